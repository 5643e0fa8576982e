import { HEADINGS, VOID } from "../../markup/element-kinds";
import { attribute, elementsOf, hasWord } from "../../markup/html-document";
import type { PlacedElement } from "../../markup/page";
import { isWhole } from "../../markup/place";
import { numberOf } from "../../markup/element";
import { visibleText } from "../../markup/visible-text";
import type { CheckedSite } from "../checked-site";
import { isEmptyText } from "../rules/structure";
import { isFree, without, type Fix } from "./fix";

const takeOut = (site: CheckedSite, elements: PlacedElement[]) =>
  outermost(elements)
    .filter((element) => canGo(site, element))
    .map((element) => without(site, element));

/** Without an end tag, or in misnested markup, an element cannot be taken out alone. */
function canGo({ page }: CheckedSite, element: PlacedElement): boolean {
  const isClosed = element.sourceCodeLocation.endTag !== undefined || VOID.has(element.tagName);
  return isClosed && isWhole(page, numberOf(page, element)!);
}

function outermost(elements: PlacedElement[]): PlacedElement[] {
  const inner = new Set(elements.flatMap((element) => elementsOf(element).slice(1)));
  return elements.filter((element) => !inner.has(element));
}

/** Paragraphs and list items without content. */
export const takeOutEmptyTexts: Fix = (site) => takeOut(site, site.shown.filter(isEmptyText));

/** Headings without text, unless something names them. */
export const takeOutEmptyHeadings: Fix = (site) =>
  takeOut(
    site,
    site.shown.filter(
      (element) => HEADINGS.has(element.tagName) && attribute(element, "id") === undefined && isBlank(element),
    ),
  );

/** Sections without anything to see, unless something leads to them. */
export const takeOutEmptySections: Fix = (site) =>
  takeOut(
    site,
    site.shown.filter(
      (element) =>
        /^(?:section|article)$/.test(element.tagName) &&
        isBlank(element) &&
        isFree(site, attribute(element, "id") ?? ""),
    ),
  );

/** Nothing to read, and nothing in it but headings and wrappers. */
function isBlank(element: PlacedElement): boolean {
  const inside = elementsOf(element).slice(1);
  return (
    visibleText(element) === "" &&
    inside.every(({ tagName }) => HEADINGS.has(tagName) || /^(?:div|header|p|span)$/.test(tagName))
  );
}

const FONT_HOST = /^(?:https?:)?\/\/fonts\.(?:googleapis|gstatic)\.com(?:\/|$)/i;

/** Fonts of Google's servers, for which the page has its own beside them, and hints to connect to other hosts. */
export const takeOutFontLinks: Fix = (site) =>
  takeOut(
    site,
    site.page.elements.filter(
      (element) =>
        element.tagName === "link" &&
        (FONT_HOST.test(attribute(element, "href") ?? "") ||
          hasWord(element, "rel", "preconnect") ||
          hasWord(element, "rel", "dns-prefetch")),
    ),
  );
