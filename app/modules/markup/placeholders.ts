import { blanksBefore } from "~/lib/blanks-before";
import type { WebsiteCode } from "../site/website-code";
import { PLACEHOLDERS, type PlaceholderKind } from "../site/placeholder-kinds";
import { ancestorsOf, elementAt, numberOf } from "./element";
import { attribute, elementsOf, type HtmlElement } from "./html-document";
import { oncePerPage, readPage, type EditablePage, type NodeId } from "./page";
import { spanOf, type Span } from "./place";
import { attributeSplices } from "./set-attribute";
import { applySplices, type Splice } from "./splices";

/** A section that only its owner sees, until it is filled in. */
export interface PagePlaceholder {
  section: NodeId;
  kind: PlaceholderKind;
  /** The element that takes what is filled in. */
  blank: NodeId;
}

/** What a placeholder is; null for any other element, one that somebody else calls so included. */
export function placeholderKind(element: HtmlElement): PlaceholderKind | null {
  if (element.tagName !== "section" || attribute(element, "hidden") === undefined) return null;
  return PLACEHOLDERS.find((kind) => kind === attribute(element, "data-placeholder")) ?? null;
}

/** The placeholders of a page from top to bottom. */
export const listPlaceholders = oncePerPage((page): PagePlaceholder[] => {
  // Most pages have none, and are not searched.
  if (!page.source.includes("data-placeholder")) return [];
  return page.elements.flatMap((element, section) => {
    const kind = placeholderKind(element);
    const blank =
      kind &&
      elementsOf(element).find(
        ({ tagName, childNodes }) => (tagName === "li" || tagName === "a") && childNodes.length === 0,
      );
    const node = blank && numberOf(page, blank);
    return kind && node !== null && node !== undefined ? [{ section, kind, blank: node }] : [];
  });
});

/** The placeholder that an element stands in, or is. */
export function placeholderAt(page: EditablePage, node: NodeId): PagePlaceholder | null {
  const element = elementAt(page, node);
  if (!element) return null;
  const around = new Set([...ancestorsOf(element)].map((each) => numberOf(page, each)));
  return listPlaceholders(page).find(({ section }) => around.has(section)) ?? null;
}

const byBlank = oncePerPage(
  (page) =>
    new Map(
      listPlaceholders(page)
        .map((placeholder) => [placeholder.blank, placeholder])
        .reverse() as [NodeId, PagePlaceholder][],
    ),
);

/** The placeholder whose text an element takes. */
export const placeholderOfBlank = (page: EditablePage, node: NodeId): PagePlaceholder | null =>
  byBlank(page).get(node) ?? null;

/** Splices that make a placeholder a section that visitors see. */
export function openingSplices(page: EditablePage, { section }: PagePlaceholder): Splice[] {
  return attributeSplices(page, section, { "data-placeholder": null, hidden: null });
}

/** A website as anybody but its owner sees it. */
export function withoutPlaceholders(code: WebsiteCode): WebsiteCode {
  if (!code.html.includes("data-placeholder")) return code;
  const { source, elements } = readPage(code.html);
  const outer = outermost(elements.filter(placeholderKind).map(spanOf));
  return {
    ...code,
    html: applySplices(
      source,
      outer.map(({ start, end }) => ({ start: lineStart(source, start), end, text: "" })),
    ),
  };
}

/** Those that stand in no other, of spans in source order: one that begins within another ends within it. */
function outermost(spans: Span[]): Span[] {
  let end = 0;
  return spans.filter((span) => {
    if (span.start < end) return false;
    end = span.end;
    return true;
  });
}

const lineStart = (source: string, at: number) => at - blanksBefore(source, at).length;
