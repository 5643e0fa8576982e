import { attribute, elementsOf, hasWord, type HtmlDocument, type HtmlElement } from "../../editing/html-document";
import { readRules, type CssRule } from "../../editing/css-declarations";
import { parentOf } from "../pages/ancestors";

/** A drawing of a page that stands by itself: its colours are in it. */
export interface PageArt {
  /** Its class beside `art`. */
  kind: string;
  /** Draws it into a box; `align` as in `preserveAspectRatio`. */
  draw(box: { x: number; y: number; width: number; height: number }, align?: string): string;
}

const PAINT = new Set(["fill", "fill-opacity", "fill-rule", "stroke", "stroke-width", "stroke-opacity", "stroke-linejoin", "stroke-linecap", "stroke-dasharray", "opacity", "color", "stop-color", "stop-opacity"]);
/** What a drawing program understands of selectors. */
const PLAIN_SELECTOR = /^[\w\s.#>*="'[\]-]+$/;

/** The drawings of a page, the ones of its header and first section first. */
export function pageArts(document: HtmlDocument, css: string): PageArt[] {
  const drawings = elementsOf(document.root).filter((element) => element.tagName === "svg" && hasWord(element, "class", "art") && attribute(element, "viewBox"));
  if (drawings.length === 0) return [];
  const rules = paintRules(readRules(css));
  return drawings.flatMap((element) => artOf(document, element, rules));
}

function artOf({ source }: HtmlDocument, element: HtmlElement, rules: string): PageArt[] {
  const { startTag, endTag } = element.sourceCodeLocation ?? {};
  if (!startTag || !endTag) return [];
  const inside = source.slice(startTag.endOffset, endTag.startOffset);
  const classes = attribute(element, "class") ?? "";
  const around = ancestors(element);
  const viewBox = attribute(element, "viewBox")!;
  return [{
    kind: classes.split(/\s+/).find((word) => word !== "art") ?? "",
    draw: ({ x, y, width, height }, align = "xMidYMid meet") =>
      `${around.map((tag) => `<g ${tag}>`).join("")}<svg class="${classes}" x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${viewBox}" preserveAspectRatio="${align}"><style>${rules}</style>${inside}</svg>${around.map(() => "</g>").join("")}`,
  }];
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

/** A stylesheet's rules on how drawings are painted, its custom properties filled in. Filters are left out: grain weighs more than it shows. */
function paintRules(rules: CssRule[]): string {
  const tokens = new Map(rules.filter(({ selector }) => selector === ":root").flatMap(({ declarations }) => declarations.map(({ property, value }) => [property, value] as const)));
  const everywhere = rules.filter(({ selector, within }) => PLAIN_SELECTOR.test(selector.replaceAll(",", "")) && within.every((around) => around.startsWith("@layer")));
  const written = everywhere.flatMap(({ selector, declarations }) => {
    const paint = declarations.filter(({ property }) => PAINT.has(property)).map(({ property, value }) => [property, filledIn(value, tokens)] as const);
    const known = paint.filter(([, value]) => !/var\(|calc\(|color-mix|[{}<]/.test(value));
    return known.length > 0 ? [`${selector}{${known.map(([property, value]) => `${property}:${value}`).join(";")}}`] : [];
  });
  return `${written.join("").replaceAll("&", "&amp;").replaceAll(">", "&gt;")}[filter]{display:none}`;
}

const filledIn = (value: string, tokens: Map<string, string>) => value.replace(/var\((--[\w-]+)\)/g, (whole, name: string) => tokens.get(name) ?? whole);
