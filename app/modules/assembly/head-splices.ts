import {
  attribute,
  elementsOf,
  escapeAttribute,
  escapeText,
  hasWord,
  type HtmlDocument,
  type HtmlElement,
} from "../markup/html-document";
import { localReference } from "../markup/local-reference";
import type { Splice } from "../markup/splices";

/** What the deploy dialog says about a site; an empty or absent one leaves what the code says. */
export interface SiteMeta {
  title?: string | null;
  description?: string | null;
  /** Its name with us, by which its folder on the app's host is known. */
  subdomain?: string | null;
}

/** Splices that give a document its encoding, a phone's width, and the title and description that were asked for. */
export function headSplices(document: HtmlDocument, meta: SiteMeta): Splice[] {
  const inHead = document.head.childNodes.filter((node): node is HtmlElement => "tagName" in node);
  return [
    ...atHeadStart(document.head, basics(inHead)),
    ...(meta.title ? titleSplices(document.head, inHead, meta.title) : []),
    ...(meta.description ? descriptionSplices(document.head, inHead, meta.description) : []),
  ];
}

/** Splices that link `styles.css` and `script.js` where a document with such code does not do it itself. */
export function linkSplices(document: HtmlDocument, files: { css: boolean; javascript: boolean }): Splice[] {
  const elements = elementsOf(document.root);
  const style = elements.some(
    (e) => e.tagName === "link" && hasWord(e, "rel", "stylesheet") && names(e, "href", "styles.css"),
  );
  const script = elements.some((e) => e.tagName === "script" && names(e, "src", "script.js"));
  const missing = [
    files.css && !style ? `<link rel="stylesheet" href="styles.css">\n` : "",
    files.javascript && !script ? `<script src="script.js" defer></script>\n` : "",
  ];
  return atHeadEnd(document.head, missing.join(""));
}

function names(element: HtmlElement, name: string, path: string): boolean {
  return localReference(attribute(element, name) ?? "")?.path === path;
}

function basics(inHead: HtmlElement[]): string {
  const metas = inHead.filter((element) => element.tagName === "meta");
  const hasCharset = metas.some((m) => attribute(m, "charset") || hasWord(m, "http-equiv", "content-type"));
  const hasViewport = metas.some((m) => hasWord(m, "name", "viewport"));
  const charset = hasCharset ? "" : `\n<meta charset="utf-8">`;
  return hasViewport ? charset : `${charset}\n<meta name="viewport" content="width=device-width, initial-scale=1">`;
}

function titleSplices(head: HtmlElement, inHead: HtmlElement[], title: string): Splice[] {
  const element = inHead.find((e) => e.tagName === "title");
  const text = escapeText(title);
  const at = element?.sourceCodeLocation;
  const shared = contentSplices(inHead, ["og:title", "twitter:title"], title);
  if (!at?.startTag || !at.endTag) return [...atHeadEnd(head, `<title>${text}</title>\n`), ...shared];
  return [{ start: at.startTag.endOffset, end: at.endTag.startOffset, text }, ...shared];
}

function descriptionSplices(head: HtmlElement, inHead: HtmlElement[], description: string): Splice[] {
  const existing = contentSplices(inHead, ["description"], description);
  const tag = `<meta name="description" content="${escapeAttribute(description)}">\n`;
  const shared = contentSplices(inHead, ["og:description", "twitter:description"], description);
  return [...(existing.length > 0 ? existing : atHeadEnd(head, tag)), ...shared];
}

/** Rewrites whole meta elements, since one may lack its `content` attribute. */
function contentSplices(inHead: HtmlElement[], wanted: string[], content: string): Splice[] {
  return inHead.flatMap((element) => {
    const key = attribute(element, "name") === undefined ? "property" : "name";
    const name = attribute(element, key)?.toLowerCase() ?? "";
    const at = element.sourceCodeLocation;
    if (element.tagName !== "meta" || !wanted.includes(name) || !at) return [];
    const text = `<meta ${key}="${name}" content="${escapeAttribute(content)}">`;
    return [{ start: at.startOffset, end: at.endOffset, text }];
  });
}

function atHeadStart(head: HtmlElement, text: string): Splice[] {
  const at = head.sourceCodeLocation?.startTag?.endOffset;
  return at === undefined || text === "" ? [] : [{ start: at, end: at, text }];
}

/** A splice that puts markup last into the head. */
export function atHeadEnd(head: HtmlElement, text: string): Splice[] {
  const at = head.sourceCodeLocation?.endTag?.startOffset;
  return at === undefined || text === "" ? [] : [{ start: at, end: at, text }];
}
