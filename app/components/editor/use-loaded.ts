import { useEffect, useRef, type MutableRefObject } from "react";
import type { WebsiteCode } from "~/modules/site/website-code";
import { isDirty, loadedAnew, type EditorState } from "./editor-state";

interface LoadedInput {
  code: WebsiteCode;
  revision: string | null;
  latest: MutableRefObject<EditorState>;
  update: (change: (state: EditorState) => EditorState) => void;
}

/**
 * Follows what the page loads anew: a restored version, a contact form saved in its dialog. Unsaved edits stay, and
 * saving them will say that something else was saved meanwhile.
 */
export function useLoaded({ code, revision, latest, update }: LoadedInput) {
  const seen = useRef(revision);
  useEffect(() => {
    if (revision === seen.current) return;
    seen.current = revision;
    if (revision === latest.current.revision || isDirty(latest.current)) return;
    update((state) => loadedAnew(state, code, revision));
  }, [code, revision, latest, update]);
}
