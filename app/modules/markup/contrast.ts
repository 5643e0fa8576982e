import { clampChroma, formatHex, oklch, wcagContrast, type Oklch } from "culori";

/** WCAG 2.2, success criterion 1.4.3, for text of any size. */
export const TEXT_CONTRAST = 4.5;

/** A colour in OKLCH brought into sRGB by chroma alone, as #rrggbb. */
export function hex(l: number, c: number, h: number): string {
  const lightness = Math.min(1, Math.max(0, l));
  return formatHex(clampChroma({ mode: "oklch", l: lightness, c, h }, "oklch"));
}

/** Reads #rrggbb; greys have no hue of their own and get that of warm paper. */
export function readColour(value: string): Required<Pick<Oklch, "l" | "c" | "h">> {
  const colour = oklch(value);
  if (!colour) throw new TypeError(`Not a colour: ${value}`);
  return { l: colour.l, c: colour.c < 0.012 ? 0 : colour.c, h: colour.c < 0.012 ? 80 : (colour.h ?? 80) };
}

/** The lowest contrast of a colour against several grounds. */
export function lowestContrast(colour: string, grounds: readonly string[]): number {
  return Math.min(...grounds.map((ground) => wcagContrast(colour, ground)));
}

/** Moves lightness by steps towards `end` (0 or 1) until every ground is met; black or white is the last resort. */
export function towardsContrast(
  colour: { l: number; c: number; h: number },
  grounds: readonly string[],
  end: 0 | 1,
  minimum = TEXT_CONTRAST,
): string {
  const step = end === 0 ? -0.01 : 0.01;
  for (let l = colour.l; l > 0 && l < 1; l += step) {
    const candidate = hex(l, colour.c, colour.h);
    if (lowestContrast(candidate, grounds) >= minimum) return candidate;
  }
  return end === 0 ? "#000000" : "#ffffff";
}

/**
 * Text for a filled ground: a tinted white, else a tinted black, else the pure one; one of the pure ones always reaches
 * 4.5.
 */
export function textOn(ground: string, hue: number): string {
  const candidates = [hex(0.985, 0.008, hue), "#ffffff", hex(0.19, 0.03, hue), "#000000"];
  const found = candidates.find((text) => wcagContrast(text, ground) >= TEXT_CONTRAST);
  return found ?? "#000000";
}

/** The mode of a page on this ground: the one whose text, black or white, stands out more. */
export function modeOf(ground: string): "light" | "dark" {
  return wcagContrast("#ffffff", ground) > wcagContrast("#000000", ground) ? "dark" : "light";
}

/** How far two colours lie apart to the eye (Euclid in OKLab; 0.02 is just seen). */
export function distance(one: string, other: string): number {
  const [a, b] = [oklch(one), oklch(other)];
  if (!a || !b) return 0;
  const angle = (h?: number) => ((h ?? 0) * Math.PI) / 180;
  const x = a.c * Math.cos(angle(a.h)) - b.c * Math.cos(angle(b.h));
  const y = a.c * Math.sin(angle(a.h)) - b.c * Math.sin(angle(b.h));
  return Math.hypot(a.l - b.l, x, y);
}
