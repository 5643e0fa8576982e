import type { Edit } from "../markup/edit";
import type { EditablePage, NodeId } from "../markup/page";
import { collapseSpace } from "../markup/visible-text";
import { saidInHead } from "./said-in-head";
import { setText, textOf } from "./set-text";

/**
 * Gives an element another text as `setText` does, by its owner's hand, and the same to the page's title and description
 * where they say it as a sentence of their own (decision 125).
 */
export function retype(page: EditablePage, node: NodeId, text: string): Edit | null {
  const edit = setText(page, node, text, "owner");
  if (!edit) return null;
  const inHead = saidInHead(page, [{ was: textOf(page, node), is: collapseSpace(text) }]);
  return { ...edit, splices: [...inHead.map((splice) => ({ part: "html" as const, ...splice })), ...edit.splices] };
}
