import { elementAt } from "../markup/element";
import { applyEdit } from "../markup/edit";
import { attribute, type HtmlElement } from "../markup/html-document";
import type { EditablePage, NodeId } from "../markup/page";
import { setAttribute } from "../markup/set-attribute";
import { setText } from "../editing/set-text";
import { visibleText } from "../markup/visible-text";
import type { WebsiteCode } from "../site/website-code";
import type { PageClaim } from "./claim";

/** From the end on, so that the numbers and places of those before stay right. */
export function fromTheEnd(claims: PageClaim[]): PageClaim[] {
  return claims.toSorted((a, b) => b.node - a.node || b.start - a.start);
}

const SAYING: Record<string, string> = { meta: "content", img: "alt" };
const WAY = /^(?:tel|mailto):/i;

/** The attribute that says what is claimed; null where the element's text does. */
export function claimAttribute(element: HtmlElement, claim: string): string | null {
  const own = SAYING[element.tagName];
  if (own) return own;
  const isWay = element.tagName === "a" && WAY.test(attribute(element, "href") ?? "");
  return isWay && !visibleText(element).includes(claim) ? "href" : null;
}

/** The words in which a claim stands in an element; of a link that says it only by where it leads, the address. */
export function wordsOf(element: HtmlElement, claim: string): string {
  const name = claimAttribute(element, claim);
  if (name === null) return visibleText(element);
  const value = attribute(element, name) ?? "";
  return name === "href" ? value.replace(WAY, "") : value;
}

/** The code with other words there, for all but a link's address; the same when they cannot be written. */
export function withWords(
  code: WebsiteCode,
  page: EditablePage,
  node: NodeId,
  claim: string,
  words: string,
): WebsiteCode {
  const element = elementAt(page, node)!;
  const name = claimAttribute(element, claim);
  const edit =
    name === null ? setText(page, node, words, "owner") : setAttribute(page, node, name, words.trim(), "owner");
  return edit ? applyEdit(code, edit) : code;
}

/** The code with the link at an element leading to these words; to nowhere where they are no number or address. */
export function withAddress(code: WebsiteCode, page: EditablePage, node: NodeId, words: string): WebsiteCode {
  const element = elementAt(page, node)!;
  const edit =
    element.tagName === "a" && WAY.test(attribute(element, "href") ?? "")
      ? setAttribute(page, node, "href", addressOf(element, words), "owner")
      : null;
  return edit ? applyEdit(code, edit) : code;
}

function addressOf(element: HtmlElement, words: string): string | null {
  const way = WAY.exec(attribute(element, "href")!)![0].toLowerCase();
  const number = words.replace(/[^\d+]/g, "");
  if (way === "tel:") return number.length > 2 ? way + number : null;
  return /^[^\s@]+@[^\s@]+$/.test(words.trim()) ? way + words.trim() : null;
}
