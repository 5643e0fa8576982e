import type { EditablePage, NodeId } from "../markup/page";
import { textOf as readText } from "../editing/set-text";

const texts = new WeakMap<EditablePage, Map<NodeId, string>>();

/** The text that a visitor reads in an element. A page does not change: each is read once. */
export function textOf(page: EditablePage, node: NodeId): string {
  const known = texts.get(page) ?? new Map<NodeId, string>();
  texts.set(page, known);
  const text = known.get(node) ?? readText(page, node);
  known.set(node, text);
  return text;
}
