import { meansOnly, namesOf, uniqueSelector } from "../../../cascade/unique-selector";
import type { NodeId } from "../../../markup/page";
import type { OpenedSite } from "../../../operations/opened-site";

const MOST_LISTED = 6;

/** A selector that means these elements and no others; null where none is short. */
export function selectorOf(site: OpenedSite, nodes: readonly NodeId[]): string | null {
  if (nodes.length === 1) return uniqueSelector(site, nodes[0]!);
  const means = (selector: string) => meansOnly(site, selector, nodes);
  const names = nodes.map((node) => namesOf(site, node));
  const shared = sharedNames(names).find(means);
  if (shared) return shared;
  if (nodes.length > MOST_LISTED) return byKinds(names, means);
  const own = nodes.map((node) => uniqueSelector(site, node));
  return own.every((selector) => selector !== null) ? own.join(", ") : null;
}

/** Names that all of them have, and those of all headings. */
function sharedNames([first = [], ...others]: string[][]): string[] {
  const shared = first.filter((name) => others.every((each) => each.includes(name)));
  return [...shared, "h1, h2, h3, h4, h5, h6", "h2, h3, h4"];
}

/** One name for each make: '.button, .form-button'. */
function byKinds(names: string[][], means: (selector: string) => boolean): string | null {
  const kinds = new Set(names.map((own) => own.find((name) => !name.startsWith("#"))!));
  const selector = [...kinds].join(", ");
  return kinds.size <= MOST_LISTED && means(selector) ? selector : null;
}
