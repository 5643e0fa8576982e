import { expect, it } from "vitest";
import { findPrices } from "../find-prices";
import { readSource } from "../source-text";

const rows = (text: string) =>
  findPrices(readSource(text)).groups.flatMap(({ items }) =>
    items.map(({ name, detail, price }) => [name, detail, price].filter(Boolean).join(" | ")),
  );

it.each([
  [
    "Business cards, one color one side, 110 lb cotton: 100 for $165, 250 for $235, 500 for $340.",
    ["Business cards | one color one side, 110 lb cotton | 100 for $165, 250 for $235, 500 for $340"],
  ],
  [
    "de novembro a março: 70 / 80 / 110 euros\nabril a junho e outubro: 90 / 105 / 140\njulho a setembro: 120 / 140 / 185",
    [
      "De novembro a março | 70 / 80 / 110 euros",
      "Abril a junho e outubro | 90 / 105 / 140",
      "Julho a setembro | 120 / 140 / 185",
    ],
  ],
  [
    "- Troll Meadow, easy, 7 km, about 4 hrs, $85\n- Two Lakes Traverse, moderate, 12 km, 6–7 hrs, $120\n- Larch Day (only mid Sept to first week Oct), moderate, 11 km, 620 m, 7 hrs, $135",
    [
      "Troll Meadow | easy, 7 km, about 4 hrs | $85",
      "Two Lakes Traverse | moderate, 12 km, 6–7 hrs | $120",
      "Larch Day | (only mid Sept to first week Oct), moderate, 11 km, 620 m, 7 hrs | $135",
    ],
  ],
])("reads %s", (text, read) => expect(rows(text)).toEqual(read));

it.each([
  "Raised so far: 100 for the roof, 250 for the bells.",
  "Tuesdays: 10 / 12 / 14 children",
  "Groups: 100 for $165",
])("reads nothing in %s", (text) => expect(rows(text)).toEqual([]));
