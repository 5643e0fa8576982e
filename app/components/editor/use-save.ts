import { useRevalidator } from "@remix-run/react";
import { useCallback, useRef, useState, type MutableRefObject } from "react";
import { showToast } from "~/components/ui/toast-store";
import { isDirty, savedAs, type EditorState } from "./editor-state";
import { saveCode } from "./save-code";

type Phase = "idle" | "saving" | "failed" | "conflict";

interface SaveInput {
  websiteId: number;
  latest: MutableRefObject<EditorState>;
  update: (change: (state: EditorState) => EditorState) => void;
  /** Makes what is being typed an edit. */
  flush: () => void;
}

/** Saving, one request at a time; `overwrite` saves whatever the server has meanwhile. */
export function useSave({ websiteId, latest, update, flush }: SaveInput) {
  const [phase, setPhase] = useState<Phase>("idle");
  const running = useRef<Promise<boolean> | null>(null);
  const { revalidate } = useRevalidator();

  const send = useCallback(
    async (overwrite: boolean) => {
      flush();
      if (!isDirty(latest.current)) return true;
      setPhase("saving");
      const { revision, history } = latest.current;
      const outcome = await saveCode({ websiteId, code: history.code, revision: overwrite ? null : revision });
      setPhase(outcome.kind === "saved" ? "idle" : outcome.kind);
      if (outcome.kind === "failed") {
        showToast({ title: "Save Failed", description: outcome.message ?? "Please try again.", variant: "destructive" });
      }
      if (outcome.kind !== "saved") return false;
      update((state) => savedAs(state, history.code, outcome.revision));
      showToast({ title: "Changes Saved" });
      revalidate();
      return true;
    },
    [websiteId, latest, update, flush, revalidate],
  );

  const save = useCallback(
    (overwrite = false) => (running.current ??= send(overwrite).finally(() => (running.current = null))),
    [send],
  );
  return { phase, save, settle: useCallback(() => setPhase("idle"), []) };
}
