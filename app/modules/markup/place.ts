import { elementAt, parentOf } from "./element";
import { VOID } from "./element-kinds";
import { elementsOf } from "./html-document";
import type { EditablePage, NodeId, PlacedElement } from "./page";

/** Where an element's source begins and ends. */
export interface Span {
  start: number;
  end: number;
}

/** Where an element stands, its end tag included; one without an end tag ends with its last content. */
export function spanOf(element: PlacedElement): Span {
  const { startOffset, endOffset } = element.sourceCodeLocation;
  return {
    start: startOffset,
    end: Math.max(element.sourceCodeLocation.startTag.endOffset, Math.min(endOffset, roomOf(element))),
  };
}

/** The parser lets open elements end with the document: no content reaches beyond the end tag of what is around it. */
function roomOf(element: PlacedElement): number {
  const start = element.sourceCodeLocation.startOffset;
  let room = Infinity;
  for (let around = parentOf(element); around; around = parentOf(around)) {
    const end = around.sourceCodeLocation?.endTag?.startOffset;
    if (end !== undefined && end > start) room = Math.min(room, end);
  }
  return room;
}

/** Whether an element's source holds all of the element and nothing else, so that it can be taken as a whole. */
export function isWhole(page: EditablePage, node: NodeId): boolean {
  const element = elementAt(page, node);
  if (!element) return false;
  const span = spanOf(element);
  const inside = new Set(elementsOf(element));
  return page.elements.every((other, number) => {
    const { start, end } = spanOf(elementAt(page, number)!);
    const within = start >= span.start && end <= span.end;
    const apart = end <= span.start || start >= span.end || (start < span.start && end >= span.end);
    return inside.has(other) ? within : apart;
  });
}

/** An element's source as it can stand anywhere: one that is left open gets its end tag. */
export function sourceOf(page: EditablePage, element: PlacedElement): string {
  const { start, end } = spanOf(element);
  const source = page.source.slice(start, end);
  const isClosed =
    element.sourceCodeLocation.endTag !== undefined || VOID.has(element.tagName) || source.endsWith("/>");
  return isClosed ? source : `${source.trimEnd()}</${element.tagName}>`;
}
