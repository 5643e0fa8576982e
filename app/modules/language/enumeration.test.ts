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

test.each([
  "Ausweis, Impfpass, Badesachen und Brotzeit mitbringen.",
  "Bring boots, gloves, a flask and a hat.",
  "Apportez gants, bottes, bonnet et pique-nique.",
  "Handdoek, slippers, badpak en muts meebrengen.",
])("what is to be brought is nothing on offer: %s", (sentence) => expect(piecesOf(sentence)).toBeUndefined());
