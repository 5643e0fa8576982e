import { attribute, elementsOf, type HtmlDocument, type HtmlElement } from "../markup/html-document";
import { numberElements, readPage } from "../markup/page";
import { parseHtml } from "../markup/parse-html";
import { applySplices, type Splice } from "../markup/splices";
import type { WebsiteCode } from "../site/website-code";
import { ownSiteFile } from "../assembly/plain-site-file";

/**
 * A website's page as the editor's frame first shows it: its elements numbered, our script before everything of
 * the site, and nothing in it that would lead the frame to another address.
 */
export function editorPage(code: WebsiteCode, script: string): string {
  const numbered = { ...code, html: numberElements(readPage(code.html)) };
  const html = new TextDecoder().decode(ownSiteFile(numbered, "")!.bytes);
  // As the frame reads it: with scripting, what stands in a noscript is text.
  const root = parseHtml(html, { sourceCodeLocationInfo: true, scriptingEnabled: true });
  return applySplices(html, [...disarmed(root), ownScript(root, script)]);
}

/**
 * What would take the frame away, or run beside our script; each tag stays, since what stood around it could become
 * one.
 */
function disarmed(root: HtmlDocument["root"]): Splice[] {
  const splices = elementsOf(root).flatMap((element) => {
    const at = element.sourceCodeLocation;
    if (!at) return [];
    if (element.tagName === "script") return [inert(at.startOffset)];
    return isRefresh(element) ? [{ start: at.startOffset, end: at.endOffset, text: "<meta>" }] : [];
  });
  return [...new Map(splices.map((splice) => [splice.start, splice])).values()];
}

const isRefresh = (element: HtmlElement) =>
  element.tagName === "meta" && attribute(element, "http-equiv") !== undefined;

/** The policy stops a script anyway, and complains; the first of two attributes of one name is the one that counts. */
function inert(start: number): Splice {
  const at = start + "<script".length;
  return { start: at, end: at, text: ` type="text/plain"` };
}

function ownScript(root: HtmlDocument["root"], script: string): Splice {
  const doctype = root.childNodes.find((node) => node.nodeName === "#documentType");
  const at = doctype?.sourceCodeLocation?.endOffset ?? 0;
  return { start: at, end: at, text: `<script>${script}</script>` };
}
