import { colorsNamed, formatHex, parse } from "culori";
import { hex, readColour } from "../markup/contrast";
import { isOneSlipAway } from "./typos";

const NAMES = new Set(Object.keys(colorsNamed));
export const COLOUR_ALIASES: Record<string, string> = {
  navyblue: "navy",
  // To css 'darkgray' is lighter than 'gray'; to people it is darker.
  darkgrey: "#4a4a4a",
  darkgray: "#4a4a4a",
  // To css it is a red, to people what bread and wood are.
  brown: "#74462b",
  offwhite: "#faf9f6",
  cream: "#fffdd0",
  burgundy: "#800020",
  mustard: "#d4a017",
  charcoal: "#36454f",
  terracotta: "#c8603f",
  rose: "#e8909c",
  mint: "#98e2c6",
  peach: "#ffcba4",
  sand: "#e6d7b9",
  wine: "#722f37",
  emerald: "#10b981",
  amber: "#f59e0b",
  lilac: "#c8a2c8",
  forestgreen: "forestgreen",
  bottlegreen: "#006a4e",
  racinggreen: "#004225",
  brightred: "#e60000",
  turquoise: "turquoise",
  petrol: "#005f6a",
  aubergine: "#472c4c",
  taupe: "#8b8178",
  mauve: "#b784a7",
  ochre: "#cc7722",
  sagegreen: "#9caf88",
  mossgreen: "#5f6f3a",
};
/** What a word before a colour does to it, in OKLCH: lightness to add, chroma to multiply with. */
const MODIFIERS: Record<string, [number, number]> = {
  dark: [-0.16, 1],
  darker: [-0.1, 1],
  deep: [-0.14, 1.05],
  light: [0.18, 0.8],
  lighter: [0.1, 0.9],
  pale: [0.26, 0.45],
  soft: [0.1, 0.6],
  pastel: [0.22, 0.5],
  bright: [0.06, 1.2],
  warm: [0, 1],
  cool: [0, 1],
  muted: [0, 0.5],
  very: [0, 1],
};

/** Reads 'dark red', 'navy', '#fdf6e3' or 'rgb(20, 80, 60)': as #rrggbb; null when it is no colour. */
export function readColourWords(phrase: string): string | null {
  const said = phrase
    .toLowerCase()
    .replace(/"/g, "")
    .replace(/^(?:a|an|the|nice|kind of|sort of)\s+/g, "")
    .replace(/(?<!\s)\s+colou?r$/, "")
    .trim();
  if (/^#|^(?:rgb|hsl|oklch)a?\(/.test(said)) return formatHex(parse(said)) ?? null;
  if (/^[0-9a-f]{6}$/.test(said) && /\d/.test(said)) return `#${said}`;
  return named(said.replace(/\s+/g, "").replace(/-/g, "")) ?? modified(said);
}

function named(word: string): string | null {
  const known = COLOUR_ALIASES[word] ?? (NAMES.has(word) ? word : undefined);
  return known ? (formatHex(parse(known)) ?? null) : null;
}

function modified(said: string): string | null {
  const [first = "", ...rest] = said.split(/[\s-]+/);
  const change = MODIFIERS[first];
  if (rest.length === 0) return change ? null : slipped(first);
  const base = change && readColourWords(rest.join(" "));
  if (!base) return null;
  const { l, c, h } = readColour(base);
  return hex(l + change[0], c * change[1], h);
}

const COMMON = [
  "blue",
  "green",
  "yellow",
  "orange",
  "purple",
  "black",
  "white",
  "brown",
  "silver",
  "beige",
  "maroon",
  "olive",
  "violet",
  "indigo",
  "grey",
];

/** 'gren' is green; one slip in a common name is forgiven. */
function slipped(word: string): string | null {
  const close = word.length > 3 ? COMMON.filter((name) => isOneSlipAway(name, word)) : [];
  // A letter is left out more often than taken for another.
  const [best, another] = close.some((name) => name.length > word.length)
    ? close.filter((name) => name.length > word.length)
    : close;
  return best && !another ? named(best) : null;
}
