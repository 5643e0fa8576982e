import type { DefaultTreeAdapterTypes } from "parse5";
import type { HtmlElement } from "../../markup/html-document";

type Child = DefaultTreeAdapterTypes.ChildNode;

/** Gives an element these attributes in the place of others of their names; null takes one away. */
export function setAttributes(element: HtmlElement, values: Record<string, string | null>): void {
  const kept = element.attrs.filter(({ name }) => !(name in values));
  const set = Object.entries(values).flatMap(([name, value]) => (value === null ? [] : [{ name, value }]));
  element.attrs = [...kept, ...set];
}

/** Takes an element out of its tree. */
export function remove(element: HtmlElement): void {
  replaceBy(element, []);
}

/** Leaves an element's content in its place. */
export function unwrap(element: HtmlElement): void {
  replaceBy(element, element.childNodes);
}

function replaceBy(element: HtmlElement, nodes: Child[]): void {
  const parent = element.parentNode;
  if (!parent) return;
  for (const node of nodes) node.parentNode = parent;
  parent.childNodes.splice(parent.childNodes.indexOf(element), 1, ...nodes);
}
