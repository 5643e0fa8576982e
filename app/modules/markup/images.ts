import type { Author, Edit } from "./edit";
import { childElements, elementAt, numberOf, parentOf } from "./element";
import { htmlEdit } from "./html-edit";
import { attribute, hasWord, type HtmlElement } from "./html-document";
import type { EditablePage, NodeId, PlacedElement } from "./page";
import { spanOf } from "./place";
import { attributeSplices } from "./set-attribute";
import type { Splice } from "./splices";

/** A picture of a page. */
export interface PageImage {
  node: NodeId;
  src: string;
  /** Null when the page does not say. */
  alt: string | null;
  width: number | null;
  height: number | null;
  /** Whether the page says that screen readers pass it by; an empty description alone may only be missing. */
  decorative: boolean;
}

export interface NewImage {
  src: string;
  alt?: string;
  /** The file's own size in pixels. */
  width?: number;
  height?: number;
  /** The same picture in smaller widths. */
  variants?: { url: string; width: number }[];
}

/** The pictures of a page in source order. */
export function listImages(page: EditablePage): PageImage[] {
  return page.elements.flatMap((element, node) => (element.tagName === "img" ? [imageOf(element, node)] : []));
}

/** What an `img` shows. */
export function imageOf(element: HtmlElement, node: NodeId): PageImage {
  const alt = attribute(element, "alt") ?? null;
  const silent =
    attribute(element, "aria-hidden") === "true" ||
    hasWord(element, "role", "presentation") ||
    hasWord(element, "role", "none");
  return {
    node,
    src: attribute(element, "src") ?? "",
    alt,
    width: pixels(attribute(element, "width")),
    height: pixels(attribute(element, "height")),
    decorative: silent,
  };
}

function pixels(value: string | undefined): number | null {
  return value && /^\d+\s*(?:px)?$/.test(value.trim()) ? Number.parseInt(value, 10) : null;
}

/**
 * Shows another picture in an `img`, as wide as the page says and in its own proportions; other sizes and formats of
 * the old one go with it, and those of the new one come where the page says what room there is. Null when it is shown
 * already.
 */
export function replaceImage(page: EditablePage, node: NodeId, image: NewImage, author: Author): Edit | null {
  const element = elementAt(page, node);
  if (element?.tagName !== "img") return null;
  const attributes = attributeSplices(page, node, imageAttributes(element, image));
  return htmlEdit(page, author, "Replaced a picture", [...attributes, ...sourceSplices(page, element)]);
}

function imageAttributes(element: HtmlElement, image: NewImage): Record<string, string | null> {
  const { src, alt, width, height } = image;
  const lazy = Object.fromEntries(
    ["data-src", "data-lazy-src", "data-original"]
      .filter((name) => attribute(element, name) !== undefined)
      .map((name) => [name, src]),
  );
  return {
    ...lazy,
    ...{ src, ...candidates(element, image), "data-srcset": null, "data-sizes": null },
    ...(alt === undefined ? {} : { alt }),
    ...heightFor(element, width, height),
    ...(FOCUS.test(attribute(element, "style") ?? "") ? { style: null } : {}),
  };
}

/** Where the eye goes in the picture that was there. */
const FOCUS = /^object-position: \d+% \d+%$/;

// Without `sizes` a browser would take the narrow room of a thumbnail for the whole window.
function candidates(
  element: HtmlElement,
  { src, width, variants = [] }: NewImage,
): Record<"srcset" | "sizes", string | null> {
  const sizes = attribute(element, "sizes");
  if (!sizes || !width || variants.length === 0) return { srcset: null, sizes: null };
  const list = [...variants, { url: src, width }].map((candidate) => `${candidate.url} ${candidate.width}w`);
  return { srcset: list.join(", "), sizes };
}

/** A page that says no size leaves it to its css, and so does a new picture. */
function heightFor(element: HtmlElement, width = 0, height = 0): { height?: string } {
  const [shownWidth, shownHeight] = ["width", "height"].map((name) => pixels(attribute(element, name)));
  if (!shownWidth || !shownHeight || width < 1 || height < 1) return {};
  return { height: String(Math.max(1, Math.round((shownWidth * height) / width))) };
}

/** Sources of a `picture` would go before the new one. */
function sourceSplices(page: EditablePage, element: HtmlElement): Splice[] {
  const picture = parentOf(element);
  if (picture?.tagName !== "picture") return [];
  const sources = childElements(picture).filter(
    (child) => child.tagName === "source" && numberOf(page, child) !== undefined,
  );
  return sources.map((source) => ({ ...spanOf(source as PlacedElement), text: "" }));
}

/** Says what a picture shows, for people who cannot see it. */
export function setAlt(page: EditablePage, node: NodeId, alt: string, author: Author): Edit | null {
  const element = elementAt(page, node);
  if (!element) return null;
  const isSilent = imageOf(element, node).decorative;
  const audible: Record<string, null> = isSilent && alt ? { "aria-hidden": null, role: null } : {};
  return htmlEdit(page, author, "Described a picture", attributeSplices(page, node, { alt, ...audible }));
}

/** Says that a picture shows nothing that the page does not say otherwise. */
export function setDecorative(page: EditablePage, node: NodeId, author: Author): Edit | null {
  return htmlEdit(
    page,
    author,
    "Described a picture",
    attributeSplices(page, node, { alt: "", "aria-hidden": "true" }),
  );
}
