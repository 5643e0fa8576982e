import type { Typography } from "./design";
import { attribute, type Html } from "../markup/html";

/** Widths of letters against the mean of their face, rounded up. */
const LETTER_WIDTHS: [RegExp, number][] = [
  [/[fijltrI.,:;'’|()]/u, 0.62],
  [/[mwMW@&%]/u, 1.62],
  [/[\p{Lu}\p{N}ÆŒ]/u, 1.27],
  [/\p{M}/u, 0],
];

const widthOf = (letter: string) => LETTER_WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? 1;

/**
 * The width of a text's longest word, counted in mean letters of its face. Lines may break after a hyphen, so the
 * parts of a compound count on their own.
 */
export function longestWord(text: string): number {
  const words = text.split(/[^\S\u00a0]+|(?<=[-–—])/u);
  const widths = words.map((word) => [...word].reduce((sum, letter) => sum + widthOf(letter), 0));
  return Number(Math.max(1, ...widths).toFixed(2));
}

/** An attribute with the longest word as `--word`: stylesheets fit a heading's size to it, so that no word breaks. */
export function fitted(text: string): Html {
  return attribute("style", `--word: ${longestWord(text)}`);
}

/** The mean width of a letter in headings, in em: what a face's files say, more for heavy weights. */
export function meanLetter({ uses, weights }: Typography): number {
  const { width, unitsPerEm } = (uses[0] as Typography["uses"][number]).family.metrics;
  const boldness = weights.display >= 700 ? 1.3 : weights.display >= 500 ? 1.26 : 1.2;
  return Number(((width / unitsPerEm) * boldness).toFixed(3));
}

/** How tightly each face's large headings are set: geometric ones run their words together sooner than others. */
const TIGHTNESS: Readonly<Record<string, number>> = {
  Inter: 0.042,
  Roboto: 0.036,
  "Open Sans": 0.034,
  Montserrat: 0.03,
  Poppins: 0.036,
};

/** The tracking of the largest headings, in em. */
export function trackingOf({ uses }: Typography): string {
  const family = uses[0]?.family;
  return `-${TIGHTNESS[family?.name ?? ""] ?? (family?.kind === "serif" ? 0.02 : 0.026)}em`;
}

/** Narrow faces look smaller than others of one size. */
const GROWN: Readonly<Record<string, number>> = { "Barlow Condensed": 1.24, "Instrument Serif": 1.22 };

/** By how much the headings of a face are enlarged. */
export const growthOf = ({ uses }: Typography): number => GROWN[uses[0]?.family.name ?? ""] ?? 1;

/**
 * A font-size that is `size` unless the longest word would not fit into `share` percent of the nearest size container.
 */
export function fitSize(size: string, share = 100): string {
  return `max(1.25rem, min(${size} * var(--grow, 1), ${share}cqi / (var(--word, 1) * var(--letter))))`;
}

/** A longest line that is `line` unless the longest word needs more. */
export function fitLine(line: string): string {
  return `max(${line}, var(--word, 1) * var(--letter) * 1em)`;
}
