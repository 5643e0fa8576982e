import { parse } from "parse5";
import { isElement, isText } from "~/modules/markup/element";
import { attribute, type HtmlElement, type HtmlNode } from "~/modules/markup/html-document";

const UNREAD = new Set(["script", "style", "svg"]);
/** What assistive technology and search engines read beside the text. */
const SPOKEN = ["aria-label", "alt", "title", "placeholder"];

/** The words of a text, in lower case. */
export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];

/** Every word of a page that somebody reads or hears: its text, hidden or not, labels, title and description. */
export function wordsOfPage(html: string): Set<string> {
  return new Set(textsOf(parse(html)).flatMap(wordsOf));
}

function textsOf(node: HtmlNode): string[] {
  if (isText(node)) return [node.value];
  if (isElement(node) && UNREAD.has(node.tagName)) return [];
  const own = isElement(node) ? attributesOf(node) : [];
  return [...own, ...("childNodes" in node ? node.childNodes.flatMap(textsOf) : [])];
}

function attributesOf(element: HtmlElement): string[] {
  const spoken = SPOKEN.map((name) => attribute(element, name));
  const described = attribute(element, "name") === "description" ? attribute(element, "content") : undefined;
  return [...spoken, described].filter((text) => typeof text === "string");
}
