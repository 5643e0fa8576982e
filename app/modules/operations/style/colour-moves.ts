import { formatHex } from "culori";
import { hex, readColour } from "../../markup/contrast";
import { readCssColour } from "../../cascade/values/colours";

export const MOVES = ["darker", "lighter", "brighter", "warmer", "cooler", "paler"] as const;
export type ColourMove = (typeof MOVES)[number];

/** By how much lightness changes, and which way the hue turns. */
const STEPS: Record<ColourMove, [light: number, warm: number]> = {
  darker: [-1, 0],
  lighter: [1, 0],
  brighter: [0.7, 0],
  warmer: [0, 1],
  cooler: [0, -1],
  paler: [0.8, 0],
};

/** A colour with its lightness moved, or its hue taken a step towards orange or blue. */
export function movedColour(colour: string, move: ColourMove, strength = 0.09): string {
  const { l, c, h } = readColour(colour);
  const [light, warm] = STEPS[move];
  if (warm === 0) return hex(l + light * strength, c, h);
  const turn = (((warm > 0 ? 60 : 250) - h + 540) % 360) - 180;
  return hex(l, Math.max(c, 0.015), h + Math.max(-25, Math.min(25, turn)));
}

/** A css colour as #rrggbb; null for one that lets everything through. */
export function solid(value: string): string | null {
  const colour = readCssColour(value);
  return colour && (colour.alpha ?? 1) > 0.05 ? formatHex(colour) : null;
}

export type ColourFamily =
  | "black"
  | "white"
  | "grey"
  | "red"
  | "orange"
  | "yellow"
  | "green"
  | "teal"
  | "blue"
  | "purple"
  | "pink"
  | "brown";

const HUES: [until: number, family: ColourFamily][] = [
  [12, "pink"],
  [38, "red"],
  [75, "orange"],
  [112, "yellow"],
  [168, "green"],
  [215, "teal"],
  [285, "blue"],
  [325, "purple"],
  [360, "pink"],
];

/** What people call a colour. */
export function familyOf(colour: string): ColourFamily {
  const { l, c, h } = readColour(colour);
  if (c < 0.03) return l < 0.25 ? "black" : l > 0.96 ? "white" : "grey";
  if (h >= 30 && h < 100 && l < 0.5 && c < 0.13) return "brown";
  return HUES.find(([until]) => h < until)?.[1] ?? "pink";
}
