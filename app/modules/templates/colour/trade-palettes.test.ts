import { wcagContrast } from "culori";
import { describe, expect, it } from "vitest";
import { modeOf } from "../../markup/contrast";
import { INDUSTRIES, TEMPLATES } from "../../site/choices";
import { TRADES } from "../art/trade";
import { THEMES } from "../themes";
import { TEXT_PAIRS, buildPalette } from "./palette";
import { palettesFor } from "./trade-palettes";

const EVERY = [
  ...new Set([
    ...TRADES.flatMap((trade) => palettesFor(trade, "other")),
    ...INDUSTRIES.flatMap((industry) => palettesFor(undefined, industry)),
  ]),
];

describe("palettesFor", () => {
  it("gives each trade several, so that neighbours differ", () => {
    for (const trade of TRADES) expect(new Set(palettesFor(trade, "other")).size, trade).toBeGreaterThan(2);
  });

  it("reads at AA on each ground and field of each of them", () => {
    for (const { primary, second, deep, ground } of EVERY) {
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
