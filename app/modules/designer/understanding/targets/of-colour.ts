import { converter } from "culori";
import { computed } from "../../../cascade/computed";
import { readCssColour } from "../../../cascade/values/colours";
import type { PageThings, Thing as PageThing } from "../../../page-roles/thing";
import type { OpenedSite } from "../../../operations/opened-site";

const WIDE = 1280;
const toHsl = converter("hsl");

/** Those of some things that stand on a background which a person calls so: 'the blue area'. */
export const onColour = (site: OpenedSite, found: readonly PageThing[], colour: string): PageThing[] =>
  found.filter(({ node, face }) =>
    [node, face].some((each) => each !== undefined && isCalled(computed(site, each, "background-color", WIDE), colour)),
  );

/** What may be called an area: the parts of the page, and the boxes in them. */
export const areasOf = (things: PageThings): PageThing[] => [
  ...things.of("section", "header", "footer"),
  ...things.of("item"),
];

const FAINTEST = 0.12;
const NEAR = 32;

/** Near in hue; what has none is told by its lightness. */
function isCalled(background: string, name: string): boolean {
  const [seen, meant] = [readCssColour(background), readCssColour(name)].map((each) => each && toHsl(each));
  if (!seen || !meant || seen.alpha === 0) return false;
  const isGrey = (colour: typeof seen) => colour.s < FAINTEST || colour.l < 0.08 || colour.l > 0.96;
  if (isGrey(seen) || isGrey(meant)) return isGrey(seen) && isGrey(meant) && Math.abs(seen.l - meant.l) < 0.25;
  const apart = Math.abs((seen.h ?? 0) - (meant.h ?? 0));
  return Math.min(apart, 360 - apart) <= NEAR;
}
