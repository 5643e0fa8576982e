import { converter, formatRgb, interpolate, parse, type Color, type Rgb } from "culori";
import { splitValue } from "./split-value";

const rgb = converter("rgb");

/** A css colour; `current` stands for currentColor. Null for what is no colour. */
export function readCssColour(value: string, current: Rgb | null = null, dark = false): Rgb | null {
  const said = value.trim();
  const lower = said.toLowerCase();
  if (lower === "currentcolor") return current;
  if (lower === "transparent") return { mode: "rgb", r: 0, g: 0, b: 0, alpha: 0 };
  const system = SYSTEM[lower]?.[dark ? 1 : 0];
  if (system) return rgb(system) ?? null;
  const inner = /^(light-dark|color-mix)\((.*)\)$/s.exec(lower);
  if (inner?.[1] === "light-dark") return readCssColour(splitValue(inner[2]!, ",")[dark ? 1 : 0] ?? "", current, dark);
  if (inner) return mixed(splitValue(inner[2]!, ","), current, dark);
  const colour = parse(said);
  return colour ? (rgb(colour) ?? null) : null;
}

/** System colours as a light page shows them, and a dark one. */
const SYSTEM: Record<string, [light: string, dark: string]> = {
  canvas: ["#ffffff", "#121212"],
  canvastext: ["#000000", "#ffffff"],
  linktext: ["#0000ee", "#9e9eff"],
  buttonface: ["#efefef", "#6b6b6b"],
  buttontext: ["#000000", "#ffffff"],
  field: ["#ffffff", "#3b3b3b"],
  fieldtext: ["#000000", "#ffffff"],
  graytext: ["#808080", "#808080"],
  buttonborder: ["#000000", "#000000"],
};

function mixed([space = "", one = "", other = ""]: string[], current: Rgb | null, dark: boolean): Rgb | null {
  const mode = /^in (srgb|oklab|oklch|lab|lch|hsl)\b/.exec(space)?.[1];
  const [first, second] = [one, other].map((part) => {
    const share = /(?:^|\s)(\d+(?:\.\d+)?)%(?:\s|$)/.exec(part)?.[1];
    const colour = readCssColour(part.replace(/(?:^|\s)\d+(?:\.\d+)?%(?=\s|$)/, ""), current, dark);
    return { colour, share: share === undefined ? null : Number(share) / 100 };
  });
  if (!mode || !first?.colour || !second?.colour) return null;
  const at = second.share ?? (first.share === null ? 0.5 : 1 - first.share);
  const whole = (first.share ?? 1 - at) + at;
  const mix = premultiplied(
    first.colour,
    second.colour,
    mode === "srgb" ? "rgb" : (mode as "oklab"),
    at / (whole || 1),
  );
  return whole < 1 ? { ...mix, alpha: (mix.alpha ?? 1) * whole } : mix;
}

/** A see-through colour gives only as much of its colour as it covers. */
function premultiplied(a: Rgb, b: Rgb, mode: "rgb" | "oklab", at: number): Rgb {
  const [alphaA, alphaB] = [a.alpha ?? 1, b.alpha ?? 1];
  const alpha = alphaA * (1 - at) + alphaB * at;
  if (alpha === 0) return { ...a, alpha: 0 };
  const mix = interpolate([a, b], mode)((alphaB * at) / alpha);
  return { ...rgb(mix as Color), alpha };
}

/** As a browser writes it. */
export const writeColour = (colour: Rgb): string => formatRgb(colour);
