import { parse } from "parse5";
import { isElement } from "~/modules/markup/element";
import { attribute, type HtmlElement, type HtmlNode } from "~/modules/markup/html-document";
import { visibleText } from "~/modules/markup/visible-text";

/** What a visitor can read in a page, closed questions opened, white space collapsed. */
export function pageText(html: string): string {
  return visibleText(bodyOf(html));
}

/**
 * What the page says of its own: its text without navigation, skip link, forms (with their privacy line), and without
 * elements whose whole text is one of the `fixed` interface words.
 */
export function ownText(html: string, fixed: Iterable<string>): string {
  const body = bodyOf(html);
  const words = new Set(Array.from(fixed, (word) => word.toLowerCase()));
  prune(body, (element) => isInterface(element) || words.has(visibleText(element).toLowerCase()));
  return visibleText(body);
}

const isInterface = (element: HtmlElement) =>
  ["nav", "form", "button"].includes(element.tagName) ||
  /\b(skip|to-top|site-action)\b/.test(attribute(element, "class") ?? "") ||
  attribute(element, "aria-hidden") === "true";

function prune(element: HtmlElement, unwanted: (element: HtmlElement) => boolean): void {
  element.childNodes = element.childNodes.filter((child) => !(isElement(child) && unwanted(child)));
  element.childNodes.filter(isElement).forEach((child) => prune(child, unwanted));
}

function bodyOf(html: string): HtmlElement {
  const root = parse(html).childNodes.find(
    (node: HtmlNode) => isElement(node) && node.tagName === "html",
  ) as HtmlElement;
  return root.childNodes.find((node) => isElement(node) && node.tagName === "body") as HtmlElement;
}
