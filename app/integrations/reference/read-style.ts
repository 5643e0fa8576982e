import { converter, formatHex, parse, type Color } from "culori";
import { cssRules, type ReferenceRule } from "./css-rules";
import type { Markup } from "./read-markup";

/** The look of a website: its chromatic colours by use, whether its ground is dark, and its parts in order. */
export interface Style {
  colors: string[];
  dark: boolean;
  sections: string[];
}

const COLORS = 6;
// Below this chroma (OKLCH) a colour reads as grey and says nothing about a palette.
const NEUTRAL = 0.03;
const DARK_BELOW = 0.4;
const LONGEST_VARIABLE = 200;
const LITERAL = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|oklch|oklab|lch|lab)\([^()]{1,80}\)/gi;
const VARIABLE = /var\(\s*(--[\w-]+)/g;

const toOklch = converter("oklch");

/** Reads a page's style from its markup and the css of its stylesheets. Never throws on malformed css. */
export function readStyle(markup: Markup, sheets: string[]): Style {
  const rules = [...sheets, markup.css].flatMap(cssRules).filter((rule) => applies(rule, markup));
  const variables = variablesOf(rules);
  return {
    colors: mostUsed(rules, variables, markup.themeColor),
    dark: isDark(rules, variables, markup),
    sections: markup.sections,
  };
}

function applies({ selector, within }: ReferenceRule, { classes }: Markup): boolean {
  if (within.some((at) => /prefers-color-scheme:\s*dark|^@media\s+print|^@keyframes|^@font-face/i.test(at)))
    return false;
  return selector.split(",").some((part) => {
    const named = part.match(/\.[\w-]+/g) ?? [];
    return named.every((name) => classes.has(name.slice(1)));
  });
}

function declarationsOf(rule: ReferenceRule): [name: string, value: string][] {
  return rule.declarations.split(";").flatMap((declaration) => {
    const colon = declaration.indexOf(":");
    if (colon < 0) return [];
    return [[declaration.slice(0, colon).trim().toLowerCase(), declaration.slice(colon + 1).trim()]];
  });
}

function variablesOf(rules: ReferenceRule[]): Map<string, string> {
  const declared = rules.flatMap(declarationsOf);
  return new Map(declared.filter(([name, value]) => name.startsWith("--") && value.length <= LONGEST_VARIABLE));
}

function mostUsed(rules: ReferenceRule[], variables: Map<string, string>, themeColor: string | null): string[] {
  const uses = new Map<string, number>();
  const count = (value: string, weight: number) => {
    for (const hex of chromatic(value)) uses.set(hex, (uses.get(hex) ?? 0) + weight);
  };
  for (const [name, value] of rules.flatMap(declarationsOf)) {
    // A variable colours the page where it is used, not where it is defined.
    if (name.startsWith("--")) continue;
    const weight = name.startsWith("background") ? 2 : 1;
    count(value, weight);
    for (const [, variable] of value.matchAll(VARIABLE)) count(variables.get(variable!) ?? "", weight);
  }
  if (themeColor) count(themeColor, 5);
  return [...uses]
    .sort((a, b) => b[1] - a[1])
    .slice(0, COLORS)
    .map(([hex]) => hex);
}

function chromatic(value: string): string[] {
  return colorsIn(value)
    .filter((color) => (color.alpha ?? 1) >= 0.5 && (toOklch(color).c ?? 0) >= NEUTRAL)
    .map((color) => formatHex(color));
}

function colorsIn(value: string): Color[] {
  const literals = value.match(LITERAL) ?? [value.replace(/(?<!\s)\s*!important$/i, "")];
  return literals.map((literal) => parse(literal.trim())).filter((color) => color !== undefined);
}

function isDark(rules: ReferenceRule[], variables: Map<string, string>, { bodyClasses }: Markup): boolean {
  const grounds = rules
    .filter(({ selector, within }) => within.length === 0 && paintsBody(selector, bodyClasses))
    .flatMap(declarationsOf)
    .filter(([name]) => name === "background" || name === "background-color")
    .flatMap(([, value]) => groundColor(value, variables));
  const ground = grounds.at(-1);
  return ground !== undefined && toOklch(ground).l < DARK_BELOW;
}

function groundColor(value: string, variables: Map<string, string>): Color[] {
  const resolved = value.replace(
    /var\(\s*(--[\w-]+)(?:[^\w)-][^)]*)?\)/g,
    (whole, name: string) => variables.get(name) ?? whole,
  );
  return colorsIn(resolved)
    .filter((color) => (color.alpha ?? 1) > 0.5)
    .slice(0, 1);
}

function paintsBody(selector: string, bodyClasses: Set<string>): boolean {
  return selector.split(",").some((part) => {
    const name = part.trim();
    const bodyClass = /^(?:body|html)?\.([\w-]+)$/.exec(name)?.[1];
    return ["body", "html", ":root"].includes(name) || (bodyClass !== undefined && bodyClasses.has(bodyClass));
  });
}
