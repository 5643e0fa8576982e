import { computed } from "../../../cascade/computed";
import { childrenOf, queryAll } from "../../../cascade/query";
import type { NodeId } from "../../../markup/page";
import type { OpenedSite } from "../../../operations/opened-site";
import { readThings } from "../../../page-roles/read-things";

const PHONE = 390;
const DEEPEST = 3;

/** What stays at the lower edge of a phone's window while the page scrolls: bars with buttons that stand above everything. */
export function barsOf(site: OpenedSite): NodeId[] {
  const things = readThings(site);
  const found: NodeId[] = [];
  let level = queryAll(site.page, "body");
  for (let depth = 0; depth < DEEPEST; depth += 1) {
    // What is inside a part of the page scrolls with it.
    level = level.flatMap((node) => (things.at(node)?.roles.includes("section") ? [] : childrenOf(site.page, node)));
    found.push(...level.filter((node) => isBar(site, node)));
  }
  return found;
}

const isBar = (site: OpenedSite, node: NodeId): boolean =>
  computed(site, node, "position", PHONE) === "fixed" &&
  computed(site, node, "display", PHONE) !== "none" &&
  /^0(?:px)?$/.test(computed(site, node, "bottom", PHONE));
