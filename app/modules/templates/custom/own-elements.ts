import { attribute, elementsOf, type HtmlElement } from "../../markup/html-document";
import { HEADINGS } from "../../markup/element-kinds";
import { widthsOf } from "../parts/picture";
import { safeHref } from "../../markup/safe-href";
import { DRAWING } from "./allowed-html";
import { ownClasses } from "./class-names";
import { remove, setAttributes, unwrap } from "./tree";
import type { Surroundings } from "./surroundings";

/** Web, mail, phone and anchors: other pages than a site's own do not exist yet. */
const LEADS = /^(?:https?:\/\/|mailto:|tel:|sms:|#)/i;

/**
 * Makes each element of a section one of the page: its names, links and pictures are the page's, its headings follow
 * the section's.
 */
export function makeOwn(
  elements: readonly HtmlElement[],
  names: ReadonlyMap<string, string>,
  around: Surroundings,
): void {
  const free = new Set(names.values());
  for (const element of elements) {
    const id = names.get(attribute(element, "id") ?? "") ?? "";
    setAttributes(element, {
      id: free.delete(id) ? id : null,
      class: ownClasses(attribute(element, "class") ?? "") || null,
    });
    if (element.tagName === "a") makeLink(element, names, around);
    if (element.tagName === "img") makePicture(element, around);
    if (isDrawn(element) !== DRAWING.includes(element.tagName.toLowerCase())) unwrap(element);
    else if (isDrawn(element)) makeDrawing(element, names);
  }
  setHeadings(elements);
}

/** A link that leads nowhere is its text. */
function makeLink(element: HtmlElement, names: ReadonlyMap<string, string>, { anchors }: Surroundings): void {
  const href = safeHref(attribute(element, "href")?.trim() ?? "#");
  const anchor = href.slice(1);
  if (!LEADS.test(href)) return unwrap(element);
  if (!href.startsWith("#")) return setAttributes(element, { href, rel: /^http/i.test(href) ? "noopener" : null });
  const target = names.get(anchor) ?? (anchors.has(anchor) ? anchor : null);
  if (target === null) return unwrap(element);
  setAttributes(element, { href: `#${target}` });
}

function makePicture(element: HtmlElement, { images }: Surroundings): void {
  const image = images.find(({ path }) => path === attribute(element, "src"));
  const figure = element.parentNode;
  if (!image) return remove(figure && "tagName" in figure && figure.tagName === "figure" ? figure : element);
  const { path, width, height, alt } = image;
  const own = { width: String(width), height: String(height), decoding: "async", loading: "lazy" };
  setAttributes(element, { src: path, ...widthsOf(image, "half"), alt, ...own });
}

const isDrawn = (element: HtmlElement) => element.namespaceURI.endsWith("/svg");
/** Numbers, colours, paths and transforms; an address of any spelling needs other characters. */
const DRAWN = /^[\w\s.,#%()+-]*$/;
const REFERENCE = /^url\(#([\w-]+)\)$/;

function makeDrawing(element: HtmlElement, names: ReadonlyMap<string, string>): void {
  for (const { name, value } of element.attrs) {
    if (name === "class" || name === "id" || name === "aria-label") continue;
    const inside = names.get(REFERENCE.exec(value)?.[1] ?? "");
    const isPlain = DRAWN.test(value) && !/url/i.test(value);
    if (!isPlain || inside) setAttributes(element, { [name]: inside ? `url(#${inside})` : null });
  }
  if (element.tagName !== "svg") return;
  const isNamed = Boolean(attribute(element, "aria-label")?.trim());
  setAttributes(element, isNamed ? { role: "img" } : { "aria-hidden": "true", "aria-label": null });
}

/** The title of a section is an h2: what is inside of it begins with h3 and leaves no level out. */
function setHeadings(elements: readonly HtmlElement[]): void {
  const headings = elements.filter(({ tagName }) => HEADINGS.has(tagName));
  const ranks = [...new Set(headings.map(({ tagName }) => tagName))].sort();
  let before = 2;
  for (const heading of headings) {
    before = Math.min(ranks.indexOf(heading.tagName) + 3, before + 1, 6);
    heading.tagName = heading.nodeName = `h${before}` as typeof heading.tagName;
  }
}

/** Whether a picture or drawing is among what is left. */
export function showsPicture(root: HtmlElement): boolean {
  return elementsOf(root).some(
    ({ tagName, childNodes }) => tagName === "img" || (tagName === "svg" && childNodes.length > 0),
  );
}
