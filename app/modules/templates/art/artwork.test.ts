import { describe, expect, it } from "vitest";
import { INDUSTRIES } from "../../generation/choices";
import { colourStudy } from "./colour-study";
import { emblem, fleuron, rosette, signEdge } from "./engraving";
import { letterGrid } from "./letter-grid";
import { lineField } from "./line-field";

const NAMES = ["Casa Almirante", "Çelik", "7 Dials", "גלגל יפו", "北京", "", "!"];
const drawings = (name: string) => [
  letterGrid(name).text,
  lineField(name).text,
  rosette(name).text,
  fleuron(name).text,
  ...INDUSTRIES.flatMap((industry) => [colourStudy(industry, name, "grain").text, emblem(industry).text, signEdge(industry).text]),
];

describe("artwork", () => {
  it.each(NAMES)("draws %j from real numbers, the same each time, hidden from screen readers", (name) => {
    for (const [index, drawing] of drawings(name).entries()) {
      expect(drawing).toBe(drawings(name)[index]);
      expect(drawing).toContain('aria-hidden="true"');
      expect(drawing).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  it("draws each business and each trade its own", () => {
    const studies = INDUSTRIES.map((industry) => colourStudy(industry, "Ada", "g").text);
    expect(new Set(studies).size).toBe(INDUSTRIES.length);
    expect(new Set(["Ada", "Bela", "Cyd", "Dora"].map((name) => lineField(name).text)).size).toBe(4);
  });

  it("spells the initial, accents aside", () => {
    const shape = (svg: string) => svg.match(/M\d/g)?.length;
    expect(shape(letterGrid("Élan").text)).toBe(shape(letterGrid("Elan").text));
  });

  it("stays light", () => {
    for (const drawing of drawings("Casa Almirante")) expect(drawing.length).toBeLessThan(13_000);
  });
});
