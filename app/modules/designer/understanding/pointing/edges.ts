import type { OpenedSite } from "../../../operations/opened-site";
import { textOf } from "../../../operations/text-of";
import { readThings } from "../../../page-roles/read-things";
import type { Thing as PageThing } from "../../../page-roles/thing";
import type { Pointer } from "./pointer";

const LONGEST_STRIP = 240;
/** The header, a strip and what is big may share the top; a strip and the footer the bottom. */
const [FIRST, LAST] = [3, 2];

/** Those of some things that stand at the upper or lower edge of the page: the only one, or none. */
export function atEdge(site: OpenedSite, found: readonly PageThing[], { edge, head, isBig }: Pointer): PageThing[] {
  const things = readThings(site);
  const isTitle = head === "headline" || head === "heading" || (head === "line" && isBig);
  if (isTitle && edge === "top") return found.filter(({ roles }) => roles.includes("headline")).slice(0, 1);
  if (head === "navigation" || head === "menu") return found.slice(0, 1);
  const parts = things.of("section", "header", "footer").toSorted((a, b) => a.node - b.node);
  const ends = (edge === "top" ? parts.slice(0, FIRST) : parts.slice(-LAST)).map(({ node }) => node);
  const near = found.filter(({ node, section }) => ends.includes(node) || (section !== null && ends.includes(section)));
  if (near.length <= 1) return near;
  const isHero = ({ roles }: PageThing) => roles.includes("hero");
  const isStrip = (each: PageThing) =>
    !isHero(each) && each.roles.includes("section") && textOf(site.page, each.node).length < LONGEST_STRIP;
  const chosen = edge === "top" ? near.filter(isBig ? isHero : isStrip) : [];
  return chosen.length === 1 ? chosen : [];
}
