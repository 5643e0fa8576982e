import { queryAll } from "../../../cascade/query";
import { attribute } from "../../../markup/html-document";
import { ancestorsOf } from "../../../markup/element";
import type { EditablePage, NodeId } from "../../../markup/page";
import type { OpenedSite } from "../../../operations/opened-site";

const MOST_LISTED = 6;

/** A selector that means these elements and no others; null where none is short. */
export function selectorOf(site: OpenedSite, nodes: readonly NodeId[]): string | null {
  if (nodes.length === 1) return ownSelector(site, nodes[0]!);
  const wanted = nodes.toSorted((a, b) => a - b).join();
  const shared = sharedNames(site, nodes).find((selector) => queryAll(site.page, selector).join() === wanted);
  if (shared) return shared;
  if (nodes.length > MOST_LISTED) return byKinds(site, nodes, wanted);
  const own = nodes.map((node) => ownSelector(site, node));
  return own.every((selector) => selector !== null) ? own.join(", ") : null;
}

/** By its own names, else by them inside of what has an id. */
function ownSelector({ page }: OpenedSite, node: NodeId): string | null {
  const names = namesOf(page, node);
  const places = [...ancestorsOf(page.elements[node]!)].slice(1).flatMap((each) => attribute(each, "id") ?? []);
  const scoped = places.filter(isPlain).flatMap((id) => names.map((name) => `#${id} ${name}`));
  return [...names, ...scoped].find((selector) => queryAll(page, selector).join() === String(node)) ?? null;
}

const isPlain = (name: string) => /^[A-Za-z][\w-]*$/.test(name);

function namesOf(page: EditablePage, node: NodeId): string[] {
  const element = page.elements[node]!;
  const id = attribute(element, "id") ?? "";
  const classes = (attribute(element, "class") ?? "").split(/\s+/).filter(isPlain);
  return [...(isPlain(id) ? [`#${id}`] : []), ...classes.map((name) => `.${name}`), element.tagName];
}

/** Class and tag names that all of them have. */
function sharedNames({ page }: OpenedSite, nodes: readonly NodeId[]): string[] {
  const names = nodes.map((node) => namesOf(page, node));
  const [first = [], ...others] = names;
  const shared = first.filter((name) => others.every((each) => each.includes(name)));
  return [...shared, "h1, h2, h3, h4, h5, h6", "h2, h3, h4"];
}

/** One name for each make: '.button, .form-button'. */
function byKinds(site: OpenedSite, nodes: readonly NodeId[], wanted: string): string | null {
  const names = new Set(
    nodes.map((node) => {
      const element = site.page.elements[node]!;
      const first = (attribute(element, "class") ?? "").split(/\s+/).find((name) => /^[A-Za-z][\w-]*$/.test(name));
      return first ? `.${first}` : element.tagName;
    }),
  );
  if (names.size > MOST_LISTED) return null;
  const selector = [...names].join(", ");
  return queryAll(site.page, selector).join() === wanted ? selector : null;
}
