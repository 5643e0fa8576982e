import { isElement } from "../markup/element";
import { attribute, type HtmlElement, type HtmlNode } from "../markup/html-document";
import { readPage, type EditablePage, type PlacedElement } from "../markup/page";
import { placeholderKind } from "../markup/placeholders";
import { spanOf } from "../markup/place";
import { mapParts, type CodePart } from "../site/code-parts";
import type { WebsiteCode } from "../site/website-code";
import type { Finding } from "../site/finding";
import { lineReader } from "./line-reader";
import { selectorOf } from "./selector";

/** What a website may refer to. */
export interface SiteContext {
  /** Paths of its files (`assets/…`), its fonts not among them. */
  assets: ReadonlySet<string>;
  /** Hosts that its owner switched on. */
  allowedHosts: ReadonlySet<string>;
}

/** A website as the rules look at it: as visitors get it, read once. */
export interface CheckedSite extends SiteContext {
  code: WebsiteCode;
  page: EditablePage;
  /** The elements of the page that somebody can perceive: none that are hidden, of the head or in a template. */
  shown: PlacedElement[];
  /** How many elements have an id. */
  ids: ReadonlyMap<string, number>;
  /** The first element with each id. */
  named: ReadonlyMap<string, PlacedElement>;
  /** The place of an element, with what stands there. */
  at(element: HtmlElement, text?: string): Finding["where"];
  /** The place of a character of the code. */
  atOffset(part: CodePart, offset: number, text?: string): Finding["where"];
}

/**
 * Reads a website for the rules; sections that only its owner sees are left blank, so that every line keeps its number.
 */
export function readSite(own: WebsiteCode, context: SiteContext): CheckedSite {
  const code = { ...own, html: withBlankPlaceholders(own.html) };
  const page = readPage(code.html);
  const ids = countIds(page.elements);
  const lines = mapParts((part) => lineReader(code[part]));
  const place = (part: CodePart, offset: number, text?: string) => ({
    part,
    line: lines[part](offset),
    ...(text && { text: shortened(text) }),
  });
  return {
    ...context,
    code,
    page,
    shown: shownElements(page),
    ids,
    named: new Map(page.elements.toReversed().map((element) => [attribute(element, "id") ?? "", element])),
    at: (element, text) => ({
      ...place("html", element.sourceCodeLocation?.startOffset ?? 0, text),
      selector: selectorOf(element, ids),
    }),
    atOffset: place,
  };
}

function withBlankPlaceholders(html: string): string {
  if (!html.includes("data-placeholder")) return html;
  const spans = readPage(html)
    .elements.filter((element) => placeholderKind(element) !== null)
    .map(spanOf);
  let [text, at] = ["", 0];
  // In the order of the page; one inside of another is blank already.
  for (const { start, end } of spans) {
    if (end <= at) continue;
    text += html.slice(at, start) + html.slice(Math.max(at, start), end).replace(/[^\n]/g, " ");
    at = end;
  }
  return text + html.slice(at);
}

function countIds(elements: PlacedElement[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const element of elements) {
    const id = attribute(element, "id");
    if (id) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

const UNPERCEIVED = new Set(["head", "template", "noscript", "script", "style"]);

function shownElements({ root, elements }: EditablePage): PlacedElement[] {
  const shown = new Set<HtmlElement>();
  const visit = (node: HtmlNode) => {
    if (isElement(node)) {
      if (
        UNPERCEIVED.has(node.tagName) ||
        attribute(node, "hidden") !== undefined ||
        attribute(node, "aria-hidden") === "true"
      )
        return;
      shown.add(node);
    }
    if ("childNodes" in node) node.childNodes.forEach(visit);
  };
  visit(root);
  return elements.filter((element) => shown.has(element));
}

const LONGEST = 100;
const shortened = (text: string) =>
  text.length <= LONGEST ? text : `${text.slice(0, LONGEST).replace(/[\uD800-\uDBFF]$/, "")}…`;
