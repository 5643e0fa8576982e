import { describe, expect, it } from "vitest";
import type { Fact } from "~/modules/claims/fact";
import { aroundFact, placesInWords } from "./fact-words";

const factIn = (...sections: string[]): Fact => ({
  key: "number:9",
  kind: "number",
  text: "9",
  state: "open",
  grounding: null,
  places: sections.map((section, node) => ({ node, section, context: "9" })),
});

describe("aroundFact", () => {
  it("takes a sentence apart where the fact stands", () => {
    expect(aroundFact("20 years", "Over 20 years of bread.")).toEqual(["Over ", "20 years", " of bread."]);
  });

  it("shows the fact alone where the sentence does not hold it to the letter", () => {
    expect(aroundFact("20 years", "Over 20\u00a0years.")).toEqual(["", "20 years", ""]);
  });
});

describe("placesInWords", () => {
  it("names each section once, and of many the first", () => {
    expect(placesInWords(factIn("Opening", "Opening"))).toBe("Opening");
    expect(placesInWords(factIn("Opening", "Footer"))).toBe("Opening and Footer");
    expect(placesInWords(factIn("Opening", "Prices", "Footer"))).toBe("Opening and 2 more places");
  });
});
