import { useState } from "react";
import { textOf } from "~/modules/editing/set-text";
import type { EditablePage, NodeId } from "~/modules/markup/page";
import { isTextEditable } from "~/modules/markup/texts";

/** The selected text; null where what is selected is none. It stays one while its words are taken out to type others. */
export function useSelectedText(page: () => EditablePage, selection: NodeId | null): NodeId | null {
  const isText = selection !== null && isTextEditable(page(), selection);
  const [known, setKnown] = useState({ selection, isText });
  if (known.selection !== selection || (isText && !known.isText)) setKnown({ selection, isText });
  if (selection === null || isText) return selection;
  const wasText = known.selection === selection && known.isText;
  return wasText && textOf(page(), selection) === "" ? selection : null;
}
