import { useCallback, useMemo, useRef, useState } from "react";
import type { Edit } from "~/modules/editing/edit";
import { readPage, type NodeId } from "~/modules/editing/page";
import { setText } from "~/modules/editing/set-text";
import type { GeneratedCode } from "~/modules/generation/generated-code";
import type { WebsiteResult } from "~/modules/websites/read-result.server";
import type { Editor } from "./editor-context";
import type { EditorControls, FrameHandle, SaveState } from "./editor-controls";
import { discarded, edited, editedSince, isDirty, openWebsite, redone, undone } from "./editor-state";
import { useLatestState } from "./use-latest-state";
import { useLoaded } from "./use-loaded";
import { useSave } from "./use-save";
import { useTyping } from "./use-typing";

/** The editor of a website: its state, what changes it, and what its parts see of it. */
export function useEditorMachine(website: WebsiteResult, code: GeneratedCode) {
  const { state, latest, update } = useLatestState(() => openWebsite(code, website.revision));
  const [selectedInPreview, setSelectedInPreview] = useState(false);
  const frame = useRef<FrameHandle | null>(null);

  const commitText = useCallback(
    (node: NodeId, text: string) => {
      const edit = setText(readPage(latest.current.history.code.html), node, text, "owner");
      if (edit) update((now) => edited(now, edit));
    },
    [latest, update],
  );
  const { isTyping, type, flush } = useTyping(commitText);
  useLoaded({ code, revision: website.revision, latest, update });
  const { phase, save, settle } = useSave({ websiteId: website.id, latest, update, flush });

  const actions = useMemo(() => {
    const step = (change: typeof undone) => {
      flush();
      update(change);
    };
    const selected = (node: NodeId | null, inPreview: boolean) => {
      setSelectedInPreview(inPreview);
      update((now) => (now.selection === node ? now : { ...now, selection: node }));
    };
    return {
      apply: (edit: Edit) => {
        const made = latest.current.history;
        step((now) => editedSince(now, edit, made));
      },
      undo: () => step(undone),
      redo: () => step(redone),
      discard: () => step(discarded),
      select: (node: NodeId | null) => {
        if (node === latest.current.selection) return;
        selected(node, false);
        frame.current?.select(node, { scroll: true });
      },
      selectInPreview: (node: NodeId | null) => selected(node, true),
      showText: (node: NodeId, text: string) => {
        frame.current?.showText(node, text);
        type(node, text);
      },
      typedInPreview: (node: NodeId, text: string, done: boolean) => {
        type(node, text);
        if (done) flush();
      },
      attachFrame: (handle: FrameHandle | null) => void (frame.current = handle),
    };
  }, [latest, update, type, flush]);

  const hasEdits = useCallback(() => {
    flush();
    return isDirty(latest.current);
  }, [flush, latest]);

  const isUnsaved = isTyping || isDirty(state);
  const { html } = state.history.code;
  const page = useMemo(() => readPage(html), [html]);
  const editor = useMemo<Editor>(
    () => ({
      websiteId: website.id,
      title: website.title,
      code: state.history.code,
      page,
      selection: state.selection,
      select: actions.select,
      apply: actions.apply,
      showText: actions.showText,
      isDirty: isUnsaved,
      save,
    }),
    [website.id, website.title, state.history.code, page, state.selection, actions, isUnsaved, save],
  );
  const controls = useMemo<EditorControls>(
    () => ({
      ...actions,
      website,
      undoLabel: state.history.undo.at(-1)?.label ?? null,
      redoLabel: state.history.redo.at(-1)?.label ?? null,
      saveState: saveState(phase, isUnsaved),
      isTyping,
      flush,
      selectedInPreview,
    }),
    [actions, website, state.history, phase, isUnsaved, isTyping, flush, selectedInPreview],
  );
  return { editor, controls, hasEdits, save, phase, settle };
}

function saveState(phase: string, isUnsaved: boolean): SaveState {
  if (phase === "saving") return "saving";
  if (!isUnsaved) return "saved";
  return phase === "failed" ? "failed" : "unsaved";
}
