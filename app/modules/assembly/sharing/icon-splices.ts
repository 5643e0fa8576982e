import { attribute, elementsOf, hasWord, type HtmlDocument, type HtmlElement } from "../../markup/html-document";
import type { Splice } from "../../markup/splices";
import type { Html } from "../../markup/html";
import { atHeadEnd } from "../head-splices";

const RELATIONS = ["icon", "apple-touch-icon", "mask-icon"];

const isIcon = (element: HtmlElement) =>
  element.tagName === "link" && RELATIONS.some((relation) => hasWord(element, "rel", relation));

/** The initials that our templates put into a page, until its site is published. */
const isProvisional = (element: HtmlElement) =>
  /^data:image\/svg\+xml,.*%3Ctext/i.test(attribute(element, "href") ?? "");

/** Splices that link the drawn icons of a site; a page with icons of its own keeps those. */
export function iconSplices(document: HtmlDocument, tags: Html | null): Splice[] {
  if (!tags) return [];
  const icons = elementsOf(document.head).filter(isIcon);
  if (!icons.every(isProvisional)) return [];
  const [first, ...rest] = icons.flatMap(({ sourceCodeLocation: at }) =>
    at ? [{ start: at.startOffset, end: at.endOffset, text: "" }] : [],
  );
  return first ? [{ ...first, text: tags.text.trimEnd() }, ...rest] : atHeadEnd(document.head, tags.text);
}
