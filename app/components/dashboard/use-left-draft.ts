import { useEffect, useRef } from "react";
import { hasDraft } from "~/components/drafts/has-draft";
import { useLatest } from "~/components/ui/use-latest";

/** Calls `onFound`, once, when the form for a new website was left with something typed in it. */
export function useLeftDraft(owner: number, onFound: () => void) {
  const latest = useLatest(onFound);
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    void hasDraft({ owner, kind: "brief", id: "new" }).then((isLeft) => isLeft && latest.current());
  }, [owner, latest]);
}
