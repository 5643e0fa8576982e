import { parse } from "culori";
import { splitValue } from "./split-value";

type Longhands = Record<string, string>;

const SIDES = ["top", "right", "bottom", "left"] as const;
const CORNERS = ["top-left", "top-right", "bottom-right", "bottom-left"] as const;
const LINE_STYLES = /^(?:none|hidden|dotted|dashed|solid|double|groove|ridge|inset|outset)$/i;
const LINE_WIDTH = /^(?:thin|medium|thick|[-+.\d]|calc\(|min\(|max\(|clamp\()/i;

/** Four values as css writes them: one for all, two, three, or each its own. */
function four(names: readonly string[], value: string): Longhands {
  const [a = "", b = a, c = a, d = b] = splitValue(value);
  return Object.fromEntries(names.map((name, index) => [name, [a, b, c, d][index]!]));
}

function two(names: readonly [string, string], value: string): Longhands {
  const [a = "", b = a] = splitValue(value);
  return { [names[0]]: a, [names[1]]: b };
}

function line(names: readonly string[], value: string): Longhands {
  const parts = splitValue(value);
  const style = parts.find((part) => LINE_STYLES.test(part)) ?? "none";
  const width = parts.find((part) => LINE_WIDTH.test(part)) ?? "medium";
  const colour = parts.find((part) => part !== style && part !== width) ?? "currentcolor";
  return Object.fromEntries(
    names.flatMap((name) => [
      [`${name}-width`, width],
      [`${name}-style`, style],
      [`${name}-color`, colour],
    ]),
  );
}

const isColour = (part: string) =>
  /^(?:transparent|currentcolor|(?:rgba?|hsla?|hwb|oklch|oklab|lab|lch|color|color-mix|light-dark)\()/i.test(part) ||
  parse(part) !== undefined;
const isImage = (part: string) => /^(?:url|image-set|(?:repeating-)?(?:linear|radial|conic)-gradient)\(/i.test(part);

function background(value: string): Longhands {
  const layers = splitValue(value, ",");
  const colour = splitValue(layers.at(-1) ?? "").find(isColour) ?? "transparent";
  const images = layers.map((layer) => splitValue(layer).find(isImage) ?? "none");
  return { "background-color": colour, "background-image": images.join(", ") };
}

const FONT_SIZE =
  /^(?:[.\d]+(?:px|rem|em|%|pt|vw|ch)|(?:xx?-)?(?:small|large)|medium|larger|smaller|(?:calc|clamp|min|max)\(.*\))(?:\/|$)/is;

/** `italic 700 1.5rem/1.2 Georgia, serif`. */
function font(value: string): Longhands {
  const words = splitValue(value.replace(/\s?\/\s?/g, "/"));
  const at = words.findIndex((word) => FONT_SIZE.test(word));
  if (at === -1 || at === words.length - 1) return {};
  const before = words.slice(0, at);
  const [size = "", height] = splitValue(words[at]!, "/");
  return {
    "font-style": before.find((word) => /^(?:italic|oblique)$/i.test(word)) ?? "normal",
    "font-weight": before.find((word) => /^(?:bold|bolder|lighter|[1-9]\d{2})$/i.test(word)) ?? "normal",
    "font-size": size,
    "line-height": height ?? "normal",
    "font-family": words.slice(at + 1).join(" "),
  };
}

function decoration(value: string): Longhands {
  const lines = splitValue(value).filter((word) => /^(?:none|underline|overline|line-through)$/i.test(word));
  return { "text-decoration-line": lines.join(" ") || "none" };
}

function radius(value: string): Longhands {
  return four(
    CORNERS.map((corner) => `border-${corner}-radius`),
    splitValue(value, "/")[0] ?? "",
  );
}

interface Shorthand {
  longhands: readonly string[];
  expand(value: string): Longhands;
}

const boxed = (name: string, part = ""): Shorthand => {
  const longhands = SIDES.map((side) => (name === "inset" ? side : `${name}-${side}${part}`));
  return { longhands, expand: (value) => four(longhands, value) };
};
const paired = (one: string, other: string): Shorthand => ({
  longhands: [one, other],
  expand: (value) => two([one, other], value),
});
const lined = (...names: string[]): Shorthand => ({
  longhands: names.flatMap((name) => [`${name}-width`, `${name}-style`, `${name}-color`]),
  expand: (value) => line(names, value),
});
const pairedLine = (axis: string, part: string) => paired(`border-${axis}-start-${part}`, `border-${axis}-end-${part}`);

const AXES = ["block", "inline"];

export const SHORTHANDS: Record<string, Shorthand> = {
  margin: boxed("margin"),
  padding: boxed("padding"),
  inset: boxed("inset"),
  "border-width": boxed("border", "-width"),
  "border-style": boxed("border", "-style"),
  "border-color": boxed("border", "-color"),
  border: lined(...SIDES.map((side) => `border-${side}`)),
  outline: lined("outline"),
  ...Object.fromEntries(SIDES.map((side) => [`border-${side}`, lined(`border-${side}`)])),
  ...Object.fromEntries(
    AXES.flatMap((axis): [string, Shorthand][] => [
      [`margin-${axis}`, paired(`margin-${axis}-start`, `margin-${axis}-end`)],
      [`padding-${axis}`, paired(`padding-${axis}-start`, `padding-${axis}-end`)],
      [`inset-${axis}`, paired(`inset-${axis}-start`, `inset-${axis}-end`)],
      [`border-${axis}`, lined(`border-${axis}-start`, `border-${axis}-end`)],
      [`border-${axis}-start`, lined(`border-${axis}-start`)],
      [`border-${axis}-end`, lined(`border-${axis}-end`)],
      ...["width", "style", "color"].map((part): [string, Shorthand] => [
        `border-${axis}-${part}`,
        pairedLine(axis, part),
      ]),
    ]),
  ),
  "border-radius": { longhands: CORNERS.map((corner) => `border-${corner}-radius`), expand: radius },
  background: { longhands: ["background-color", "background-image"], expand: background },
  font: {
    longhands: ["font-style", "font-weight", "font-size", "line-height", "font-family"],
    expand: font,
  },
  "text-decoration": { longhands: ["text-decoration-line"], expand: decoration },
  gap: paired("row-gap", "column-gap"),
  overflow: paired("overflow-x", "overflow-y"),
  "flex-flow": {
    longhands: ["flex-direction", "flex-wrap"],
    expand: (value) => ({
      "flex-direction": /(?:row|column)(?:-reverse)?/.exec(value)?.[0] ?? "row",
      "flex-wrap": /nowrap|wrap-reverse|wrap/.exec(value)?.[0] ?? "nowrap",
    }),
  },
};

const LOGICAL: [RegExp, string, string][] = [
  [/^(margin|padding|border)-block-start/, "$1-top", "$1-top"],
  [/^(margin|padding|border)-block-end/, "$1-bottom", "$1-bottom"],
  [/^(margin|padding|border)-inline-start/, "$1-left", "$1-right"],
  [/^(margin|padding|border)-inline-end/, "$1-right", "$1-left"],
  [/^inset-block-start$/, "top", "top"],
  [/^inset-block-end$/, "bottom", "bottom"],
  [/^inset-inline-start$/, "left", "right"],
  [/^inset-inline-end$/, "right", "left"],
  [/^(min-|max-)?inline-size$/, "$1width", "$1width"],
  [/^(min-|max-)?block-size$/, "$1height", "$1height"],
  [/^border-start-start-radius$/, "border-top-left-radius", "border-top-right-radius"],
  [/^border-start-end-radius$/, "border-top-right-radius", "border-top-left-radius"],
  [/^border-end-start-radius$/, "border-bottom-left-radius", "border-bottom-right-radius"],
  [/^border-end-end-radius$/, "border-bottom-right-radius", "border-bottom-left-radius"],
];

const HAS_SIDES = /-(?:start|end)|inline-size|block-size/;

/** The name of a property by the side of the screen that it is about, for text from left to right or back. */
export function physical(property: string, fromRight: boolean): string {
  if (!HAS_SIDES.test(property)) return property;
  const known = LOGICAL.find(([pattern]) => pattern.test(property));
  return known ? property.replace(known[0], known[fromRight ? 2 : 1]!) : property;
}
