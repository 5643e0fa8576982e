import { selectAll } from "css-select";
import type { HtmlElement, HtmlNode } from "../markup/html-document";
import { numberOf } from "../markup/element";
import type { EditablePage, NodeId } from "../markup/page";
import { isTag, nodesIn, SELECTOR_OPTIONS } from "./selector-options";

const answers = new WeakMap<EditablePage, Map<string, Set<NodeId>>>();

/** Elements of the page that a selector means, in source order; none for a selector that only a browser can judge. */
export const queryAll = (page: EditablePage, selector: string): NodeId[] => [...answerFor(page, selector)];

/** Whether a selector means an element; false for a selector that only a browser can judge. */
export const matches = (page: EditablePage, node: NodeId, selector: string): boolean =>
  answerFor(page, selector).has(node);

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
    return selectAll(selector, page.root, SELECTOR_OPTIONS)
      .flatMap((element) => numberOf(page, element as HtmlElement) ?? [])
      .sort((a, b) => a - b);
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

/** Elements that stand directly in an element. */
export function childrenOf(page: EditablePage, node: NodeId): NodeId[] {
  return nodesIn(page.elements[node]!).flatMap((child) => (isTag(child) ? (numberOf(page, child) ?? []) : []));
}

/** Whether an element is inside another or is that one. */
export function isWithin(page: EditablePage, node: NodeId, ancestor: NodeId): boolean {
  const all = tourOf(page);
  const [inner, outer] = [all.get(page.elements[node]!), all.get(page.elements[ancestor]!)];
  return inner !== undefined && outer !== undefined && inner.from >= outer.from && inner.to <= outer.to;
}

type Tour = Map<HtmlNode, { from: number; to: number }>;
const tours = new WeakMap<EditablePage, Tour>();

/** When a walk through the page comes to each element and leaves it. */
function tourOf(page: EditablePage): Tour {
  const known = tours.get(page);
  if (known) return known;
  const tour: Tour = new Map();
  let clock = 0;
  const visit = (node: HtmlNode) => {
    const from = clock++;
    nodesIn(node).forEach(visit);
    if (isTag(node)) tour.set(node, { from, to: clock++ });
  };
  visit(page.root);
  tours.set(page, tour);
  return tour;
}

/** Those of the elements that stand inside an element. */
export function inside(page: EditablePage, nodes: NodeId[], ancestor: NodeId): NodeId[] {
  return nodes.filter((node) => node !== ancestor && isWithin(page, node, ancestor));
}
