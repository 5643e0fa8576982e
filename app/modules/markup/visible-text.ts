import { isElement, isText, type TextNode } from "./element";
import { BLOCKS, UNSEEN } from "./element-kinds";
import { attribute, type HtmlElement, type HtmlNode } from "./html-document";
import { hasAtoms, readAtoms } from "./source-text";
import type { Splice } from "./splices";

/** A character that is seen, the source that makes it, and where text after it would stand. */
export interface Unit {
  text: string;
  ranges: Omit<Splice, "text">[];
  after: number;
}

/** A place where lines break without a character of their own; `after` is the end of a `<br>`. */
interface Break {
  after: number | null;
}

const SPACE = /^[ \t\n\f\r]+$/;

/** Text with white space as browsers show it: one blank for any run of it, none at the ends. */
export function collapseSpace(text: string): string {
  return text.replace(/[ \t\n\f\r]+/g, " ").replace(/^ | $/g, "");
}

/** What can be read in an element. */
export function visibleText(element: HtmlElement): string {
  const parts = Array.from(piecesOf(element), (piece) => ("value" in piece ? piece.value : " "));
  return collapseSpace(parts.join(""));
}

/** Whether an element's text stands apart from that of its neighbours. */
export function isBlock(element: HtmlElement): boolean {
  return BLOCKS.has(element.tagName) || attribute(element, "slot") !== undefined;
}

function* piecesOf(element: HtmlElement): Generator<TextNode | Break> {
  const waiting: (HtmlNode | Break)[] = element.childNodes.toReversed();
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (!("nodeName" in next) || isText(next)) yield next;
    else if (isElement(next) && !UNSEEN.has(next.tagName) && attribute(next, "hidden") === undefined) {
      if (next.tagName === "br") yield { after: next.sourceCodeLocation?.endOffset ?? null };
      if (isBlock(next)) {
        yield { after: null };
        waiting.push({ after: null });
      }
      for (const child of next.childNodes.toReversed()) waiting.push(child);
    }
  }
}

/** The characters of an element's visible text, each with its place; null when some have none. */
export function readUnits(source: string, element: HtmlElement): Unit[] | null {
  const units: Unit[] = [];
  let gap: Unit | null = null;
  for (const piece of piecesOf(element)) {
    if (!("value" in piece)) {
      gap ??= { text: " ", ranges: [], after: piece.after ?? units.at(-1)?.after ?? 0 };
      continue;
    }
    const at = piece.sourceCodeLocation;
    const atoms = at && readAtoms(source, at.startOffset, at.endOffset, piece.value);
    if (!atoms) return null;
    for (const { text, start, end } of atoms) {
      if (SPACE.test(text)) {
        gap = widened(gap, start, end);
        continue;
      }
      if (gap && units.length > 0) units.push(gap);
      gap = null;
      units.push({ text, ranges: [{ start, end }], after: end });
    }
  }
  return units;
}

/** Whether each character of an element's visible text has its place, so that `readUnits` finds it. */
export function hasUnits(source: string, element: HtmlElement): boolean {
  for (const piece of piecesOf(element)) {
    if (!("value" in piece)) continue;
    const at = piece.sourceCodeLocation;
    if (!at || !hasAtoms(source, at.startOffset, at.endOffset, piece.value)) return false;
  }
  return true;
}

/** A run of white space may go on in the next element: each part of it has a range. */
function widened(gap: Unit | null, start: number, end: number): Unit {
  if (!gap) return { text: " ", ranges: [{ start, end }], after: end };
  const last = gap.ranges.at(-1);
  if (last?.end !== start) gap.ranges.push({ start, end });
  else {
    if (gap.after === last.end) gap.after = end;
    last.end = end;
  }
  return gap;
}
