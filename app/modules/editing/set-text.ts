import type { Author, Edit } from "../markup/edit";
import { contactHref } from "../markup/contact-link";
import { elementAt } from "../markup/element";
import { RAW, VOID } from "../markup/element-kinds";
import { htmlEdit } from "../markup/html-edit";
import { escapeText } from "../markup/html-document";
import { ownerWord } from "../markup/owner-words";
import type { EditablePage, NodeId } from "../markup/page";
import { openingSplices, placeholderOfBlank } from "../markup/placeholders";
import { attributeSplices } from "../markup/set-attribute";
import type { Splice } from "../markup/splices";
import { fittedSplices } from "./fitted-text";
import { collapseSpace, readUnits, visibleText, type Unit } from "../markup/visible-text";
import { wordDifferences, type Difference } from "../markup/word-differences";

/** The text that a visitor reads in an element, with single blanks; empty when there is no such element. */
export function textOf(page: EditablePage, node: NodeId): string {
  const element = elementAt(page, node);
  return element ? visibleText(element) : "";
}

/**
 * Gives an element another text. Tags inside of it stay, and each word that stays keeps its place among them; white
 * space is taken as single blanks. Null when the text is the same, or has no place in the source of its own.
 */
export function setText(page: EditablePage, node: NodeId, text: string, author: Author): Edit | null {
  const element = elementAt(page, node);
  if (!element || VOID.has(element.tagName) || RAW.has(element.tagName)) return null;
  const wanted = collapseSpace(text);
  if (wanted === visibleText(element)) return null;
  const units = readUnits(page.source, element);
  if (!units) return null;
  const start = element.sourceCodeLocation.startTag.endOffset;
  const pieces = units.map((unit) => unit.text);
  const splices = wordDifferences(pieces, wanted).flatMap((difference) => textSplices(units, difference, start));
  const fitted = splices.length > 0 ? fittedSplices(page, node, wanted) : [];
  const filled = placeholderOfBlank(page, node);
  const opening = filled ? openingSplices(page, filled) : [];
  // A designer says by itself where links lead.
  const href = filled || author === "owner" ? contactHref(element, visibleText(element), wanted) : null;
  const link = href === null ? [] : attributeSplices(page, node, { href });
  const label = filled ? "Filled in a placeholder" : `Changed ${ownerWord(element)}`;
  return htmlEdit(page, author, label, [...opening, ...fitted, ...link, ...splices]);
}

function textSplices(units: Unit[], { from, to, text }: Difference, start: number): Splice[] {
  const ranges = units.slice(from, to).flatMap((unit) => unit.ranges);
  const removed = joined(ranges).map((range) => ({ ...range, text: "" }));
  const [first] = removed;
  if (first) first.text = escapeText(text);
  else if (text) removed.push(insertion(units, from, text, start));
  return removed;
}

function insertion(units: Unit[], from: number, text: string, start: number): Splice {
  const at = units[from - 1]?.after ?? units[from]?.ranges[0]?.start ?? start;
  return { start: at, end: at, text: escapeText(text) };
}

function joined(ranges: Unit["ranges"]): Unit["ranges"] {
  const found: Unit["ranges"] = [];
  for (const range of ranges) {
    const last = found.at(-1);
    if (last?.end === range.start) last.end = range.end;
    else found.push({ ...range });
  }
  return found;
}
