import { parseFragment } from "parse5";
import { readDeclarations, type Declaration } from "~/modules/markup/css-declarations";
import { attribute, elementsOf, type HtmlElement } from "~/modules/markup/html-document";

/** One thing that a tag or a style says beside the page's text: what it is to its owner, and what it says. */
export interface Facet {
  name: string;
  value: string;
}

/** What the meta tags say that owners know, by `name` or `property`. */
const META: Record<string, string> = {
  description: "Description for search engines",
  "og:title": "Title where the website is shared",
  "twitter:title": "Title where the website is shared",
  "og:description": "Description where the website is shared",
  "twitter:description": "Description where the website is shared",
  "og:image": "Picture where the website is shared",
  "twitter:image": "Picture where the website is shared",
  "theme-color": "Colour of the browser's bar",
  robots: "Whether search engines list it",
};

/** What other attributes say; `class`, `id` and the like say nothing to a person. */
const ATTRIBUTES: Record<string, string> = {
  alt: "What a picture shows",
  src: "Picture",
  href: "Where a link leads",
  placeholder: "Hint in a field",
  "aria-label": "Name for who hears the page",
  title: "Note on pointing",
  lang: "Language",
  datetime: "Date",
};
const PLACES = new Set(["src", "href"]);

/** What the tags of a piece of markup say, text aside. */
export const markupFacets = (markup: string): Facet[] => elementsOf(parseFragment(markup)).flatMap(facetsOf);

function facetsOf(element: HtmlElement): Facet[] {
  if (element.tagName === "meta") return metaFacet(element);
  const style = attribute(element, "style");
  const told = element.attrs.flatMap(({ name, value }) => {
    const known = element.tagName === "link" && name === "href" ? linkName(element) : ATTRIBUTES[name];
    return known ? [{ name: known, value: PLACES.has(name) ? readableAddress(value) : value }] : [];
  });
  return [...told, ...styleFacets(style ? readDeclarations(style) : [])];
}

function metaFacet(element: HtmlElement): Facet[] {
  const name = META[attribute(element, "name") ?? attribute(element, "property") ?? ""];
  const content = attribute(element, "content");
  return name && content ? [{ name, value: name.startsWith("Picture") ? readableAddress(content) : content }] : [];
}

const linkName = (element: HtmlElement) =>
  /\bicon\b/.test(attribute(element, "rel") ?? "") ? "Icon in browser tabs" : undefined;

/** What a style declares, each as 'Text size: 18px'. */
export const styleFacets = (declarations: Declaration[]): Facet[] =>
  declarations.map(({ property, value }) => ({
    name: "Look of a part",
    value: `${propertyName(property)}: ${value.trim()}`,
  }));

const PROPERTIES: Record<string, string> = {
  color: "Text colour",
  background: "Background",
  "background-color": "Background",
  "font-family": "Font",
  "font-size": "Text size",
  "font-weight": "Text weight",
  "text-align": "Alignment",
  padding: "Space inside",
  margin: "Space around",
};

function propertyName(property: string): string {
  const plain = property.replace(/^--/, "").replaceAll("-", " ");
  return PROPERTIES[property] ?? plain.charAt(0).toUpperCase() + plain.slice(1);
}

/** An address as people say it: a file by its name, a phone or a mailbox without what makes it a link. */
function readableAddress(address: string): string {
  if (/^data:/i.test(address)) return "A drawn picture";
  const plain = address.replace(/^(?:mailto|tel):/i, "");
  return /^(?:\.?\/)?assets\//.test(plain) ? (plain.split("/").at(-1) ?? plain) : plain;
}
