import type { Edit } from "./edit";
import { readPage, type NodeId } from "./page";

/** The innermost element of a page's body around the first place that an edit changed; null where it changed none. */
export function firstChanged(after: string, { splices }: Edit): NodeId | null {
  const { elements } = readPage(after);
  const body = elements.find(({ tagName }) => tagName === "body")?.sourceCodeLocation;
  const starts = placesAfter(splices).filter((at) => !body || at > body.startOffset);
  if (starts.length === 0) return null;
  const first = Math.min(...starts);
  const around = elements.findLastIndex(
    ({ sourceCodeLocation: at }) => at.startTag.startOffset <= first && first < at.endOffset,
  );
  return around === -1 ? null : around;
}

/** Where the pieces that were put in begin. */
function placesAfter(splices: Edit["splices"]): number[] {
  const inHtml = splices.filter(({ part }) => part === "html").sort((a, b) => a.start - b.start);
  let shift = 0;
  return inHtml.map(({ start, end, text }) => {
    const at = start + shift;
    shift += text.length - (end - start);
    return at;
  });
}
