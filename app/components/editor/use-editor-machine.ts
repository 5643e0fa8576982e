import { useCallback, useMemo } from "react";
import type { WebsiteCode } from "~/modules/site/website-code";
import type { WebsiteResult } from "~/modules/result/read-result.server";
import type { Editor } from "./editor-context";
import type { EditorControls, SaveState } from "./editor-controls";
import { isDirty, openWebsite } from "./editor-state";
import { useEditorActions } from "./use-editor-actions";
import { useEditorDraft } from "./use-editor-draft";
import { useLatestState } from "./use-latest-state";
import { useLazyPage } from "./use-lazy-page";
import { useLoaded } from "./use-loaded";
import { useSave } from "./use-save";
import { useSelectedText } from "./use-selected-text";
import { useTypedTexts } from "./use-typed-texts";
import { useTyping } from "./use-typing";

/** The editor of a website: its state, what changes it, and what its parts see of it. */
export function useEditorMachine(website: WebsiteResult, loaded: WebsiteCode) {
  const { state, latest, update } = useLatestState(() => openWebsite(loaded, website.revision));
  const { typesInPlace, commitText } = useTypedTexts(latest, update);
  const { isTyping, type, flush } = useTyping(commitText);
  useLoaded({ code: loaded, revision: website.revision, latest, update });
  const draft = useEditorDraft({ websiteId: website.id, state, update });
  const { resumeAfterSignIn } = draft;
  const { phase, save, answer, conflicts, settle } = useSave({
    websiteId: website.id,
    isLive: website.slot.state === "deployed" && website.slot.isActive,
    latest,
    update,
    flush,
    resumeAfterSignIn,
  });
  const { actions, selectedInPreview, shown } = useEditorActions({ latest, update, type, flush, typesInPlace });
  const hasEdits = useCallback(() => {
    flush();
    return isDirty(latest.current);
  }, [flush, latest]);

  const { history, selection } = state;
  const textColor = shown?.node === selection ? (shown?.color ?? null) : null;
  const isUnsaved = isTyping || isDirty(state);
  const page = useLazyPage(history.code.html);
  const selectedText = useSelectedText(page, selection);
  const editor = useMemo<Editor>(() => {
    const { select, apply, showText } = actions;
    const { id: websiteId, title } = website;
    return {
      ...{ websiteId, title, selection, select, apply, showText, save },
      code: history.code,
      isDirty: isUnsaved,
      get page() {
        return page();
      },
    };
  }, [website, history.code, page, selection, actions, isUnsaved, save]);
  const controls = useMemo<EditorControls>(
    () => ({
      ...actions,
      website,
      undoSteps: history.undo,
      undoLabel: history.undo.at(-1)?.label ?? null,
      redoLabel: history.redo.at(-1)?.label ?? null,
      saveState: saveStateOf(phase, isUnsaved),
      isTyping,
      flush,
      selectedInPreview,
      selectedText,
      textColor,
    }),
    [actions, website, history, phase, isUnsaved, isTyping, flush, selectedInPreview, selectedText, textColor],
  );
  return { editor, controls, draft, hasEdits, save, phase, answer, conflicts, settle };
}

function saveStateOf(phase: string, isUnsaved: boolean): SaveState {
  if (phase === "saving") return "saving";
  if (!isUnsaved) return "saved";
  return phase === "failed" || phase === "offline" ? phase : "unsaved";
}
