import { expect, test } from "vitest";
import { findPrices } from "../find-prices";
import { readSource } from "../source-text";

const rows = (text: string, language: string) =>
  findPrices({ ...readSource(text), language }).groups.flatMap(({ items }) =>
    items.map(({ name, detail = "", price }) => [name, detail, price].filter(Boolean).join(" | ")),
  );

test.each([
  [
    "fr",
    "Safran en filaments, 0,1 g : 4 €\n0,5 g : 18 €\n1 g : 34 €\nSirop de safran : 9,50 €",
    [
      "Safran en filaments | 0,1 g | 4 €",
      "Safran en filaments | 0,5 g | 18 €",
      "Safran en filaments | 1 g | 34 €",
      "Sirop de safran | 9,50 €",
    ],
  ],
  [
    "en",
    "Heather honey 250 g £6\n500 g £11\nBeeswax £4",
    ["Heather honey 250 g | £6", "Heather honey 500 g | £11", "Beeswax | £4"],
  ],
])("%s: sizes of the thing above: %s", (language, text, expected) => {
  expect(rows(text, language)).toEqual(expected);
});

test.each([
  ["another measure", "Heather honey 250 g £6\n30 min £25"],
  ["something between", "Heather honey 250 g £6\nFrom our own hives.\n500 g £11"],
  ["no measure above", "Heather honey £6\n500 g £11"],
])("none with %s", (_why, text) => {
  expect(rows(text, "en").filter((row) => row.startsWith("Heather honey"))).toHaveLength(1);
});
