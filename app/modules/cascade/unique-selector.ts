import { ancestorsOf } from "../markup/element";
import { attribute, type HtmlElement } from "../markup/html-document";
import type { NodeId } from "../markup/page";
import { isWithin, queryAll } from "./query";
import type { StyledPage } from "./styled-page";

/** A short selector that means this element alone; null when only its place among its siblings would tell it. */
export function uniqueSelector(site: StyledPage, node: NodeId): string | null {
  const options = namesOf(site, node);
  const scopes = ancestorIds(site, node).flatMap((id) => options.map((option) => `#${id} ${option}`));
  return [...options, ...scopes].find((selector) => queryAll(site.page, selector).join() === String(node)) ?? null;
}

/** Whether a selector means these elements, and none beside them but what is not shown yet. */
export function meansOnly({ page }: StyledPage, selector: string, nodes: readonly NodeId[]): boolean {
  const found = queryAll(page, selector);
  const wanted = new Set(nodes);
  return (
    found.length >= wanted.size &&
    nodes.every((node) => found.includes(node)) &&
    found.every((node) => wanted.has(node) || isHidden(page.elements[node]!))
  );
}

const isHidden = (element: HtmlElement): boolean =>
  [...ancestorsOf(element)].some((each) => attribute(each, "hidden") !== undefined);

const isPlain = (name: string) => /^[A-Za-z][\w-]*$/.test(name);

/** The selectors of one name that mean an element and maybe others, the strictest first: id, classes, tag. */
export function namesOf({ page }: StyledPage, node: NodeId): string[] {
  const element = page.elements[node]!;
  const id = attribute(element, "id");
  const classes = (attribute(element, "class") ?? "").split(/\s+/).filter(isPlain);
  return [...(id && isPlain(id) ? [`#${id}`] : []), ...classes.map((name) => `.${name}`), element.tagName];
}

function ancestorIds({ page }: StyledPage, node: NodeId): string[] {
  const ids = page.elements.flatMap((element, at) =>
    at !== node && attribute(element, "id") && isWithin(page, node, at) ? [attribute(element, "id")!] : [],
  );
  return ids.filter(isPlain).reverse();
}
