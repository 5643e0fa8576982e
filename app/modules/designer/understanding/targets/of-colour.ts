import { converter } from "culori";
import { computed } from "../../../cascade/computed";
import { childrenOf } from "../../../cascade/query";
import { readCssColour } from "../../../cascade/values/colours";
import { readColourWords } from "../../../language/colours";
import type { PageThings, Thing as PageThing } from "../../../page-roles/thing";
import type { OpenedSite } from "../../../operations/opened-site";

const WIDE = 1280;
const toHsl = converter("hsl");

/** Those of some things that stand on a background which a person calls so: 'the blue area'. */
export const onColour = (site: OpenedSite, found: readonly PageThing[], colour: string): PageThing[] =>
  found.filter(({ node, face }) =>
    [node, face, onlyCell(site, node)].some(
      (each) => each !== undefined && isColourCalled(computed(site, each, "background-color", WIDE), colour),
    ),
  );

/** A row of a table has the ground of its one cell. */
function onlyCell({ page }: OpenedSite, node: number): number | undefined {
  const [cell, ...others] = page.elements[node]!.tagName === "tr" ? childrenOf(page, node) : [];
  return others.length === 0 ? cell : undefined;
}

/** Which side of some elements has a colour that a person calls so: all of them alike, or null. */
export function sideOfColour(site: OpenedSite, nodes: readonly number[], colour: string): ColourSide | null {
  const has = (property: string) => nodes.every((node) => isColourCalled(computed(site, node, property, WIDE), colour));
  if (nodes.length === 0) return null;
  if (has("background-color")) return "background";
  if (has("color")) return "text";
  return has("border-top-color") ? "border" : null;
}
type ColourSide = "background" | "text" | "border";

/** What may be called an area: the parts of the page, and the boxes in them. */
export const areasOf = (things: PageThings): PageThing[] => [
  ...things.of("section", "header", "footer"),
  ...things.of("item"),
];

const FAINTEST = 0.12;
const NEAR = 32;
/** In HSL: what is called dark is below the one, what is called light above the other. */
const [DARK, LIGHT] = [0.42, 0.58];
/** Names that say how light a colour is as much as which: a pale brown is beige. */
const OF_ONE_LIGHTNESS = /^(?:brown|navy|maroon|burgundy|beige|cream)$/;
const FURTHEST = 0.35;
const GREY = /^gr[ae]y$/;
/** The darkest and the lightest grey. */
const GREYS = [0.25, 0.965] as const;

/** Near in hue, or of one name; what has no hue is told by its lightness. A shade may stand before the name. */
export function isColourCalled(background: string, said: string): boolean {
  const name = said.split(" ").at(-1)!;
  const [seen, meant] = [readCssColour(background), readCssColour(readColourWords(name) ?? name)].map(
    (each) => each && toHsl(each),
  );
  if (!seen || !meant || seen.alpha === 0 || !isShaded(seen.l, said)) return false;
  if (OF_ONE_LIGHTNESS.test(name) && Math.abs(seen.l - meant.l) > FURTHEST) return false;
  const isGrey = (colour: typeof seen) => colour.s < FAINTEST || colour.l < 0.08 || colour.l > 0.96;
  // Grey is what is neither white nor black: the ground of a box is a light one.
  if (GREY.test(name)) return isGrey(seen) && seen.l > GREYS[0] && seen.l < GREYS[1];
  if (isGrey(seen) || isGrey(meant)) return isGrey(seen) && isGrey(meant) && Math.abs(seen.l - meant.l) < 0.25;
  const apart = Math.abs((seen.h ?? 0) - (meant.h ?? 0));
  return Math.min(apart, 360 - apart) <= NEAR || (isGreen(seen.h) && isGreen(meant.h));
}

function isShaded(lightness: number, said: string): boolean {
  if (/\b(?:dark|deep) /.test(said)) return lightness < DARK;
  return !/\b(?:light|pale|pastel|soft) /.test(said) || lightness > LIGHT;
}

/** From olive to pine, most hues by far have one name. */
const isGreen = (hue = 0) => hue >= 65 && hue <= 170;
