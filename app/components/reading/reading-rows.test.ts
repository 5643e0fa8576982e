import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countLeft } from "./count-left";
import { groupFacts } from "./group-facts";
import { markLeft } from "./mark-left";

const fact = (about: "prices" | "hours", name: string, words: string) => ({
  about,
  name,
  says: null,
  words,
  place: null,
});

describe("groupFacts", () => {
  it("puts what comes from the same words in a row, by subject and in the owner's order", () => {
    const [rye, bun, cake, monday] = [
      fact("prices", "Rye", "Rye 4, buns 2"),
      fact("prices", "Bun", "Rye 4, buns 2"),
      fact("prices", "Cake", "Cake 9"),
      fact("hours", "Monday", "Mondays 9 to 5"),
    ];
    expect(groupFacts([rye, bun, cake, monday])).toEqual([
      { about: "hours", rows: [{ words: "Mondays 9 to 5", facts: [monday] }] },
      {
        about: "prices",
        rows: [
          { words: "Rye 4, buns 2", facts: [rye, bun] },
          { words: "Cake 9", facts: [cake] },
        ],
      },
    ]);
  });
});

describe("countLeft", () => {
  const unread = (place: { node: number; section: string | null; isSaid: boolean } | null) => ({
    sentence: "On Sundays it depends.",
    left: ["depends"],
    place,
  });

  it("counts what still stands there as it was written, and nothing that its owner has put right", () => {
    const said = { node: 4, section: "Visit us", isSaid: true };
    expect(countLeft({ unread: [unread(said), unread({ ...said, isSaid: false }), unread(null)] })).toBe(1);
  });
});

describe("markLeft", () => {
  const marked = (sentence: string, left: string[]) =>
    markLeft(sentence, left).map(({ text, isLeft }) => (isLeft ? `[${text}]` : text));

  it("marks words in their order, each after the one before", () => {
    expect(marked("Open 9 to 5 except, except in May.", ["except", "except", "may"])).toEqual([
      "Open 9 to 5 ",
      "[except]",
      ", ",
      "[except]",
      " in ",
      "[May]",
      ".",
    ]);
  });

  it("marks nothing inside of a longer word", () => {
    expect(marked("Only on only days", ["on"])).toEqual(["Only ", "[on]", " only days"]);
  });

  it("loses no letter, whatever was left", () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string({ maxLength: 3 })), (sentence, left) => {
        expect(
          markLeft(sentence, left)
            .map(({ text }) => text)
            .join(""),
        ).toBe(sentence);
      }),
      { numRuns: process.env.FULL ? 1000 : 50 },
    );
  });
});
