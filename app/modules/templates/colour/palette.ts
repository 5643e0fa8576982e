import { wcagContrast } from "culori";
import { TEXT_CONTRAST, distance, hex, modeOf, readColour, textOn, towardsContrast } from "../../markup/contrast";

/** How strongly a template's paper leans to the owner's hue, and how light it is in light mode. */
export interface GroundTone {
  lightness: number;
  chroma: number;
}

export const COLOUR_TOKENS = [
  ...["bg", "surface", "tint", "ink", "muted", "accent", "line", "line-strong"],
  ...["action", "action-hover", "on-action", "field", "field-alt", "on-field", "field-action", "on-field-action"],
  ...["deep", "deep-alt", "on-deep", "deep-muted", "deep-accent", "deep-line", "deep-action", "on-deep-action"],
  ...["primary", "second", "art-1", "art-2", "art-3", "art-4", "art-5"],
] as const;
export type Palette = Record<string, string> & { bg: string; ink: string; primary: string; field: string };

const ON_PAPER = ["ink", "muted", "accent"].flatMap((text) =>
  ["bg", "surface", "tint"].map((ground) => [text, ground]),
);
const ON_DEEP = ["on-deep", "deep-muted", "deep-accent"].flatMap((text) =>
  ["deep", "deep-alt"].map((ground) => [text, ground]),
);

/** Every pair of text and ground that a template may use; all reach 4.5:1 for any colour. */
export const TEXT_PAIRS = [
  ...ON_PAPER,
  ...ON_DEEP,
  ["on-action", "action"],
  ["on-action", "action-hover"],
  ["on-deep-action", "deep-action"],
  ["on-field", "field"],
  ["on-field", "field-alt"],
  ["on-field-action", "field-action"],
] as [string, string][];

interface Seed {
  l: number;
  c: number;
  h: number;
  /** 0 for greys up to 1 for colours that can tint a neutral. */
  vivid: number;
}

function paper(seed: Seed, tone: GroundTone, dark: boolean) {
  const { h, vivid } = seed;
  const chroma = tone.chroma * vivid;
  return dark
    ? {
        bg: hex(0.17, chroma + 0.004, h),
        surface: hex(0.21, chroma + 0.006, h),
        tint: hex(0.27, chroma + 0.03 * vivid, h),
      }
    : {
        bg: hex(tone.lightness, chroma, h),
        surface: hex(tone.lightness - 0.022, chroma * 1.5, h),
        tint: hex(tone.lightness - 0.05, chroma + 0.018 * vivid, h),
      };
}

/** Contrast from which a ground may come nearer to its text and still read. */
const ROOMY = 9;

/** Chroma under which a ground has no hue of its own. */
const PALE = 0.008;

/** The paper that an owner asked for, with two shades of it on the side that keeps text legible. */
function paperOf(ground: string, seed: Seed, dark: boolean) {
  const { l, ...own } = readColour(ground);
  // White and grey take a breath of the owner's hue beside them, lest parts of the page be grey boxes.
  const [c, h] = own.c < PALE ? [0.02 * seed.vivid, hueOfTint(seed.h)] : [own.c, own.h];
  const towardsInk = dark ? 0.035 : -0.025;
  const step = wcagContrast(ground, dark ? "#ffffff" : "#000000") > ROOMY ? towardsInk : -towardsInk;
  return { bg: ground, surface: hex(l + step, c, h), tint: hex(l + 2 * step, c * 1.1, h) };
}

function inks(seed: Seed, grounds: string[], dark: boolean) {
  const { h, vivid } = seed;
  const end = dark ? 1 : 0;
  const from = (l: number, c: number) => towardsContrast({ l, c, h }, grounds, end);
  return {
    ink: from(dark ? 0.95 : 0.22, 0.02 * vivid),
    muted: from(dark ? 0.74 : 0.47, 0.022 * vivid),
    accent: towardsContrast(seed, grounds, end),
    line: hex(dark ? 0.33 : 0.86, 0.014 * vivid, h),
    "line-strong": towardsContrast({ l: dark ? 0.5 : 0.66, c: 0.02 * vivid, h }, grounds, end, 3),
  };
}

/** A colour a shade away from `fill` on which its text still reads. */
function shade(fill: string, text: string, amount: number): string {
  const { l, c, h } = readColour(fill);
  const away = wcagContrast(text, "#000000") > wcagContrast(text, "#ffffff") ? -amount : amount;
  const options = [hex(l + away, c, h), hex(l - away, c, h), hex(l - away / 2, c, h)];
  const fits = (option: string) => distance(option, fill) > amount / 3 && wcagContrast(option, text) >= TEXT_CONTRAST;
  return options.find(fits) ?? fill;
}

/**
 * The owner's colour as a ground: nudged darker when white nearly reads on it, since that is how people know such
 * colours.
 */
function fillFrom(primary: string, seed: Seed, fallback: string, bg: string): string {
  if (distance(primary, bg) < 0.08) return fallback;
  const white = wcagContrast("#ffffff", primary);
  return white >= 3.3 && white < TEXT_CONTRAST ? towardsContrast(seed, ["#ffffff"], 0) : primary;
}

function fills(primary: string, seed: Seed, base: Record<string, string>, asked: AskedColours) {
  const { h } = seed;
  const { bg = "#ffffff", tint = bg, ink = "#000000" } = base;
  const action = asked.action?.toLowerCase() ?? fillFrom(primary, seed, ink, bg);
  const field = asked.field?.toLowerCase() ?? fillFrom(primary, seed, tint, bg);
  const [onAction, onField] = [textOn(action, h), textOn(field, h)];
  return {
    action,
    "action-hover": shade(action, onAction, 0.07),
    "on-action": onAction,
    field,
    "field-alt": shade(field, onField, 0.06),
    "on-field": onField,
    ...fieldAction(asked.action ? { action, text: onAction } : undefined, { field, text: onField }),
  };
}

/** Buttons on the large field: of the colour that was asked for where they are seen there, else of the text's. */
function fieldAction(asked: { action: string; text: string } | undefined, on: { field: string; text: string }) {
  return asked && wcagContrast(asked.action, on.field) >= SEEN
    ? { "field-action": asked.action, "on-field-action": asked.text }
    : { "field-action": on.text, "on-field-action": on.field };
}

type Fills = ReturnType<typeof fills>;
type Deeps = ReturnType<typeof deeps>;

function lighter(colour: string, amount: number): string {
  const { l, c, h } = readColour(colour);
  return hex(l + amount, c, h);
}

function deeps({ l, c, h, vivid }: Seed, dark: boolean, asked: AskedColours) {
  const deep = asked.deep ?? (dark ? hex(0.115, 0.035 * vivid, h) : hex(0.31, Math.min(c, 0.075), h));
  const alt = lighter(deep, dark && !asked.deep ? 0.035 : 0.05);
  const grounds = [deep, alt];
  const accent = asked.second ? readColour(asked.second) : { l, c, h };
  return {
    deep,
    "deep-alt": alt,
    "on-deep": towardsContrast({ l: 0.96, c: 0.012 * vivid, h }, grounds, 1),
    "deep-muted": towardsContrast({ l: 0.74, c: 0.025 * vivid, h }, grounds, 1),
    "deep-accent": towardsContrast({ ...accent, l: Math.max(accent.l, 0.7) }, grounds, 1),
    "deep-line": asked.deep || dark ? hex(dark ? 0.27 : 0.36, 0.04 * vivid, h) : lighter(deep, 0.14),
  };
}

/** Contrast from which a button is seen as one. */
const SEEN = 3;

/** Buttons of dark parts: the page's own where they are seen there. */
function deepAction({ action, "on-action": text }: Fills, { deep, "deep-alt": alt, "deep-accent": accent }: Deeps) {
  const isSeen = [deep, alt].every((ground) => wcagContrast(action, ground) >= SEEN);
  return isSeen ? { "deep-action": action, "on-deep-action": text } : { "deep-action": accent, "on-deep-action": deep };
}

/** The hue of a light shade of a colour: blues would turn to lilac and reds to pink. */
function hueOfTint(h: number): number {
  if (h > 235 && h < 320) return 232;
  return h < 45 || h > 340 ? 68 : h;
}

/** From which hue on (in degrees of OKLCH) colours go with which second: warm ones beside cool ones, and never lilac. */
const SECONDS = [
  [350, 150],
  [290, 85],
  [200, 65],
  [125, 45],
  [95, 250],
  [60, 175],
  [0, 175],
] as const;

const secondHue = (h: number): number => SECONDS.find(([from]) => h >= from)![1];

/** The contrast that a design gives a first colour by itself, about as strong as it is drawn. */
export const secondFor = (primary: string): string => hex(0.68, 0.1, secondHue(readColour(primary).h));

/** Colours for drawings only: a family around the owner's hue, and a second one that was chosen or goes with it. */
function artwork({ c, h, vivid }: Seed, dark: boolean, asked: string | undefined) {
  const strength = Math.max(c, 0.05) * (vivid || 0.3);
  const chosen = asked && readColour(asked);
  const second = chosen ? chosen.h : secondHue(h);
  return {
    second: asked ?? hex(dark ? 0.72 : 0.68, Math.min(Math.max(strength, 0.08), 0.1), second),
    "art-1": hex(dark ? 0.28 : 0.9, Math.min(strength, 0.045), hueOfTint(h)),
    "art-2": hex(dark ? 0.42 : 0.79, Math.min(strength, 0.085), hueOfTint(h)),
    "art-3": hex(dark ? 0.6 : 0.64, Math.min(strength, 0.13), h - 8),
    "art-4": hex(dark ? 0.36 : 0.42, Math.min(strength, 0.1), h),
    "art-5": hex(dark ? 0.78 : 0.86, Math.min(strength, 0.045), hueOfTint(second)),
  };
}

/** Colours that were asked for by name or chosen with the primary one, each as #rrggbb. */
export interface AskedColours {
  /** Of the page. */
  ground?: string | undefined;
  /** Of its buttons. */
  action?: string | undefined;
  /** Of its dark parts: one on which white reads. */
  deep?: string | undefined;
  /** The contrast in its drawings and on its dark parts. */
  second?: string | undefined;
  /** Of the large field. */
  field?: string | undefined;
}

/**
 * The colours of a site from the owner's one (#rrggbb). Neutrals lean to its hue; every pair of TEXT_PAIRS reaches WCAG
 * AA, also on the grounds that were asked for, which stay as they are. Throws TypeError when `primary` is not a colour.
 */
export function buildPalette(
  primary: string,
  mode: "light" | "dark",
  tone: GroundTone,
  asked: AskedColours = {},
): Palette {
  const colour = readColour(primary);
  const seed: Seed = { ...colour, vivid: Math.min(1, colour.c / 0.09) };
  const dark = (asked.ground ? modeOf(asked.ground) : mode) === "dark";
  const grounds = asked.ground ? paperOf(asked.ground.toLowerCase(), seed, dark) : paper(seed, tone, dark);
  const base = { ...grounds, ...inks(seed, Object.values(grounds), dark) };
  const own = primary.toLowerCase();
  const filled = fills(own, seed, base, asked);
  const deepParts = deeps(seed, dark, asked);
  const palette = {
    ...base,
    ...filled,
    ...deepParts,
    ...deepAction(filled, deepParts),
    ...artwork(seed, dark, asked.second),
    primary: own,
  };
  return palette;
}
