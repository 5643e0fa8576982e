import type { Edit } from "./edit";
import { ancestorsOf } from "./element";
import { elementsOf, type HtmlElement } from "./html-document";
import type { EditablePage } from "./page";
import { parseHtml } from "./parse-html";
import { applySplices } from "./splices";

/**
 * Whether a page reads the same after an edit that moves an element among its neighbours (`copies` 0), takes it away
 * (-1) or doubles it (1): the same elements in the same places of the tree, but for this one.
 */
export function keepsTheRest(page: EditablePage, element: HtmlElement, copies: -1 | 0 | 1, edit: Edit): boolean {
  const next = parseHtml(
    applySplices(
      page.source,
      edit.splices.filter(({ part }) => part === "html"),
    ),
  );
  const paths = new Map<string, number>();
  count(paths, elementsOf(page.root), 1);
  count(paths, elementsOf(element), copies);
  count(paths, elementsOf(next), -1);
  return [...paths.values()].every((left) => left === 0);
}

function count(paths: Map<string, number>, elements: HtmlElement[], by: number): void {
  for (const element of elements) {
    const path = Array.from(ancestorsOf(element), ({ tagName }) => tagName).join("<");
    paths.set(path, (paths.get(path) ?? 0) + by);
  }
}
