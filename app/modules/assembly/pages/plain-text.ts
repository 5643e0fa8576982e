import { parseFragment } from "parse5";
import type { HtmlNode } from "../../markup/html-document";

/** Length of a text for lists that is made from a post's own, in characters. */
const TEASER_LENGTH = 200;

/** What a piece of html says in sentences, in one line: without headings, lists, tables and code. */
export function plainText(markup: string): string {
  const pieces: string[] = [];
  // A stack of its own: html that owners paste may be nested deeply.
  const waiting: HtmlNode[] = [parseFragment(markup)];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if ("value" in node) pieces.push(node.value);
    if ("tagName" in node && NO_SENTENCES.has(node.tagName)) continue;
    if ("tagName" in node && !INLINE.has(node.tagName)) pieces.push(" ");
    if ("childNodes" in node) for (const child of node.childNodes.toReversed()) waiting.push(child);
  }
  return pieces.join("").replace(/\s+/g, " ").trim();
}

const NO_SENTENCES = new Set(["h2", "h3", "h4", "h5", "h6", "ul", "ol", "dl", "pre", "table", "summary", "figcaption"]);
const INLINE = new Set([
  "a",
  "abbr",
  "b",
  "cite",
  "code",
  "del",
  "em",
  "i",
  "ins",
  "kbd",
  "mark",
  "q",
  "s",
  "samp",
  "small",
  "span",
  "strong",
  "sub",
  "sup",
  "time",
  "u",
  "var",
]);

/** The beginning of a text, up to the end of a word. */
export function teaserOf(text: string): string {
  if (text.length <= TEASER_LENGTH) return text;
  const cut = text.slice(0, TEASER_LENGTH);
  const end = cut.lastIndexOf(" ");
  return `${(end > TEASER_LENGTH / 2 ? cut.slice(0, end) : [...cut].slice(0, -1).join("")).replace(/(?<![\s,.;:–-])[\s,.;:–-]+$/, "")}…`;
}
