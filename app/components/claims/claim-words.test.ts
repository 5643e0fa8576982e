import { describe, expect, it } from "vitest";
import type { ListedClaim } from "~/modules/claims/listed-claim";
import { aroundClaim, placesInWords } from "./claim-words";

const claimIn = (...sections: string[]): ListedClaim => ({
  key: "number:9",
  kind: "number",
  text: "9",
  state: "open",
  grounding: null,
  places: sections.map((section, node) => ({ node, section, context: "9" })),
});

describe("aroundClaim", () => {
  it("takes a sentence apart where the claim stands", () => {
    expect(aroundClaim("20 years", "Over 20 years of bread.")).toEqual(["Over ", "20 years", " of bread."]);
  });

  it("shows the claim alone where the sentence does not hold it to the letter", () => {
    expect(aroundClaim("20 years", "Over 20\u00a0years.")).toEqual(["", "20 years", ""]);
  });
});

describe("placesInWords", () => {
  it("names each section once, and of many the first", () => {
    expect(placesInWords(claimIn("Opening", "Opening"))).toBe("Opening");
    expect(placesInWords(claimIn("Opening", "Footer"))).toBe("Opening and Footer");
    expect(placesInWords(claimIn("Opening", "Prices", "Footer"))).toBe("Opening and 2 more places");
  });
});
