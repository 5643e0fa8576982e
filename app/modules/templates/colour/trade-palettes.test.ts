import { wcagContrast } from "culori";
import { describe, expect, it } from "vitest";
import { modeOf } from "../../markup/contrast";
import { TEMPLATES } from "../../site/choices";
import { TRADES } from "../art/trade";
import { THEMES } from "../themes";
import { TEXT_PAIRS, buildPalette } from "./palette";
import { EVERY_PALETTE, palettesFor } from "./trade-palettes";

describe("palettesFor", () => {
  it("gives each trade several, so that neighbours differ", () => {
    for (const trade of TRADES) expect(new Set(palettesFor(trade, "other")).size, trade).toBeGreaterThan(2);
  });

  it("reads at AA on each ground and field of each of them", () => {
    for (const { primary, second, deep, ground } of EVERY_PALETTE) {
      for (const field of [undefined, second, deep]) {
        for (const paper of [ground, "#ffffff"]) {
          const palette = buildPalette(primary, modeOf(paper), THEMES[TEMPLATES[0]].tone, {
            second,
            deep,
            field,
            ground: paper,
          });
          const faint = TEXT_PAIRS.filter(([text, under]) => wcagContrast(palette[text]!, palette[under]!) < 4.5);
          expect(faint, `${primary} on ${paper}, field ${field}`).toEqual([]);
        }
      }
    }
  });
});
