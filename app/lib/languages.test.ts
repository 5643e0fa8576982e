import { describe, expect, it } from "vitest";
import { directionOf, inLanguage, ofLanguage } from "./languages";

const WORDS = { en: "Closed", de: "Geschlossen" };

describe("languages", () => {
  it.each([
    ["de", "Geschlossen"],
    ["DE-at", "Geschlossen"],
    ["fr", "Closed"],
    ["", "Closed"],
    ["constructor", "Closed"],
    ["__proto__", "Closed"],
  ])("takes the words for '%s', else English ones", (tag, word) => expect(inLanguage(WORDS, tag)).toBe(word));

  it("has nothing for a language that a table lacks", () => {
    expect([ofLanguage(WORDS, "de-CH"), ofLanguage(WORDS, "fr"), ofLanguage(WORDS, "toString")]).toEqual([
      "Geschlossen",
      undefined,
      undefined,
    ]);
  });

  it.each([
    ["ar-EG", "rtl"],
    ["he", "rtl"],
    ["de", "ltr"],
    ["ja", "ltr"],
  ])("writes %s %s", (tag, direction) => expect(directionOf(tag)).toBe(direction));
});
