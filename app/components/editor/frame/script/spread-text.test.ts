import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { spreadText, tidyText } from "./spread-text";

const shown = (pieces: (string | null)[]) => tidyText(pieces.map((piece) => piece ?? " ").join(""));

describe("spreadText", () => {
  const CASES: Record<string, [(string | null)[], string, (string | null)[]]> = {
    "one piece keeps the spaces of its source": [["\n  Fresh bread\n"], "Fresh rolls", ["\n  Fresh rolls\n"]],
    "only the piece that differs changes": [
      ["Fresh ", "bread", " daily"],
      "Fresh rye bread daily",
      ["Fresh rye ", "bread", " daily"],
    ],
    "what is typed goes on what it follows": [["Fresh", " bread"], "Freshly bread", ["Freshly", " bread"]],
    "a piece can become empty": [["Fresh ", "rye ", "bread"], "Fresh bread", ["Fresh ", "", "bread"]],
    "breaks stay": [["Mon", null, "Tue"], "Monday Tue", ["Monday", null, "Tue"]],
    "after a break comes what is typed there": [[null, "Tue"], "A Tue", [null, "A Tue"]],
    "all of it": [["a", "b"], "", ["", ""]],
    "out of nothing": [[""], "New", ["New"]],
  };
  for (const [what, [pieces, text, expected]] of Object.entries(CASES)) {
    test(what, () => expect(spreadText(pieces, text)).toEqual(expected));
  }

  test("shows any text in any pieces", () => {
    const words = fc.string({ unit: fc.constantFrom(..."ab &<é😀\n\u00a0".split("")) });
    const pieces = fc.array(words, { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(pieces, words, (before, text) => shown(spreadText(before, text)) === tidyText(text)),
      { numRuns: 2000 },
    );
  });
});
