import type { Token } from "parse5";
import { elementsOf, type HtmlDocument, type HtmlElement } from "./html-document";
import { NODE_ATTRIBUTE } from "./node-attribute";
import { parseHtml } from "./parse-html";
import { applySplices } from "./splices";

/** Number of an element among those whose start tag stands in the source, in source order. */
export type NodeId = number;

/** An element that has a place in the source. */
export interface PlacedElement extends HtmlElement {
  sourceCodeLocation: Token.ElementLocation & { startTag: Token.LocationWithAttributes };
}

/** A website's html as it can be edited: what the parser invented, and so has no place in the source, is left out. */
export interface EditablePage {
  source: string;
  root: HtmlDocument["root"];
  elements: PlacedElement[];
}

/** How many characters of pages are kept: some 10 MB once they are read. */
const MOST_KEPT = 500_000;

/** The pages read last by their source, the oldest first. */
const kept = new Map<string, EditablePage>();

/**
 * Reads html for editing. The pages read last are kept: a screen asks for the same one many times, and a server for
 * those of several owners in turn.
 */
export function readPage(source: string): EditablePage {
  const page = kept.get(source) ?? read(source);
  kept.delete(source);
  kept.set(source, page);
  let length = 0;
  for (const each of [...kept.keys()].reverse()) {
    length += each.length;
    if (each !== source && length > MOST_KEPT) kept.delete(each);
  }
  return page;
}

function read(source: string): EditablePage {
  const root = parseHtml(source, { sourceCodeLocationInfo: true });
  // The parser gives the elements of misnested markup again under other parents, with one and the same place.
  const starts = new Set<number>();
  const elements = elementsOf(root).filter((element): element is PlacedElement => {
    const at = element.sourceCodeLocation?.startTag?.startOffset;
    return at !== undefined && !starts.has(at) && Boolean(starts.add(at));
  });
  elements.sort((a, b) => startOf(a) - startOf(b));
  return { source, root, elements };
}

const startOf = (element: PlacedElement) => element.sourceCodeLocation.startTag.startOffset;

/** Where the name in an element's start tag ends; the parser reads some names as others (`image` as `img`). */
export function nameEndOf({ source }: EditablePage, element: PlacedElement): number {
  const start = startOf(element);
  return start + /^<[^\s/>]*/.exec(source.slice(start, start + 256))![0].length;
}

/**
 * Reads something of a page once, and remembers it for as long as the page is in use; nobody changes what is
 * remembered.
 */
export function oncePerPage<T>(read: (page: EditablePage) => T): (page: EditablePage) => T {
  const known = new WeakMap<EditablePage, T>();
  return (page) => {
    if (!known.has(page)) known.set(page, read(page));
    return known.get(page)!;
  };
}

/** Where in a page's source each element's number goes: behind the name in its start tag. */
export const nameEndsOf = (page: EditablePage): number[] => page.elements.map((element) => nameEndOf(page, element));

/** A page's source with each element's number in its start tag, as the editor's frame shows it. */
export function withNumbers(source: string, numbersAt: number[]): string {
  return applySplices(
    source,
    numbersAt.map((at, node) => ({ start: at, end: at, text: ` ${NODE_ATTRIBUTE}="${node}"` })),
  );
}

/** The same of a page that has been read. */
export const numberElements = (page: EditablePage): string => withNumbers(page.source, nameEndsOf(page));
