import { useEffect } from "react";
import { z } from "zod";
import { useDraft } from "~/components/drafts/use-draft";
import { showToast } from "~/components/ui/toast-store";
import { websiteCode } from "~/modules/site/website-code";
import { sameCode } from "~/modules/site/code-parts";
import { continued, isDirty, type EditorState } from "./editor-state";

/**
 * What is unsaved, with what it was made of: saving it meets whatever was saved meanwhile as if the tab had stayed
 * open.
 */
const unsavedCode = z.object({ base: websiteCode, revision: z.string().nullable(), code: websiteCode });

const BACK = {
  title: "Your changes are back",
  description: "You were signed out before they were saved. Press Save Changes again.",
};

interface EditorDraftInput {
  websiteId: number;
  state: EditorState;
  update: (change: (state: EditorState) => EditorState) => void;
}

/** Keeps a website's unsaved edits on this device, and puts back those that a tab has left. */
export function useEditorDraft({ websiteId, state, update }: EditorDraftInput) {
  const { history, saved, revision } = state;
  const draft = useDraft({
    kind: "website",
    id: websiteId,
    // A tab may have died after its save and before its draft went.
    schema: unsavedCode.refine(({ code }) => !sameCode(code, saved)),
    onContinue: (unsaved, resumed) => {
      update(() => continued(unsaved));
      if (resumed) showToast(BACK);
    },
  });
  const { keep, forget } = draft;
  const hasChanges = isDirty(state);
  useEffect(() => {
    if (hasChanges) void keep({ base: saved, revision, code: history.code });
    else forget();
  }, [hasChanges, saved, revision, history.code, keep, forget]);
  return draft;
}
