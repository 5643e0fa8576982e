import { wcagContrast } from "culori";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { COLOUR_TOKENS, TEXT_PAIRS, buildPalette, type AskedColours } from "./palette";

const tones = [
  { lightness: 0.992, chroma: 0.003 },
  { lightness: 0.955, chroma: 0.022 },
];
const modes = ["light", "dark"] as const;

/** The worst contrast among all pairs of one palette, with its name so that a failure says which. */
function worstPair(primary: string, mode: "light" | "dark", tone: (typeof tones)[number], asked?: AskedColours) {
  const palette = buildPalette(primary, mode, tone, asked);
  const rated = TEXT_PAIRS.map(([text, ground]) => ({
    pair: `${text} on ${ground}`,
    contrast: wcagContrast(palette[text] ?? "", palette[ground] ?? ""),
  }));
  return rated.sort((a, b) => a.contrast - b.contrast)[0] ?? { pair: "none", contrast: 0 };
}

describe("buildPalette", () => {
  it.each(["#FFFF00", "#000000", "#FFFFFF", "#808080", "#3B82F6", "#F59E0B", "#00ff00", "#ff0000"])(
    "reads at AA everywhere for %s",
    (primary) => {
      for (const mode of modes) {
        for (const tone of tones) expect(worstPair(primary, mode, tone).contrast).toBeGreaterThanOrEqual(4.5);
      }
    },
  );

  it("reads at AA everywhere for any colour", () => {
    const channel = fc.integer({ min: 0, max: 0xffffff });
    fc.assert(
      fc.property(channel, fc.constantFrom(...modes), fc.constantFrom(...tones), (value, mode, tone) => {
        const primary = `#${value.toString(16).padStart(6, "0")}`;
        const worst = worstPair(primary, mode, tone);
        expect(worst.contrast, `${primary} ${mode}: ${worst.pair}`).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 300 },
    );
  });

  it("keeps the ground and the buttons that were asked for, and reads at AA on them, whatever their colours", () => {
    const colour = fc.oneof(
      fc.constantFrom("#ffff00", "#000000", "#ffffff", "#777777"),
      fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`),
    );
    fc.assert(
      fc.property(colour, colour, colour, fc.constantFrom(...modes), (primary, ground, action, mode) => {
        const palette = buildPalette(primary, mode, tones[0]!, { ground, action });
        expect([palette.bg, palette.action]).toEqual([ground, action]);
        const worst = worstPair(primary, mode, tones[0]!, { ground, action });
        expect(worst.contrast, `${primary} ${ground} ${action}: ${worst.pair}`).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 200 },
    );
  });

  it("names every token as #rrggbb", () => {
    const palette = buildPalette("#3B82F6", "light", { lightness: 0.99, chroma: 0.004 });
    for (const token of COLOUR_TOKENS) expect(palette[token]).toMatch(/^#[0-9a-f]{6}$/);
  });

  it("keeps the owner's colour as the field when a text reads on it", () => {
    const palette = buildPalette("#FFCC00", "light", { lightness: 0.99, chroma: 0.004 });
    expect(palette.field).toBe("#ffcc00");
  });

  it("refuses what is not a colour", () => {
    expect(() => buildPalette("blue sky", "light", { lightness: 0.99, chroma: 0 })).toThrow(TypeError);
  });
});
