import { attribute, elementsOf, escapeAttribute, type HtmlDocument, type HtmlElement } from "../markup/html-document";
import { localReference, renameReference, type Rename } from "../markup/local-reference";
import { rewriteCss } from "./rewrite-css";
import type { Splice } from "../markup/splices";

/** Attributes that hold one address. */
export const ADDRESSES = ["src", "href", "xlink:href", "poster", "data", "background"];
const CANDIDATE_LISTS = ["srcset", "imagesrcset"];

/**
 * Splices that make every address of a document follow its file, and that make it work in any folder:
 * a base address is taken out, links to `/` become relative.
 */
export function rewriteReferences(document: HtmlDocument, rename: Rename): Splice[] {
  const splices = elementsOf(document.root).flatMap((element) => {
    if (element.tagName === "base") return removed(element);
    if (element.tagName === "style") return styleText(element, rename);
    return attributeSplices(element, rename);
  });
  return oneForEachPlace(splices);
}

/** A parser that mends misnested tags gives several elements the place of one. */
export const oneForEachPlace = (splices: Splice[]): Splice[] => [
  ...new Map(splices.map((splice) => [splice.start, splice])).values(),
];

/** A splice that takes an element's tag, or all of it, out of the source. */
export function removed(element: HtmlElement): Splice[] {
  const at = element.sourceCodeLocation;
  return at ? [{ start: at.startOffset, end: at.endOffset, text: "" }] : [];
}

function styleText(element: HtmlElement, rename: Rename): Splice[] {
  return element.childNodes.flatMap((node) => {
    const at = node.sourceCodeLocation;
    if (!("value" in node) || !at) return [];
    const css = rewriteCss(node.value, rename);
    return css === node.value ? [] : [{ start: at.startOffset, end: at.endOffset, text: css }];
  });
}

function attributeSplices(element: HtmlElement, rename: Rename): Splice[] {
  return Object.entries(element.sourceCodeLocation?.attrs ?? {}).flatMap(([name, at]) => {
    const value = attribute(element, name) ?? "";
    const next = nextValue(name, value, rename);
    return next === null || next === value
      ? []
      : [{ start: at.startOffset, end: at.endOffset, text: `${name}="${escapeAttribute(next)}"` }];
  });
}

function nextValue(name: string, value: string, rename: Rename): string | null {
  if (ADDRESSES.includes(name)) return renameReference(value, rename) ?? relativeHome(value);
  if (CANDIDATE_LISTS.includes(name)) return candidateList(value, rename);
  return name === "style" ? rewriteCss(value, rename) : null;
}

// `/` would leave a site that is served under a folder of its own.
function relativeHome(value: string): string | null {
  const local = localReference(value);
  return local?.path === "" && value.trim().startsWith("/") ? local.suffix || "./" : null;
}

function candidateList(value: string, rename: Rename): string {
  return value.replace(/(^|,\s*)([^\s,]+)/g, (whole, before: string, address: string) => {
    const renamed = renameReference(address, rename);
    return renamed === null ? whole : before + renamed;
  });
}
