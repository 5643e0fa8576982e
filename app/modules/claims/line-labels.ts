import { isElement, parentOf } from "../markup/element";
import { HEADINGS } from "../markup/element-kinds";
import type { HtmlElement } from "../markup/html-document";
import type { PageLine } from "./page-lines";

/** So many lines of a card may stand between its name and what is said of it. */
const REACH = 4;
/** A name is no sentence. */
const MOST_LETTERS = 60;

/**
 * What the lines of a card are about: the heading above a line, else the short line just above it. A card is what holds
 * both, one of them without another element around it but its own.
 */
export function labelAbove(lines: readonly PageLine[], index: number): string | undefined {
  const own = elementOf(lines[index]!);
  let nearest: string | undefined;
  for (let at = index - 1; at >= Math.max(0, index - REACH); at -= 1) {
    const above = lines[at]!;
    if (!isInCardOf(elementOf(above), own)) break;
    if (isHeading(elementOf(above))) return above.text.trim();
    if (nearest === undefined && isName(above)) nearest = above.text.trim();
  }
  return nearest;
}

/** The short line just below a line in its card: what somebody does stands below the name. */
export function labelBelow(lines: readonly PageLine[], index: number): string | undefined {
  const below = lines[index + 1];
  return below && isName(below) && isInCardOf(elementOf(lines[index]!), elementOf(below))
    ? below.text.trim()
    : undefined;
}

const isName = ({ text }: PageLine) => text.length <= MOST_LETTERS && !/[.!?]\s*$/.test(text);
const elementOf = ({ pieces }: PageLine): HtmlElement => pieces[0]!.element;
const isHeading = (element: HtmlElement) =>
  [element, parentOf(element)].some((each) => each && HEADINGS.has(each.tagName));

function isInCardOf(name: HtmlElement, other: HtmlElement): boolean {
  const card = firstAround(name, (element) => element.childNodes.filter(isElement).length > 1);
  for (let at: HtmlElement | null = other; at; at = parentOf(at)) if (at === card) return true;
  return false;
}

function firstAround(element: HtmlElement, isSought: (element: HtmlElement) => boolean): HtmlElement | null {
  let at = parentOf(element);
  while (at && !isSought(at)) at = parentOf(at);
  return at;
}
