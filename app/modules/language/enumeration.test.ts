import { expect, test } from "vitest";
import { piecesOf } from "./enumeration";

test.each([
  ["Praktica, Exakta, Nikon, Olympus, ab und zu eine Leica.", "ab und zu eine Leica"],
  ["Roses, peonies, dahlias, now and then a sunflower.", "now and then a sunflower"],
  ["Tables, chairs, beds and wardrobes", "wardrobes"],
])("%s ends in %s", (sentence, last) => expect(piecesOf(sentence)?.at(-1)).toBe(last));

test("what goes on from the words before it is no piece", () => {
  expect(piecesOf("Yvan Roy, propriétaire, gérant, et ses deux gars Samuel et Cédric.")).toBeUndefined();
});
