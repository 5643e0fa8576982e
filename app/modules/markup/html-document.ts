import { serialize, type DefaultTreeAdapterMap } from "parse5";
import { parseHtml } from "./parse-html";

export type HtmlNode = DefaultTreeAdapterMap["node"];
export type HtmlElement = DefaultTreeAdapterMap["element"];

/** A whole document: its source, its root, and its head, which has both tags in the source. */
export interface HtmlDocument {
  source: string;
  root: DefaultTreeAdapterMap["document"];
  head: HtmlElement;
}

/**
 * Reads html as a whole document. What lacks html, head or body tags is completed first; a document that
 * has them keeps its source to the byte, but for a doctype put before one that has none.
 */
export function readDocument(html: string): HtmlDocument {
  const given = parseDocument(html);
  const whole = given && isWhole(given.root, given.head) ? given : parseDocument(completed(html));
  if (!whole) throw new Error("a completed document has no head");
  return whole;
}

function parseDocument(source: string): HtmlDocument | null {
  const root = parseHtml(source, { sourceCodeLocationInfo: true });
  const head = elementsOf(root).find((element) => element.tagName === "head");
  return head ? { source, root, head } : null;
}

function isWhole(root: HtmlNode, head: HtmlElement): boolean {
  const location = head.sourceCodeLocation;
  const hasDoctype = "childNodes" in root && root.childNodes.some((node) => node.nodeName === "#documentType");
  return hasDoctype && Boolean(location?.startTag && location.endTag);
}

function completed(html: string): string {
  const location = parseDocument(html)?.head.sourceCodeLocation;
  if (location?.startTag && location.endTag) return `<!doctype html>\n${html}`;
  const whole = serialize(parseHtml(html));
  return /^<!doctype/i.test(whole) ? whole : `<!doctype html>\n${whole}`;
}

/** Every element below a node in source order, those inside templates included. */
export function elementsOf(node: HtmlNode): HtmlElement[] {
  const found: HtmlElement[] = [];
  // A stack of its own: what people send may be nested more deeply than calls can be.
  const waiting: HtmlNode[] = [node];
  for (let current = waiting.pop(); current; current = waiting.pop()) {
    if ("tagName" in current) found.push(current);
    if ("childNodes" in current) for (const child of current.childNodes.toReversed()) waiting.push(child);
    if ("content" in current) waiting.push(current.content);
  }
  return found;
}

/** Value of an attribute, by the name it has in the source. */
export function attribute(element: HtmlElement, name: string): string | undefined {
  return element.attrs.find((attr) => (attr.prefix ? `${attr.prefix}:${attr.name}` : attr.name) === name)?.value;
}

/** Whether an attribute that holds words, such as `rel`, holds this one. */
export function hasWord(element: HtmlElement, name: string, word: string): boolean {
  return (attribute(element, name) ?? "").toLowerCase().split(/\s+/).includes(word);
}

export function escapeText(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}

export function escapeAttribute(text: string): string {
  return escapeText(text).replace(/"/g, "&quot;");
}
