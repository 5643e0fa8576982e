import { useMemo, useRef, type MutableRefObject } from "react";
import { showToast } from "~/components/ui/toast-store";
import type { NodeId } from "~/modules/markup/page";
import { textAt, typedInto, type EditorState, type TypedText } from "./editor-state";

const REPLACED = {
  title: "Your text stays",
  description: "It replaces another change to the same text, made while you typed. Undo brings that change back.",
};

type Update = (change: (state: EditorState) => EditorState) => void;

/**
 * Makes edits of texts as they are typed. What is typed in place in the preview does not follow a change that is made
 * to it from elsewhere, so that the owner is told when it takes the place of one.
 */
export function useTypedTexts(latest: MutableRefObject<EditorState>, update: Update) {
  const place = useRef<TypedText | null>(null);
  return useMemo(
    () => ({
      typesInPlace: (node: NodeId | null) => {
        if (node !== place.current?.node)
          place.current = node === null ? null : { node, said: textAt(latest.current, node) };
      },
      commitText: (node: NodeId, text: string) => {
        const { state, replaced } = typedInto(latest.current, node, text, place.current);
        if (place.current?.node === node) place.current = { node, said: textAt(state, node) };
        update(() => state);
        if (replaced) showToast(REPLACED);
      },
    }),
    [latest, update],
  );
}
