import { attribute, type HtmlElement } from "../markup/html-document";
import { parentOf } from "../markup/element";
import type { NodeId } from "../markup/page";
import { saidOf, type Said } from "./declared";
import { heightOf, holds, type Width } from "./media";
import type { StyledPage } from "./styled-page";
import { readCssColour, writeColour } from "./values/colours";
import { initialOf, isInherited } from "./values/known-properties";
import { lengthInPixels } from "./values/lengths";
import { physical, SHORTHANDS } from "./values/longhands";
import { filledIn } from "./values/variables";

/** What wins for each property of an element in a window of a width. */
type Winners = Map<string, Said>;
/** Values of elements by property. */
type Memory = Map<HtmlElement, Map<string, string>>;

const memories = new WeakMap<StyledPage, Map<Width, Memory>>();

function memoryOf(site: StyledPage, width: Width): Memory {
  const byWidth = memories.get(site) ?? new Map<Width, Memory>();
  memories.set(site, byWidth);
  const memory = byWidth.get(width) ?? new Map<HtmlElement, Map<string, string>>();
  byWidth.set(width, memory);
  return memory;
}

const directions = new WeakMap<HtmlElement, boolean>();

function isFromRight(element: HtmlElement): boolean {
  const known = directions.get(element);
  if (known !== undefined) return known;
  const own = attribute(element, "dir");
  const parent = parentOf(element);
  const fromRight = own === undefined ? parent !== null && isFromRight(parent) : own.toLowerCase() === "rtl";
  directions.set(element, fromRight);
  return fromRight;
}

/** By what is said: elements about which the same is said share their winners. */
const known = new WeakMap<Said[], Map<string, Winners>>();

function winnersOf(site: StyledPage, element: HtmlElement, width: Width): Winners {
  const said = saidOf(site, element);
  const fromRight = isFromRight(element);
  const kept = known.get(said) ?? new Map<string, Winners>();
  known.set(said, kept);
  const key = `${width} ${fromRight}`;
  const winners = kept.get(key) ?? findWinners(said, width, fromRight);
  kept.set(key, winners);
  return winners;
}

function findWinners(all: Said[], width: Width, fromRight: boolean): Winners {
  const winners: Winners = new Map();
  for (const said of all) {
    if (!(said.rule?.heads ?? []).every((head) => holds(head, width))) continue;
    for (const name of SHORTHANDS[said.property]?.longhands ?? [said.property]) {
      const longhand = physical(name, fromRight);
      if (isUsable(longhand, said.value)) winners.set(longhand, said);
    }
  }
  return winners;
}

/** Browsers pass over a colour that is none. */
function isUsable(property: string, value: string): boolean {
  if (!/^(?:color|background-color)$/.test(property) || /^--|var\(|\s/.test(value)) return true;
  return (
    /^(?:inherit|initial|unset|revert|revert-layer|none)$/i.test(value) ||
    /[(]/.test(value) ||
    readCssColour(value, BLACK) !== null
  );
}

const BLACK = { mode: "rgb", r: 0, g: 0, b: 0 } as const;

/**
 * The value of a longhand property as a visitor's browser computes it in a window of a width: lengths in pixels,
 * colours as `rgb()`; what only a layout knows, such as percentages, stays as it is written.
 */
export function computed(site: StyledPage, node: NodeId, property: string, width: Width): string {
  const element = site.page.elements[node];
  return element ? valueOf({ site, width }, element, property) : "";
}

interface Viewport {
  site: StyledPage;
  width: Width;
}

function valueOf(viewport: Viewport, element: HtmlElement, property: string): string {
  const memory = memoryOf(viewport.site, viewport.width);
  const values = memory.get(element) ?? new Map<string, string>();
  memory.set(element, values);
  const found = values.get(property);
  if (found !== undefined) return found;
  // A custom property that needs itself is none.
  values.set(property, "");
  const value = read(viewport, element, property);
  values.set(property, value);
  return value;
}

function read(viewport: Viewport, element: HtmlElement, property: string): string {
  const said = winnersOf(viewport.site, element, viewport.width).get(property);
  const written = said && writtenFor(viewport, element, property, said);
  const word = (written ?? "unset").toLowerCase();
  if (word === "inherit" || (isUnset(word) && isInherited(property)))
    return inheritedValue(viewport, element, property);
  if (property.startsWith("--")) return word === "initial" ? "" : written!;
  return resolved(viewport, element, property, word === "initial" || isUnset(word) ? initialOf(property) : written!);
}

const isUnset = (word: string) => word === "unset" || word === "revert" || word === "revert-layer";

function inheritedValue(viewport: Viewport, element: HtmlElement, property: string): string {
  const parent = parentOf(element);
  if (parent) return valueOf(viewport, parent, property);
  return property.startsWith("--") ? "" : resolved(viewport, element, property, initialOf(property));
}

/** The value of a longhand as it is written, its variables filled in; undefined when one of them is missing. */
function writtenFor(
  viewport: Viewport,
  element: HtmlElement,
  property: string,
  { property: name, value }: Said,
): string | undefined {
  const filled = filledIn(value, (variable) => valueOf(viewport, element, variable) || null);
  if (filled === null) return undefined;
  const shorthand = SHORTHANDS[name];
  if (!shorthand || WIDE.test(filled)) return filled.trim();
  const fromRight = isFromRight(element);
  const own = Object.entries(shorthand.expand(filled)).find(([longhand]) => physical(longhand, fromRight) === property);
  return own?.[1];
}

const WIDE = /^\s*(?:inherit|initial|unset|revert|revert-layer)\s*$/i;

function resolved(viewport: Viewport, element: HtmlElement, property: string, value: string): string {
  if (property === "font-size") return `${round(fontSize(viewport, element, value))}px`;
  if (property === "font-weight") return weight(viewport, element, value);
  if (/(?:^|-)color$/.test(property)) return colour(viewport, element, property, value);
  if (/^(?:border|outline)-(?:.*-)?width$/.test(property)) return lineWidth(viewport, element, property, value);
  if (property === "line-height" && /^[\d.]+$/.test(value)) return value;
  if (LENGTHS.test(property)) return length(viewport, element, property, value);
  return /^[a-z-]+$/i.test(value) && !property.includes("family") ? value.toLowerCase() : value;
}

const LENGTHS =
  /^(?:(?:margin|padding)-|(?:min-|max-)?(?:width|height)$|line-height|letter-spacing|word-spacing|row-gap|column-gap|text-indent|top|right|bottom|left|border-.*-radius)/;

function length(viewport: Viewport, element: HtmlElement, property: string, value: string): string {
  const whole = property === "line-height" ? fontOf(viewport, element) : undefined;
  const pixels = lengthInPixels(value, { ...measures(viewport, element), whole });
  return pixels === null ? value.toLowerCase() : `${round(pixels)}px`;
}

const LINE_WIDTHS: Record<string, number> = { thin: 1, medium: 3, thick: 5 };

function lineWidth(viewport: Viewport, element: HtmlElement, property: string, value: string): string {
  const style = valueOf(viewport, element, property.replace(/width$/, "style"));
  if (style === "none" || style === "hidden") return "0px";
  const pixels = LINE_WIDTHS[value] ?? lengthInPixels(value, measures(viewport, element)) ?? 0;
  return `${pixels >= 1 ? Math.floor(pixels) : pixels > 0 ? 1 : 0}px`;
}

function colour(viewport: Viewport, element: HtmlElement, property: string, value: string): string {
  const own = property === "color";
  const current = own
    ? parentOf(element) && valueOf(viewport, parentOf(element)!, "color")
    : /currentcolor/i.test(value)
      ? valueOf(viewport, element, "color")
      : null;
  const dark =
    /dark/.test(valueOf(viewport, element, "color-scheme")) &&
    !/light/.test(valueOf(viewport, element, "color-scheme"));
  const read_ = readCssColour(value, current ? readCssColour(current) : BLACK, dark);
  if (read_) return writeColour(read_);
  // What is none counts as if nothing had been said.
  return own && current ? current : writeColour(readCssColour(own ? "black" : "transparent")!);
}

function weight(viewport: Viewport, element: HtmlElement, value: string): string {
  if (value === "normal") return "400";
  if (value === "bold") return "700";
  if (value !== "bolder" && value !== "lighter") return value;
  const around = Number(parentOf(element) ? valueOf(viewport, parentOf(element)!, "font-weight") : 400);
  if (value === "bolder") return String(around < 350 ? 400 : around < 550 ? 700 : 900);
  return String(around < 550 ? 100 : around < 750 ? 400 : 700);
}

const FONT_SIZES: Record<string, number> = {
  "xx-small": 9,
  "x-small": 10,
  small: 13,
  medium: 16,
  large: 18,
  "x-large": 24,
  "xx-large": 32,
};

function fontSize(viewport: Viewport, element: HtmlElement, value: string): number {
  const parent = parentOf(element);
  const around = parent ? fontOf(viewport, parent) : 16;
  const word = value.toLowerCase();
  if (word === "larger") return around * 1.2;
  if (word === "smaller") return around / 1.2;
  if (FONT_SIZES[word] !== undefined) return FONT_SIZES[word];
  return lengthInPixels(value, { ...measures(viewport, parent), whole: around }) ?? around;
}

/** An element's size of type in pixels. */
const fontOf = (viewport: Viewport, element: HtmlElement): number =>
  Number.parseFloat(valueOf(viewport, element, "font-size"));

function measures(viewport: Viewport, element: HtmlElement | null) {
  const { site, width } = viewport;
  const [first] = site.page.elements;
  const rootSize = first?.tagName === "html" && element && element !== first ? fontOf(viewport, first) : 16;
  return { font: element ? fontOf(viewport, element) : 16, root: rootSize, width, height: heightOf(width) };
}

const round = (value: number) => Number(value.toFixed(4));

/** Whether an element's own style attribute, or what is marked important, decides a property. */
export function ownSays(site: StyledPage, node: NodeId, property: string): boolean {
  const element = site.page.elements[node];
  return element !== undefined && attribute(element, "style") !== undefined && saidInStyle(site, element, property);
}

function saidInStyle(site: StyledPage, element: HtmlElement, property: string): boolean {
  const said = winnersOf(site, element, 1280).get(property);
  return said !== undefined && said.rule === null && said.strength[1] === 1;
}
