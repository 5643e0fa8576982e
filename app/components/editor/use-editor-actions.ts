import { useMemo, useRef, useState, type MutableRefObject } from "react";
import { showToast } from "~/components/ui/toast-store";
import type { Edit } from "~/modules/markup/edit";
import type { NodeId } from "~/modules/markup/page";
import type { FrameHandle } from "./editor-controls";
import { discarded, editedSince, redone, undone, type EditorState } from "./editor-state";

interface ActionsInput {
  latest: MutableRefObject<EditorState>;
  update: (change: (state: EditorState) => EditorState) => void;
  /** A text as it is being typed. */
  type: (node: NodeId, text: string) => void;
  /** Makes what is being typed an edit. */
  flush: () => void;
  /** Where one types in the preview; null once that has ended. */
  typesInPlace: (node: NodeId | null) => void;
}

const LEFT_OUT = {
  title: "Your text stays",
  description: "You typed where this change was to be made, so it was left out. Make it again to start from your text.",
};

/** What changes the website in the editor. All of it stays the same function for as long as the editor is there. */
export function useEditorActions({ latest, update, type, flush, typesInPlace }: ActionsInput) {
  const [selectedInPreview, setSelectedInPreview] = useState(false);
  const [shown, setShown] = useState<{ node: NodeId; color: string } | null>(null);
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
        flush();
        const typed = latest.current;
        update((now) => editedSince(now, edit, made));
        if (latest.current === typed && typed.history !== made) showToast(LEFT_OUT);
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
      reveal: (node: NodeId) => frame.current?.reveal(node),
      showText: (node: NodeId, text: string) => {
        frame.current?.showText(node, text);
        type(node, text);
      },
      typedInPreview: (node: NodeId, text: string, done: boolean) => {
        typesInPlace(node);
        type(node, text);
        if (!done) return;
        flush();
        typesInPlace(null);
      },
      showColor: (node: NodeId, color: string) =>
        setShown((now) => (now?.node === node && now.color === color ? now : { node, color })),
      attachFrame: (handle: FrameHandle | null) => void (frame.current = handle),
    };
  }, [latest, update, type, flush, typesInPlace]);
  return { actions, selectedInPreview, shown };
}
