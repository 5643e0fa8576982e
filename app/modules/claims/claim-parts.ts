import { ancestorsOf, isElement, isText, parentOf } from "../markup/element";
import { HEADINGS, UNSEEN } from "../markup/element-kinds";
import { sectionElements } from "../markup/find-sections";
import { elementsOf, type HtmlElement } from "../markup/html-document";
import type { EditablePage } from "../markup/page";
import { collapseSpace, visibleText } from "../markup/visible-text";

const CARDS = new Set(["li", "article", "figure", "blockquote"]);

/** The card, list item or quotation around an element; null where it stands in a section itself. */
export function cardOf(page: EditablePage, element: HtmlElement): HtmlElement | null {
  for (const around of ancestorsOf(element)) {
    if (isFrame(page, around)) return null;
    if (CARDS.has(around.tagName) && parentOf(around)?.tagName !== "figure") return around;
  }
  return null;
}

/**
 * Whether an element that is part of a section, or is one, would hold nothing but headings without one of its parts.
 */
export function isNothingWithout(page: EditablePage, element: HtmlElement, part: HtmlElement): boolean {
  if (PAGE.has(element.tagName) || isSection(page, part)) return false;
  const left = (around: HtmlElement): string =>
    around.childNodes.map((child) => (isText(child) ? child.value : isElement(child) ? inside(child) : "")).join(" ");
  const inside = (child: HtmlElement): string => {
    if (child === part || UNSEEN.has(child.tagName)) return "";
    // A card is something by its heading alone.
    if (CARDS.has(child.tagName) && !elementsOf(child).includes(part)) return visibleText(child);
    return isHead(child) ? "" : left(child);
  };
  return collapseSpace(left(element)) === "";
}

const PAGE = new Set(["html", "body", "main"]);
const HEADS = new Set(["dt", "figcaption", ...HEADINGS]);
const isHead = ({ tagName }: HtmlElement) => HEADS.has(tagName);
const isSection = (page: EditablePage, element: HtmlElement) =>
  sectionElements(page).some((section) => section === element);
const isFrame = (page: EditablePage, element: HtmlElement) => PAGE.has(element.tagName) || isSection(page, element);
