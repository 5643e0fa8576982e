import {
  attribute,
  elementsOf,
  escapeText,
  hasWord,
  readDocument,
  type HtmlDocument,
  type HtmlElement,
} from "../../markup/html-document";
import { applySplices, type Splice } from "../../markup/splices";
import { contentHash } from "../../storage/content-hash";
import { atHeadEnd } from "../head-splices";
import type { Rename } from "../../markup/local-reference";
import { renameInDocument } from "../site-html";
import { isInside, parentOf } from "./ancestors";
import { clearedBody } from "./clear-body";

/** Writes a page in the frame of a site's own page: what goes into its head, and what into its body. */
export type PageFrame = (parts: { head: string; body: string }) => string;

interface Marks {
  head: string;
  body: string;
}

/**
 * Makes the frame of further pages from a site's own page: its head without what it says of itself, its header,
 * navigation and footer. A page without such parts gives its head and a plain header with `title`. The function that is
 * returned gives the frame as it works at a place: `root` leads from there to the site's root.
 */
export function makeFrames(page: HtmlDocument, title: string, rename: Rename): (root: string) => PageFrame {
  const hash = contentHash(page.source);
  const marks = { head: `<!--head ${hash}-->`, body: `<!--body ${hash}-->` };
  const document = withoutOwnHead(withAnchorsHome(emptied(page, title, marks)), marks);
  const frames = new Map<string, PageFrame>();
  return (root) => {
    const known =
      frames.get(root) ??
      frameAt(document, marks, (path) => root + (rename(path) ?? path.split("/").map(encodeURIComponent).join("/")));
    frames.set(root, known);
    return known;
  };
}

function frameAt(document: HtmlDocument, marks: Marks, rename: Rename): PageFrame {
  const [before = "", rest = ""] = renameInDocument(document, rename).split(marks.head);
  const [between = "", after = ""] = rest.split(marks.body);
  return ({ head, body }) => before + head + between + body + after;
}

const homeHeader = (title: string) =>
  `<header class="post-wrap post-home"><a href="./">${escapeText(title)}</a></header>\n`;

function emptied(page: HtmlDocument, title: string, { body }: Marks): HtmlDocument {
  const header = homeHeader(title);
  const splices = clearedBody(page, { content: body, header });
  const framed = splices && readDocument(applySplices(page.source, apart(splices)));
  return framed && isWellPlaced(framed, body) ? framed : plainFrame(page, header + body);
}

/**
 * A parser that mends misnested tags gives several elements the place of one: of splices that meet, the first and
 * widest holds.
 */
function apart(splices: Splice[]): Splice[] {
  const isInsertion = ({ start, end }: Splice) => start === end;
  const ordered = splices.toSorted(
    (a, b) => a.start - b.start || Number(isInsertion(b)) - Number(isInsertion(a)) || b.end - a.end,
  );
  let reached = -1;
  return ordered.filter(({ start, end }) => start >= reached && ((reached = Math.max(start, end)), true));
}

const HOLDERS = new Set(["html", "body", "div", "form"]);

/** Whether content can stand where the mark came to stand, and is the only one there. */
function isWellPlaced(document: HtmlDocument, mark: string): boolean {
  if (document.source.split(mark).length !== 2) return false;
  const holder = elementsOf(document.root).find((element) =>
    element.childNodes.some((node) => "data" in node && `<!--${node.data}-->` === mark),
  );
  for (let node = holder ?? null; node; node = parentOf(node)) if (!HOLDERS.has(node.tagName)) return false;
  return holder !== undefined;
}

function plainFrame({ source, root, head }: HtmlDocument, body: string): HtmlDocument {
  const { startOffset, endOffset } = head.sourceCodeLocation!;
  const html = elementsOf(root).find(({ tagName }) => tagName === "html")?.sourceCodeLocation?.startTag;
  const tag = html ? source.slice(html.startOffset, html.endOffset) : "<html>";
  return readDocument(
    `<!doctype html>\n${tag}\n${source.slice(startOffset, endOffset)}\n<body>\n${body}\n</body>\n</html>\n`,
  );
}

/** Anchors of parts that only the site's own page has lead there; in the header also those to its top. */
function withAnchorsHome(document: HtmlDocument): HtmlDocument {
  const elements = elementsOf(document.root);
  const ids = new Set(["main", ...elements.flatMap((element) => attribute(element, "id") ?? [])]);
  const splices = elements.flatMap((element): Splice[] => {
    const href = attribute(element, "href")?.trim() ?? "";
    const at = element.sourceCodeLocation?.attrs?.href;
    if (element.tagName !== "a" || !href.startsWith("#") || !at) return [];
    const isHere = href === "#" || href === "#top" || ids.has(href.slice(1));
    if (isHere && !isInside(element, "header")) return [];
    return [
      { start: at.startOffset, end: at.endOffset, text: `href="./${isHere ? "" : href.replace(/"/g, "&quot;")}"` },
    ];
  });
  return readDocument(applySplices(document.source, apart(splices)));
}

/** Takes out what a page says of itself alone. */
function withoutOwnHead(document: HtmlDocument, { head: mark }: Marks): HtmlDocument {
  const inHead = document.head.childNodes.filter((node): node is HtmlElement => "tagName" in node);
  const own = inHead
    .filter(isOwn)
    .flatMap(({ sourceCodeLocation: at }) => (at ? [{ start: at.startOffset, end: at.endOffset, text: "" }] : []));
  return readDocument(applySplices(document.source, [...apart(own), ...atHeadEnd(document.head, mark)]));
}

function isOwn(element: HtmlElement): boolean {
  if (element.tagName === "title") return true;
  if (element.tagName === "script") return attribute(element, "type")?.toLowerCase() === "application/ld+json";
  if (element.tagName === "link")
    return hasWord(element, "rel", "canonical") || attribute(element, "hreflang") !== undefined;
  const name = (attribute(element, "name") ?? attribute(element, "property") ?? "").toLowerCase();
  return (
    element.tagName === "meta" &&
    (name === "description" || name === "keywords" || /^(?:og|twitter|article):/.test(name))
  );
}
