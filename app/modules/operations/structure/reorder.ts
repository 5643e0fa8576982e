import { elementAt, parentOf } from "../../markup/element";
import type { CodeSplice } from "../../markup/edit";
import type { EditablePage, NodeId } from "../../markup/page";
import { isWhole, sourceOf, spanOf } from "../../markup/place";
import { keepsTheRest } from "../../markup/structure";
import { asEdit } from "../as-edit";

/** Splices that put each of some elements where another of them stands; what is between them stays. */
export function reorderSplices(page: EditablePage, from: readonly NodeId[], to: readonly NodeId[]): CodeSplice[] {
  const elements = from.map((node) => elementAt(page, node));
  if (elements.some((element) => !element) || !from.every((node) => isWhole(page, node))) return [];
  const splices = from.flatMap((node, index): CodeSplice[] =>
    to[index] === node
      ? []
      : [{ part: "html", ...spanOf(elements[index]!), text: sourceOf(page, elementAt(page, to[index]!)!) }],
  );
  return keepsTheRest(page, elements[0]!, 0, asEdit(splices)) ? splices : [];
}

/** Whether elements stand directly in one and the same. */
export function areSiblings(page: EditablePage, nodes: readonly NodeId[]): boolean {
  const parents = nodes.map((node) => parentOf(page.elements[node]!));
  return parents.every((parent) => parent !== null && parent === parents[0]);
}
