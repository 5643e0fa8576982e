import { describe, expect, it } from "vitest";
import { sparePlan } from "../../../../tests/factories/plans";
import { colourIllustration } from "./colour-illustration";
import { EMBLEMS } from "./emblems";
import { awning, emblem, fleuron, medal, paper, vignette } from "./engraving";
import { letterGrid } from "./letter-grid";
import { MOTIF_NAMES, drawMotif, motifOf } from "./line-drawing";
import { TRADES } from "./trade";
import { TRADE_FORMS } from "./trade-form";

const NAMES = ["Casa Almirante", "Çelik", "7 Dials", "גלגל יפו", "北京", "", "!"];
const drawings = (name: string) => [
  letterGrid(name).text,
  fleuron(name).text,
  awning(name).text,
  ...TRADE_FORMS.map((form) => colourIllustration(form, name).text),
  ...MOTIF_NAMES.flatMap((motif) => [drawMotif(motif, name, "band").text, drawMotif(motif, name, "plate").text]),
  ...TRADES.flatMap((trade) => [emblem(trade).text, vignette(trade).text, medal(trade, name).text, paper(trade).text]),
];

describe("artwork", () => {
  it.each(NAMES)("draws %j from real numbers, the same each time, hidden from screen readers", (name) => {
    const again = drawings(name);
    for (const [index, drawing] of drawings(name).entries()) {
      expect(drawing).toBe(again[index]);
      expect(drawing).toContain('aria-hidden="true"');
      expect(drawing).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  it("draws each business and each trade its own", () => {
    const illustrations = TRADE_FORMS.flatMap((form) =>
      ["Ada", "Bela"].map((name) => colourIllustration(form, name).text),
    );
    expect(new Set(illustrations).size).toBe(TRADE_FORMS.length * 2);
    expect(new Set(Object.values(EMBLEMS).map(({ line }) => line)).size).toBe(TRADES.length);
    for (const motif of MOTIF_NAMES) {
      expect(
        new Set(["Ada", "Bela", "Cyd", "Dora"].map((name) => drawMotif(motif, name, "band").text)).size,
        motif,
      ).toBeGreaterThan(2);
    }
  });

  it("chooses the motif by trade, and among those of a trade by name", () => {
    const plan = sparePlan("professional");
    const named = (name: string) => ({ ...plan, business: { ...plan.business, name } });
    const motifs = ["Ada", "Bela", "Cyd", "Dora", "Edo", "Fanny"].map((name) => motifOf(named(`${name} Tax Advisers`)));
    expect(new Set(motifs).size).toBeGreaterThan(1);
    expect(motifOf(named("Alder Joinery"))).toBe("grain");
  });

  it("spells the initial, accents aside", () => {
    const shape = (svg: string) => svg.match(/M\d/g)?.length;
    expect(shape(letterGrid("Élan").text)).toBe(shape(letterGrid("Elan").text));
  });

  it("stays light", () => {
    for (const drawing of drawings("Casa Almirante")) expect(drawing.length).toBeLessThan(13_000);
  });
});
