import type { Edit } from "~/modules/markup/edit";
import type { EditablePage, NodeId } from "~/modules/markup/page";

const startOf = (page: EditablePage, node: NodeId) => page.elements[node]?.sourceCodeLocation?.startTag?.startOffset;

/** The number that an element has after an edit of its page; null when the edit took it away or wrote it anew. */
export function followNode(before: EditablePage, after: EditablePage, { splices }: Edit, node: NodeId): NodeId | null {
  const start = startOf(before, node);
  if (start === undefined) return null;
  const earlier = splices.filter(({ part, start: from }) => part === "html" && from <= start);
  if (earlier.some(({ end }) => end > start)) return null;
  const moved = start + earlier.reduce((shift, splice) => shift + splice.text.length - (splice.end - splice.start), 0);
  const found = after.elements.findIndex((_, index) => startOf(after, index) === moved);
  return found < 0 ? null : found;
}
