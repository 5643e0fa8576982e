import { attribute } from "../../markup/html-document";
import { oncePerPage, type EditablePage, type NodeId } from "../../markup/page";
import { childrenOf, closest, parentNode } from "../../cascade/query";
import { textOf } from "../text-of";
import { alike } from "./siblings";
import { linksTo } from "./links-to";

/** An entry of a navigation: the link, and what comes and goes with it. */
export interface NavEntry {
  link: NodeId;
  entry: NodeId;
}

/** The page's navigations, each with its entries: links of one make beside each other that say nothing else. */
export const navigations = oncePerPage((page): NavEntry[][] => {
  const known = new Set<NodeId>();
  return page.elements.flatMap((element, link) => {
    if (element.tagName !== "a" || known.has(link)) return [];
    const list = alike(page, entryOf(page, link)).flatMap((entry) => linkIn(page, entry) ?? []);
    list.forEach((each) => known.add(each.link));
    return list.some((each) => each.link === link) && isNavigation(page, list) ? [list] : [];
  });
});

/** A link that is all that its entry of a list says stands for the entry. */
function entryOf(page: EditablePage, link: NodeId): NodeId {
  const parent = parentNode(page, link);
  return parent !== null && page.elements[parent]!.tagName === "li" && textOf(page, parent) === textOf(page, link)
    ? parent
    : link;
}

function linkIn(page: EditablePage, entry: NodeId): NavEntry | null {
  if (page.elements[entry]!.tagName === "a") return { link: entry, entry };
  const [link, ...others] = childrenOf(page, entry).filter((child) => page.elements[child]!.tagName === "a");
  return link !== undefined && others.length === 0 && textOf(page, link) === textOf(page, entry)
    ? { link, entry }
    : null;
}

/** What is called so; elsewhere a list of links most of which lead to parts of the page. */
function isNavigation(page: EditablePage, list: NavEntry[]): boolean {
  if (closest(page, list[0]!.link, "nav:not(.dock), [role=navigation]") !== null) return true;
  if (closest(page, list[0]!.link, "main, .dock, p") !== null) return false;
  if (list.length < 2) return false;
  const within = list.filter(({ link }) => /^#./.test(attribute(page.elements[link]!, "href") ?? ""));
  return within.length * 2 > list.length && page.elements[list[0]!.entry]!.tagName === "li";
}

/** The entries that lead to a part of the page. */
export function entriesTo(page: EditablePage, section: NodeId): NavEntry[] {
  const id = attribute(page.elements[section]!, "id");
  const links = new Set(id ? linksTo(page, `#${id}`) : []);
  return navigations(page)
    .flat()
    .filter(({ link }) => links.has(link));
}
