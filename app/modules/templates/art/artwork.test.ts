import { describe, expect, it } from "vitest";
import { colourIllustration } from "./colour-illustration";
import { EMBLEM_NAMES, emblemOf } from "./emblems";
import { awning, emblem, fleuron, medal, paper, vignette } from "./engraving";
import { letterGrid } from "./letter-grid";
import { DRAWN_TRADES, drawMotif } from "./line-drawing";
import { TRADES } from "./trade";
import { TRADE_FORMS } from "./trade-form";

const NAMES = ["Casa Almirante", "Çelik", "7 Dials", "גלגל יפו", "北京", "", "!"];
const drawings = (name: string) => [
  letterGrid(name).text,
  fleuron(name).text,
  awning(name).text,
  ...TRADE_FORMS.map((form) => colourIllustration(form, name).text),
  ...DRAWN_TRADES.flatMap((trade) => [drawMotif(trade, name, "band")!.text, drawMotif(trade, name, "plate")!.text]),
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
    expect(new Set(EMBLEM_NAMES.map((name) => emblemOf(name).line)).size).toBe(EMBLEM_NAMES.length);
    for (const trade of DRAWN_TRADES) {
      expect(
        new Set(["Ada", "Bela", "Cyd", "Dora"].map((name) => drawMotif(trade, name, "band")!.text)).size,
        trade,
      ).toBeGreaterThan(2);
    }
  });

  it("spells the initial, accents aside", () => {
    const shape = (svg: string) => svg.match(/M\d/g)?.length;
    expect(shape(letterGrid("Élan").text)).toBe(shape(letterGrid("Elan").text));
  });

  it("stays light", () => {
    for (const drawing of drawings("Casa Almirante")) expect(drawing.length).toBeLessThan(13_000);
  });
});
