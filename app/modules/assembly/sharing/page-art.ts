import { attribute, elementsOf, hasWord, type HtmlDocument, type HtmlElement } from "../../markup/html-document";
import { readRules, type CssRule } from "../../markup/css-declarations";
import { parentOf } from "../pages/ancestors";

/** A drawing of a page that stands by itself: its colours are in it. */
export interface PageArt {
  /** Its class beside `art`. */
  kind: string;
  classes: string;
  viewBox: string;
  /** Attributes of the groups around it, from the outside in. */
  around: string[];
  /** Its stylesheet and what is drawn. */
  inside: string;
}

/** Draws it into a box; `align` as in `preserveAspectRatio`. */
export function drawArt(
  { classes, viewBox, around, inside }: PageArt,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  align = "xMidYMid meet",
): string {
  const groups = around.map((tag) => `<g ${tag}>`).join("");
  return `${groups}<svg class="${classes}" x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${viewBox}" preserveAspectRatio="${align}">${inside}</svg>${around.map(() => "</g>").join("")}`;
}

/**
 * Drawings that are looked at, and characters of one: pages of ours have eight, of 14,000. One picture stands for a
 * site.
 */
const MOST_ARTS = 20;
const LONGEST_ART = 100_000;

const PAINT = new Set([
  "fill",
  "fill-opacity",
  "fill-rule",
  "stroke",
  "stroke-width",
  "stroke-opacity",
  "stroke-linejoin",
  "stroke-linecap",
  "stroke-dasharray",
  "opacity",
  "color",
  "stop-color",
  "stop-opacity",
]);
/** What a drawing program understands of selectors. */
const PLAIN_SELECTOR = /^[\w\s.#>*="'[\]-]+$/;

/** The drawings of a page, the ones of its header and first section first. */
export function pageArts(document: HtmlDocument, css: string): PageArt[] {
  const drawings = elementsOf(document.root)
    .filter((element) => element.tagName === "svg" && hasWord(element, "class", "art") && attribute(element, "viewBox"))
    .slice(0, MOST_ARTS);
  if (drawings.length === 0) return [];
  const rules = readRules(css).filter(({ within }) => within.every((around) => around.startsWith("@layer")));
  return drawings.flatMap((element) => artOf(document, element, paintRules(rules, tokensAt(element, rules))));
}

function artOf({ source }: HtmlDocument, element: HtmlElement, rules: string): PageArt[] {
  const { startTag, endTag } = element.sourceCodeLocation ?? {};
  if (!startTag || !endTag) return [];
  const inside = `<style>${rules}</style>${source.slice(startTag.endOffset, endTag.startOffset)}`;
  if (inside.length > LONGEST_ART) return [];
  const classes = attribute(element, "class") ?? "";
  const kind = classes.split(/\s+/).find((word) => word !== "art") ?? "";
  return [{ kind, classes, viewBox: attribute(element, "viewBox")!, around: ancestors(element), inside }];
}

/** Groups that stand for the elements around a drawing, so that rules which name those hold. */
function ancestors(element: HtmlElement): string[] {
  const tags: string[] = [];
  for (let node = parentOf(element); node; node = parentOf(node)) {
    const names = ["class", "data-section", "data-variant"].flatMap((name) => {
      const value = attribute(node!, name);
      return value && /^[\w\s-]+$/.test(value) ? [`${name}="${value}"`] : [];
    });
    if (names.length > 0) tags.unshift(names.join(" "));
  }
  return tags;
}

/** The custom properties that hold for an element. */
function tokensAt(element: HtmlElement, rules: CssRule[]): Map<string, string> {
  const own = rules.filter(
    ({ selector, declarations }) =>
      declarations.some(({ property }) => property.startsWith("--")) &&
      selector.split(",").some((each) => each.trim() === ":root" || isAt(element, each)),
  );
  return new Map(
    own.flatMap(({ declarations }) => declarations.map(({ property, value }) => [property, value] as const)),
  );
}

/** Whether a selector of classes, attributes and spaces names an element. */
function isAt(element: HtmlElement, selector: string): boolean {
  const [last = "", ...above] = selector.trim().split(/\s+/).toReversed();
  if (!isNamed(element, last)) return false;
  return above.every((compound) => {
    for (let node = parentOf(element); node; node = parentOf(node)) if (isNamed(node, compound)) return true;
    return false;
  });
}

function isNamed(element: HtmlElement, compound: string): boolean {
  const parts = compound.match(/\.[\w-]+|\[[\w-]+="[^"]*"\]/g) ?? [];
  return (
    parts.join("") === compound &&
    parts.length > 0 &&
    parts.every((part) => {
      const [, name, value] = /^\[([\w-]+)="([^"]*)"\]$/.exec(part) ?? [];
      return name ? attribute(element, name) === value : hasWord(element, "class", part.slice(1));
    })
  );
}

/**
 * A stylesheet's rules on how drawings are painted, custom properties filled in. Filters are left out: grain weighs
 * more than it shows.
 */
function paintRules(rules: CssRule[], tokens: Map<string, string>): string {
  const written = rules.flatMap(({ selector, declarations }) => {
    if (!PLAIN_SELECTOR.test(selector.replaceAll(",", ""))) return [];
    const paint = declarations
      .filter(({ property }) => PAINT.has(property))
      .map(({ property, value }) => [property, filledIn(value, tokens)] as const);
    const known = paint.filter(([, value]) => !/var\(|calc\(|color-mix|[{}<]/.test(value));
    return known.length > 0
      ? [`${selector}{${known.map(([property, value]) => `${property}:${value}`).join(";")}}`]
      : [];
  });
  return `${written.join("").replaceAll("&", "&amp;").replaceAll(">", "&gt;")}[filter]{display:none}`;
}

/** Properties may name others. */
function filledIn(value: string, tokens: Map<string, string>, depth = 0): string {
  const next = value.replace(/var\((--[\w-]+)\)/g, (whole, name: string) => tokens.get(name) ?? whole);
  return next === value || depth > 4 ? next : filledIn(next, tokens, depth + 1);
}
