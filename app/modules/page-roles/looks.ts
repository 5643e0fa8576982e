import { valueOf, type StyledPage } from "../cascade/cascade";
import { HEADINGS } from "../markup/element-kinds";
import { stylesheetsOf } from "../markup/stylesheets";
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

const NOTHING = /^(?:none|0|0px|transparent|inherit|initial|unset|auto|rgba\(0, ?0, ?0, ?0\))$/i;

/** Reads looks from the stylesheets, style attributes and the names of utility classes. Each question is asked once. */
export function readLooks(site: StyledPage, tree: Tree): Looks {
  const css = stylesheetsOf(site.code)
    .map((sheet) => sheet.css)
    .join("\n");
  const styled = { code: { ...site.code, css }, page: site.page };
  const says = (node: NodeId, ...properties: string[]) =>
    properties.map((property) => valueOf(styled, node, property)).find((value) => value !== null && value !== "") ??
    readUtilities(tree.attribute(node, "class") ?? "", properties);
  const isSet = (node: NodeId, ...properties: string[]) =>
    properties.some((property) => {
      const value = says(node, property);
      return value !== null && !NOTHING.test(value.trim()) && !/^0\S*\s|^none\b/.test(value);
    });
  const isFilled = (node: NodeId) => isSet(node, "background", "background-color", "background-image");
  const hasFace = (node: NodeId) =>
    isFilled(node) ||
    isSet(node, "border", "border-width", "border-style", "border-left", "border-top", "box-shadow") ||
    tree.attribute(node, "bgcolor") !== undefined;
  const sizes = new Map<NodeId, number>();
  const fontSize = (node: NodeId): number => {
    const known = sizes.get(node);
    if (known !== undefined) return known;
    const parent = tree.parents[node] ?? null;
    const inherited = parent === null ? 16 : fontSize(parent);
    const size = sizeOf(says(node, "font-size") ?? says(node, "font"), inherited) ?? tagSize(tree, node, inherited);
    sizes.set(node, size);
    return size;
  };
  return {
    isPadded: remembered(
      (node) =>
        isSet(node, "padding", "padding-inline", "padding-left", "padding-block", "padding-top") && hasFace(node),
    ),
    hasFace: remembered(hasFace),
    fontSize,
    isBold: remembered(
      (node) =>
        ["b", "strong", "th", ...HEADINGS].includes(tree.tag(node)) ||
        /bold|[6-9]00/.test(says(node, "font-weight") ?? ""),
    ),
    hasPictureBehind: remembered((node) => /url\(/.test(says(node, "background-image", "background") ?? "")),
  };
}

function remembered(test: (node: NodeId) => boolean): (node: NodeId) => boolean {
  const known = new Map<NodeId, boolean>();
  return (node) => {
    const answer = known.get(node) ?? test(node);
    known.set(node, answer);
    return answer;
  };
}

const TAG_SIZES: Record<string, number> = {
  h1: 2,
  h2: 1.5,
  h3: 1.17,
  h4: 1,
  h5: 0.83,
  h6: 0.67,
  small: 0.83,
  big: 1.2,
};
const FONT_SIZES = [10, 10, 13, 16, 18, 24, 32, 48];

function tagSize(tree: Tree, node: NodeId, inherited: number): number {
  const told = tree.tag(node) === "font" ? tree.attribute(node, "size") : undefined;
  if (told) return FONT_SIZES[/^[+-]/.test(told) ? 3 + Number(told) : Number(told)] ?? inherited;
  return (TAG_SIZES[tree.tag(node)] ?? 1) * inherited;
}

const UNITS: Record<string, (inherited: number) => number> = {
  px: () => 1,
  pt: () => 4 / 3,
  rem: () => 16,
  em: (inherited) => inherited,
  "%": (inherited) => inherited / 100,
  vw: () => 12.8,
};

/** A font size in pixels; of a range, its largest end. */
function sizeOf(value: string | null, inherited: number): number | null {
  const lengths = [...(value ?? "").matchAll(/(\d{0,4}\.?\d{1,5})(px|pt|rem|em|%|vw)/g)].map(
    ([, number, unit]) => Number(number) * UNITS[unit!]!(inherited),
  );
  return lengths.length > 0 ? lengths.at(-1)! : null;
}
