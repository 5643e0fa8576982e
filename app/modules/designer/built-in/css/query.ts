import { is, selectAll, type Options } from "css-select";
import { attribute, type HtmlElement, type HtmlNode } from "../../../editing/html-document";
import { numberOf } from "../../../editing/element";
import type { EditablePage, NodeId } from "../../../editing/page";

const isTag = (node: HtmlNode): node is HtmlElement => "tagName" in node;
const childrenOf = (node: HtmlNode): HtmlNode[] => ("childNodes" in node ? node.childNodes : []);
const parentOf = (node: HtmlNode): HtmlNode | null => ("parentNode" in node ? (node.parentNode ?? null) : null);
const textIn = (node: HtmlNode): string => ("value" in node ? node.value : childrenOf(node).map(textIn).join(""));

const options: Options<HtmlNode, HtmlElement> = {
  adapter: {
    isTag,
    getAttributeValue: (element, name) => attribute(element, name),
    hasAttrib: (element, name) => attribute(element, name) !== undefined,
    getChildren: childrenOf,
    getName: (element) => element.tagName,
    getParent: parentOf,
    getSiblings: (node) => childrenOf(parentOf(node) ?? node),
    getText: textIn,
    removeSubsets: (nodes) => nodes,
  },
};

/** Elements of the page that a selector means, in source order; none for a selector that only a browser can judge. */
export function queryAll(page: EditablePage, selector: string): NodeId[] {
  try {
    const found = new Set<HtmlNode>(selectAll(selector, page.root, options));
    return page.elements.flatMap((element, node) => (found.has(element) ? [node] : []));
  } catch {
    return [];
  }
}

/** Whether a selector means an element; false for a selector that only a browser can judge. */
export function matches(page: EditablePage, node: NodeId, selector: string): boolean {
  try {
    return is(page.elements[node]!, selector, options);
  } catch {
    return false;
  }
}

/** The nearest element, itself included, that a selector means. */
export function closest(page: EditablePage, node: NodeId, selector: string): NodeId | null {
  for (let at: NodeId | null = node; at !== null; at = parentNode(page, at)) if (matches(page, at, selector)) return at;
  return null;
}

export function parentNode(page: EditablePage, node: NodeId): NodeId | null {
  const parent = page.elements[node]?.parentNode;
  return parent && isTag(parent) ? (numberOf(page, parent) ?? null) : null;
}

/** Whether an element is inside another or is that one. */
export function isWithin(page: EditablePage, node: NodeId, ancestor: NodeId): boolean {
  for (let at: HtmlNode | null = page.elements[node] ?? null; at; at = parentOf(at)) if (at === page.elements[ancestor]) return true;
  return false;
}

/** Those of the elements that stand inside an element. */
export function inside(page: EditablePage, nodes: NodeId[], ancestor: NodeId): NodeId[] {
  return nodes.filter((node) => node !== ancestor && isWithin(page, node, ancestor));
}
