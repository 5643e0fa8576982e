import { elementAt, numberOf, parentOf } from "../markup/element";
import { HEADINGS, INTERACTIVE } from "../markup/element-kinds";
import { applyEdit } from "../markup/edit";
import { elementsOf, type HtmlElement } from "../markup/html-document";
import { readPage, type EditablePage, type NodeId, type PlacedElement } from "../markup/page";
import { deleteSection } from "../markup/sections";
import { editableAt } from "../markup/texts";
import { collapseSpace, visibleText } from "../markup/visible-text";
import type { WebsiteCode } from "../site/website-code";
import type { PageClaim } from "./claim";
import { fromTheEnd, claimAttribute, withWords, wordsOf } from "./claim-words";
import { cardOf, isNothingWithout } from "./claim-parts";

/**
 * Takes claims out of a page: the sentence where others stand around it, else the smallest part that holds nothing
 * else, such as a row, a person's card or a quotation with its author. What the page cannot do without stays.
 */
export function removeClaims(code: WebsiteCode, claims: PageClaim[]): WebsiteCode {
  return fromTheEnd(claims).reduce(removeClaim, code);
}

/** May be without words, but not be taken away alone. */
const CELLS = new Set(["td", "th", "meta", "img"]);

function removeClaim(code: WebsiteCode, claim: PageClaim): WebsiteCode {
  const page = readPage(code.html);
  const element = targetOf(page, claim);
  // Gone with one that was removed before.
  if (!element) return code;
  const node = numberOf(page, element)!;
  const rest = restOf(element, claim);
  if (rest !== "") return withoutEmptied(page, element, withWords(code, page, node, claim.text, rest));
  if (CELLS.has(element.tagName)) return withWords(code, page, node, claim.text, "");
  return withoutPart(code, page, wholeOf(page, element, claim));
}

/** The text that a claim is part of: that of its element, or the sentence around its link. */
function targetOf(page: EditablePage, { node, text, context }: PageClaim): PlacedElement | null {
  const element = elementAt(page, node);
  if (!element || !wordsOf(element, text).includes(text)) return null;
  if (claimAttribute(element, text) !== null) return element;
  const own = elementAt(page, editableAt(page, node) ?? node)!;
  const around = parentOf(own);
  const isInSentence =
    INTERACTIVE.has(own.tagName) &&
    around !== null &&
    visibleText(own) !== context &&
    visibleText(around).includes(context);
  return (isInSentence && elementAt(page, numberOf(page, around) ?? -1)) || own;
}

/** What an element says without the sentence of a claim; nothing when that is all, or no word would be left. */
function restOf(element: HtmlElement, { context, text }: PageClaim): string {
  const words = wordsOf(element, text);
  if (claimAttribute(element, text) === "href" || context.includes(words)) return "";
  const rest = collapseSpace(words.replace(words.includes(context) ? context : text, " "));
  return /\p{L}/u.test(rest) ? rest : "";
}

/** Links and bold words of the sentence go with it. */
function withoutEmptied(page: EditablePage, element: PlacedElement, code: WebsiteCode): WebsiteCode {
  const inside = elementsOf(element).filter((each) => each !== element && visibleText(each) !== "");
  const nodes = inside.map((each) => numberOf(page, each)).filter((node) => node !== undefined);
  return nodes.reduceRight((current, node) => {
    const now = readPage(current.html);
    const each = elementAt(now, node);
    return each && visibleText(each) === "" ? withoutPart(current, now, node) : current;
  }, code);
}

/** The number of the part to take away; null for a title that the rest stands under. */
function wholeOf(page: EditablePage, element: HtmlElement, { kind }: PageClaim): NodeId | null {
  const isTitle = HEADINGS.has(element.tagName) || element.tagName === "title";
  const card = isTitle || kind === "person" || kind === "testimonial" ? cardOf(page, element) : null;
  if (isTitle && !card) return null;
  let whole = card ?? element;
  for (let around = parentOf(whole); around && isNothingWithout(page, around, whole); around = parentOf(around))
    whole = around;
  return numberOf(page, whole) ?? null;
}

function withoutPart(code: WebsiteCode, page: EditablePage, node: NodeId | null): WebsiteCode {
  const edit = node === null ? null : deleteSection(page, node, "owner");
  return edit ? applyEdit(code, edit) : code;
}
