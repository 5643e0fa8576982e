import { remembered } from "~/lib/remembered";
import { computed } from "../cascade/computed";
import type { StyledPage } from "../cascade/cascade";
import { HEADINGS } from "../markup/element-kinds";
import type { NodeId } from "../markup/page";
import { readUtilities } from "./utility-classes";
import type { Tree } from "./tree";

/** How elements of a page look on a wide screen, as far as roles follow from it. */
export interface Looks {
  /** A link of this look is a button: it has room around its words, and a surface or a border. */
  isPadded(node: NodeId): boolean;
  /** Has a background, a border or a shadow of its own. */
  hasFace(node: NodeId): boolean;
  /** In pixels. */
  fontSize(node: NodeId): number;
  isBold(node: NodeId): boolean;
  hasPictureBehind(node: NodeId): boolean;
}

const WIDE = 1280;
const NO_COLOUR = /^(?:transparent|rgba\([^)]*, ?0\))$/;
const BOLD = 600;
/** Cells have a little by themselves. */
const LEAST_PADDING = 2;

/** Reads looks from the stylesheets, style attributes and the names of utility classes. Each question is asked once. */
export function readLooks(site: StyledPage, tree: Tree): Looks {
  const value = (node: NodeId, property: string) => computed(site, node, property, WIDE);
  const pixels = (node: NodeId, property: string) => Number.parseFloat(value(node, property)) || 0;
  const utility = (node: NodeId, ...properties: string[]) =>
    readUtilities(tree.attribute(node, "class") ?? "", properties);
  const isSaid = (node: NodeId, ...properties: string[]) => !["0", null].includes(utility(node, ...properties));
  const hasFace = (node: NodeId) =>
    !NO_COLOUR.test(value(node, "background-color")) ||
    value(node, "background-image") !== "none" ||
    pixels(node, "border-left-width") > 0 ||
    pixels(node, "border-top-width") > 0 ||
    value(node, "box-shadow") !== "none" ||
    isSaid(node, "background", "border", "box-shadow");
  const isPadded = (node: NodeId) =>
    (pixels(node, "padding-left") > LEAST_PADDING ||
      pixels(node, "padding-top") > LEAST_PADDING ||
      isSaid(node, "padding")) &&
    hasFace(node);
  return {
    isPadded: remembered(isPadded),
    hasFace: remembered(hasFace),
    fontSize: fontSizes(tree, (node) => pixels(node, "font-size"), utility),
    isBold: remembered(
      (node) =>
        ["b", "strong", "th", ...HEADINGS].includes(tree.tag(node)) ||
        pixels(node, "font-weight") >= BOLD ||
        isSaid(node, "font-weight"),
    ),
    hasPictureBehind: remembered((node) => value(node, "background-image").includes("url(")),
  };
}

/** Sizes by the stylesheet; where it says nothing of an element, by the utility class of that or of what is around it. */
function fontSizes(
  tree: Tree,
  computedSize: (node: NodeId) => number,
  utility: (node: NodeId, property: string) => string | null,
): (node: NodeId) => number {
  const known = new Map<NodeId, number>();
  const sizeOf = (node: NodeId): number => {
    const own = computedSize(node);
    const parent = tree.parents[node] ?? null;
    if (parent !== null && own !== computedSize(parent)) return own;
    return Number.parseFloat(utility(node, "font-size") ?? "") || (parent === null ? own : remember(parent));
  };
  const remember = (node: NodeId): number => {
    const size = known.get(node) ?? sizeOf(node);
    known.set(node, size);
    return size;
  };
  return remember;
}
