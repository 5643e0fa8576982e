import { describe, expect, it } from "vitest";
import { readFacts } from "../../../facts/read-facts";
import { sortByTopic } from "./sort-by-topic";

const NONE = readFacts("").prose;
const sorted = (paragraphs: string[][]) => sortByTopic({ ...NONE, paragraphs }, [], new Set(), "en");

describe("what is left of lists", () => {
  const fragments = ["Sun closed", "RATES 2026/27 (per month, per apartment)", "Omar Tate, maintenance (lives in 1B)."];

  it("stands among the notes, each for itself, and makes no text", () => {
    const { notes, prose } = sorted(fragments.map((text) => [text]));
    expect(notes).toEqual(fragments);
    expect(prose.paragraphs).toEqual([]);
  });

  it("is not torn apart where somebody tells more between its lines", () => {
    const told = "My grandfather built the house in 1931, and we have looked after it ever since.";
    const paragraphs = [[told], ...fragments.map((text) => [text])];
    expect(sorted(paragraphs).prose.paragraphs).toEqual(paragraphs);
  });
});
