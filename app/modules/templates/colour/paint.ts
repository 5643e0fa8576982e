import { hex, readColour } from "../../markup/contrast";

/** What people mean by the plainest names: CSS gives these to the ends of a screen's scale. */
const PAINTS: Readonly<Record<string, string>> = {
  "#000000": "#101010",
  "#0000ff": "#1d4fd1",
  "#ff0000": "#c9281c",
  "#ffff00": "#f5cc1b",
  "#008000": "#2c7640",
  // Who asks for bright green wants it seen from afar.
  "#1fb141": "#1fb141",
  "#006400": "#1d5232",
  "#228b22": "#23603a",
  "#ffa500": "#ea7a1d",
  "#ff8c00": "#d9620f",
  "#800080": "#6a3d8f",
  "#ffc0cb": "#e7a3b0",
  "#808080": "#6f7378",
  "#000080": "#14295a",
  "#00008b": "#142a63",
  "#191970": "#16234f",
  "#8b0000": "#86201c",
  "#b22222": "#a63c2e",
  "#ffd700": "#c79a2b",
  "#ff6347": "#d4452e",
  "#ff7f50": "#ec7356",
  "#40e0d0": "#2aa79d",
  "#008080": "#0f6d6f",
  "#f5f5dc": "#f3ecdd",
  "#fffdd0": "#fbf5e2",
  "#ffffe0": "#fdf8df",
  "#90ee90": "#a5d3a0",
  "#ffb6c1": "#f0c3c9",
};

/** Glare that was asked for by its name: "dark with neon green". */
const NEON: ReadonlySet<string> = new Set("#39ff14 #ff2d95 #e6ff00 #ff6a13 #1f7bff #ff073a #b026ff".split(" "));

/** From which hue on (degrees of OKLCH) which chroma is as strong as ink gets. */
const STRONGEST = [
  [320, 0.19],
  [250, 0.2],
  [180, 0.13],
  [120, 0.14],
  [85, 0.18],
  [0, 0.19],
] as const;

/** From which lightness on a yellow of a screen looks green, and the hue that is meant. */
const [PALE, BUTTER] = [0.93, 94];

/** Whether a colour is one that glares: on a dark page it is a light, and never a ground. */
export const isNeon = (colour: string): boolean => NEON.has(colour);

/** A named colour as ink and paint have it: no glare of a screen. What an owner writes in digits is left alone. */
export function asPaint(colour: string): string {
  const known = PAINTS[colour];
  if (known || NEON.has(colour)) return known ?? colour;
  const { l, c, h } = readColour(colour);
  if (l > PALE && h > 98 && h < 118) return hex(l, c, BUTTER);
  const most = STRONGEST.find(([from]) => h >= from)![1];
  return c > most ? hex(l, most, h) : colour;
}
