import { queryAll } from "../../../cascade/query";
import { attribute } from "../../../markup/html-document";
import type { NodeId } from "../../../markup/page";
import type { OpenedSite } from "../../../operations/opened-site";
import { uniqueSelector } from "../../built-in/find/find-target";

const MOST_LISTED = 6;

/** A selector that means these elements and no others; null where none is short. */
export function selectorOf(site: OpenedSite, nodes: readonly NodeId[]): string | null {
  if (nodes.length === 1) return uniqueSelector(site, nodes[0]!);
  const wanted = nodes.toSorted((a, b) => a - b).join();
  const shared = sharedNames(site, nodes).find((selector) => queryAll(site.page, selector).join() === wanted);
  if (shared) return shared;
  if (nodes.length > MOST_LISTED) return byKinds(site, nodes, wanted);
  const own = nodes.map((node) => uniqueSelector(site, node));
  return own.every((selector) => selector !== null) ? own.join(", ") : null;
}

/** Class and tag names that all of them have. */
function sharedNames({ page }: OpenedSite, nodes: readonly NodeId[]): string[] {
  const names = nodes.map((node) => {
    const element = page.elements[node]!;
    const classes = (attribute(element, "class") ?? "").split(/\s+/).filter((name) => /^[A-Za-z][\w-]*$/.test(name));
    return [...classes.map((name) => `.${name}`), element.tagName];
  });
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
