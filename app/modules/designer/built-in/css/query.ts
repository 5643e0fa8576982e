import { selectAll, type Options } from "css-select";
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

const answers = new WeakMap<EditablePage, Map<string, Set<NodeId>>>();

/** Elements of the page that a selector means, in source order; none for a selector that only a browser can judge. */
export const queryAll = (page: EditablePage, selector: string): NodeId[] => [...answerFor(page, selector)];

/** Whether a selector means an element; false for a selector that only a browser can judge. */
export const matches = (page: EditablePage, node: NodeId, selector: string): boolean => answerFor(page, selector).has(node);

/** A page does not change: each selector is asked once. */
function answerFor(page: EditablePage, selector: string): Set<NodeId> {
  const known = answers.get(page) ?? new Map<string, Set<NodeId>>();
  answers.set(page, known);
  const answer = known.get(selector) ?? new Set(ask(page, selector));
  known.set(selector, answer);
  return answer;
}

function ask(page: EditablePage, selector: string): NodeId[] {
  try {
    return selectAll(selector, page.root, options).flatMap((element) => numberOf(page, element as HtmlElement) ?? []).sort((a, b) => a - b);
  } catch {
    return [];
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
