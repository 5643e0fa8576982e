import type { DefaultTreeAdapterMap } from "parse5";
import type { HtmlElement, HtmlNode } from "./html-document";
import { oncePerPage, type EditablePage, type NodeId, type PlacedElement } from "./page";

export type TextNode = DefaultTreeAdapterMap["textNode"];

/** The element of a number; undefined when the page has no such number (any more). */
export function elementAt(page: EditablePage, node: NodeId): PlacedElement | undefined {
  return page.elements[node];
}

const numbersOf = oncePerPage(
  ({ elements }) => new Map<HtmlElement, NodeId>(elements.map((each, node) => [each, node])),
);

/** The number of an element; undefined for one that the parser invented. */
export function numberOf(page: EditablePage, element: HtmlElement): NodeId | undefined {
  return numbersOf(page).get(element);
}

export const isElement = (node: HtmlNode): node is HtmlElement => "tagName" in node;
export const isText = (node: HtmlNode): node is TextNode => node.nodeName === "#text";

/** The element around this one; null at the top, and for what stands at the top of a template. */
export function parentOf(element: HtmlElement): HtmlElement | null {
  const parent = element.parentNode;
  return parent && isElement(parent) ? parent : null;
}

/** This element and those around it, from the inside out. */
export function* ancestorsOf(element: HtmlElement): Generator<HtmlElement> {
  for (let current: HtmlElement | null = element; current; current = parentOf(current)) yield current;
}

export const childElements = (element: HtmlElement): HtmlElement[] => element.childNodes.filter(isElement);
