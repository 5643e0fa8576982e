import { useMemo, useRef, useState, type MutableRefObject } from "react";
import type { Edit } from "~/modules/editing/edit";
import type { NodeId } from "~/modules/editing/page";
import type { FrameHandle } from "./editor-controls";
import { discarded, editedSince, redone, undone, type EditorState } from "./editor-state";

interface ActionsInput {
  latest: MutableRefObject<EditorState>;
  update: (change: (state: EditorState) => EditorState) => void;
  /** A text as it is being typed. */
  type: (node: NodeId, text: string) => void;
  /** Makes what is being typed an edit. */
  flush: () => void;
}

/** What changes the website in the editor. All of it stays the same function for as long as the editor is there. */
export function useEditorActions({ latest, update, type, flush }: ActionsInput) {
  const [selectedInPreview, setSelectedInPreview] = useState(false);
  const frame = useRef<FrameHandle | null>(null);

  const actions = useMemo(() => {
    const step = (change: (state: EditorState) => EditorState) => {
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
  return { actions, selectedInPreview };
}
