import { describe, expect, it } from "vitest";
import { withDesign, withTexts } from "./plain-edits";

const code = {
  html: "<h1>Bakery</h1>\n<p>Bread every morning.</p>",
  css: "body { background: #3B82F6; font-family: Inter, sans-serif }",
  javascript: "",
};

describe("withTexts", () => {
  it("changes the texts that differ and nothing else", () => {
    const fields = { "text-0": "Bakery", "text-1": "Bread & cakes.", intent: "edit-texts", revision: "r1" };
    expect(withTexts(code, fields)).toEqual({ ...code, html: "<h1>Bakery</h1>\n<p>Bread &amp; cakes.</p>" });
  });

  it("passes by numbers and names that the page does not have", () => {
    const fields = {
      "text-9": "Nowhere",
      "text--1": "Nowhere",
      "text-1e3": "Nowhere",
      "text-": "Nowhere",
      other: "Nowhere",
    };
    expect(withTexts(code, fields)).toEqual(code);
  });
});

describe("withDesign", () => {
  it("takes a preset, or the colour that was picked", () => {
    expect(withDesign(code, { color: "#10B981" }).css).toContain("#10B981");
    expect(withDesign(code, { color: "own", ownColor: "#aa3377" }).css.toLowerCase()).toContain("#aa3377");
  });

  it("takes one of the fonts", () => {
    expect(withDesign(code, { font: "Georgia" }).css).toContain("Georgia");
  });

  it("leaves the code as it is without a choice, or with one that is none", () => {
    expect(withDesign(code, {})).toEqual(code);
    expect(withDesign(code, { color: "red; } body { display: none", font: "Comic Sans MS" })).toEqual(code);
  });
});
