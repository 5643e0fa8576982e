import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { draftText } from "./draft-text";
import type { ModelPlan } from "./model/model-plan";

const ANSWER: ModelPlan = {
  language: "en",
  meta: { title: "Padaria Alfazema, bakery", description: "Not for reading along." },
  headline: "Bread is out at 7:30",
  lead: 'A "Portuguese" bakery\nin Leeds.',
  tagline: "",
  actions: { primary: "Call us", secondary: "" },
  sections: [
    {
      kind: "prices",
      title: "From the oven",
      intro: "Until they are gone.",
      items: [{ name: "Pastel de nata", detail: "", value: "£1.90", group: "" }],
      paragraphs: ["Baked at 6:00.", "Sold by 11:00."],
      html: "",
    },
    {
      kind: "custom",
      title: "",
      intro: "",
      items: [],
      paragraphs: [],
      html: "<figure><svg><title>Loaf</title></svg><p>Rye &amp; wheat</p></figure>",
    },
  ],
  css: ".loaf { color: red }",
};

const WORDS = [
  "# Bread is out at 7:30",
  'A "Portuguese" bakery in Leeds.',
  "## From the oven",
  "Until they are gone.",
  "Pastel de nata · £1.90",
  "Baked at 6:00.",
  "Sold by 11:00.",
  "Rye & wheat",
].join("\n");

describe("draftText", () => {
  it("gives what is for reading, in its order", () => {
    expect(draftText(JSON.stringify(ANSWER))).toBe(WORDS);
    expect(draftText(JSON.stringify(ANSWER, null, 2))).toBe(WORDS);
  });

  it("grows with the answer, wherever it is cut", () => {
    const whole = JSON.stringify(ANSWER);
    let before = "";
    for (let length = 0; length <= whole.length; length += 1) {
      const words = draftText(whole.slice(0, length)) ?? before;
      expect(WORDS.startsWith(words.replace(/(?<![\s·])[\s·]+$|&\w*$/, "")), words).toBe(true);
      expect(words.length).toBeGreaterThanOrEqual(before.length - "&amp".length);
      before = words;
    }
    expect(before).toBe(WORDS);
  });

  it("makes nothing of what is no plan", () => {
    for (const text of ["", "I am sorry, I cannot", "[1, 2", '"headline"', "null"]) expect(draftText(text)).toBeNull();
    expect(draftText('{"headline": 5, "sections": {"title": "x"}}')).toBe("");
  });

  it("leaves out what no database keeps", () => {
    expect(draftText('{"headline":"A\\u0000B \\ud83d"')).toBe("# AB \ufffd");
  });

  it("never fails, whatever a model writes", () => {
    const written = fc.oneof(fc.string(), fc.json());
    const isWords = (words: unknown) => words === null || typeof words === "string";
    fc.assert(
      fc.property(written, (text) => isWords(draftText(text))),
      { numRuns: process.env.FULL ? 5_000 : 200 },
    );
  });
});
