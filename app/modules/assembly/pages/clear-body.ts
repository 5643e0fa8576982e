import { elementsOf, hasWord, type HtmlDocument, type HtmlElement, type HtmlNode } from "../../markup/html-document";
import type { Splice } from "../../markup/splices";

/** What belongs to a page's frame, and not to what the page is about. */
const FRAME = new Set([
  "header",
  "footer",
  "nav",
  "a",
  "button",
  "script",
  "style",
  "link",
  "noscript",
  "template",
  "svg",
  "dialog",
]);
const PARTS = new Set(["section", "article", "aside", "figure", "blockquote", "table", "form"]);
const LANDMARKS = ["header", "footer", "nav"];

/** What stands in the place of a page's content, and what a page begins with that names its site nowhere. */
interface Filling {
  content: string;
  header: string;
}

/**
 * Splices that leave the frame of a page, header, navigation and footer, and put other content in the place of its own.
 * Null for a page that has no such frame.
 */
export function clearedBody(document: HtmlDocument, { content, header }: Filling): Splice[] | null {
  const body = elementsOf(document.root).find((element) => element.tagName === "body");
  if (!body) return null;
  const main = elementsOf(body).find((element) => element.tagName === "main" && element.sourceCodeLocation?.endTag);
  const kept: HtmlElement[] = [];
  const removed = clear(body, main, kept);
  const heads = kept.filter((element) => element.tagName === "header" || element.tagName === "nav");
  const hasHeader = heads.some((element) => !hasWord(element, "class", "dock"));
  const own = (hasHeader ? "" : header) + content;
  const foot = kept.find((element) => element.tagName === "footer");
  if (main) return [...removed, ...replaced(main, own)];
  if (kept.length === 0 || (!hasHeader && !foot)) return null;
  const at =
    foot?.sourceCodeLocation?.startOffset ??
    Math.max(...heads.map((element) => element.sourceCodeLocation?.endOffset ?? 0));
  return [...removed, { start: at, end: at, text: own }];
}

function clear(node: HtmlElement, main: HtmlElement | undefined, kept: HtmlElement[]): Splice[] {
  return node.childNodes.flatMap((child) => {
    if (!("tagName" in child)) return isText(child) ? replaced(child, "") : [];
    if (child === main) return [];
    const holdsMain = main !== undefined && elementsOf(child).includes(main);
    if (holdsMain) return clear(child, main, kept);
    if (FRAME.has(child.tagName)) return keep(child, kept);
    const isWrapper = !PARTS.has(child.tagName) && elementsOf(child).some(({ tagName }) => LANDMARKS.includes(tagName));
    return isWrapper ? clear(child, main, kept) : replaced(child, "");
  });
}

/** A header that holds the page's own title is the page's, not the site's: only its navigation stays. */
function keep(element: HtmlElement, kept: HtmlElement[]): Splice[] {
  const inside = elementsOf(element).slice(1);
  if (element.tagName !== "header" || !inside.some(({ tagName }) => tagName === "h1")) return kept.push(element), [];
  const [outer, nav] = [element.sourceCodeLocation, inside.find(({ tagName }) => tagName === "nav")];
  const inner = nav?.sourceCodeLocation;
  if (!nav || !inner || !outer) return replaced(element, "");
  kept.push(nav);
  return [
    { start: outer.startOffset, end: inner.startOffset, text: "" },
    { start: inner.endOffset, end: outer.endOffset, text: "" },
  ];
}

const isText = (node: HtmlNode) => "value" in node && node.nodeName === "#text" && node.value.trim() !== "";

function replaced({ sourceCodeLocation: at }: HtmlNode, text: string): Splice[] {
  return at ? [{ start: at.startOffset, end: at.endOffset, text }] : [];
}
