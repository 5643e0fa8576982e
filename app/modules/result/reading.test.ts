import { describe, expect, it } from "vitest";
import { readingOf } from "./reading";

const page = `<main><section data-section="contact"><h2>Contact</h2><p>0113 496 0182</p></section></main>`;
const phones = (count: number) =>
  Array.from({ length: count }, (_, index) => `Call 0113 496 ${1000 + index}.`).join("\n");

describe("readingOf", () => {
  it("gives each fact its words and its place", () => {
    expect(readingOf("We bake. Call 0113 496 0182.", page)).toEqual({
      facts: [
        {
          about: "phone",
          name: "0113 496 0182",
          says: null,
          words: "Call 0113 496 0182.",
          place: { node: 3, section: "Contact", isSaid: true },
        },
      ],
      unread: [],
      tidied: [],
      unlisted: 0,
      isShortened: false,
    });
  });

  it("lists no more than anybody goes through, and says how many there are", () => {
    const { facts, unlisted } = readingOf(phones(310), "");
    expect([facts.length, unlisted]).toEqual([300, 10]);
  });

  it("says that a long text was not read to its end", () => {
    expect(readingOf("bread ".repeat(9000), page).isShortened).toBe(true);
    expect(readingOf("bread ".repeat(90), page).isShortened).toBe(false);
  });
});
