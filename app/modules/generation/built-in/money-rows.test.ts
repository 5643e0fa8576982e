import { describe, expect, test } from "vitest";
import type { PageLanguage } from "~/lib/languages";
import { moneyRows } from "./money-rows";
import { openingPatterns } from "./opening-phrases";

const rows = (sentence: string, language: PageLanguage = "en") => moneyRows(sentence, [], openingPatterns(language));

describe("an amount stays with what it is the amount of", () => {
  test.each([
    ["behind a label", "Con llave echada: desde 120 €", "es", ["Con llave echada: desde 120 €"]],
    [
      "behind a comma",
      "Trois chambres : la Bleue pour 2, 92 € la nuit, la Mansarde, 105 €",
      "fr",
      ["La Bleue pour 2, 92 € la nuit", "La Mansarde, 105 €"],
    ],
    [
      "of which there is another",
      "Texte longs 0,09 € le mot, 0,11 € de l'allemand",
      "fr",
      ["Texte longs 0,09 € le mot, 0,11 € de l'allemand"],
    ],
    [
      "of places that something is brought to",
      "Delivery in town £3, Moor End £6",
      "en",
      ["Delivery in town £3, Moor End £6"],
    ],
    [
      "with who gets it",
      "Ein Röntgen kostet 180 Franken extra, das läuft nicht über mich",
      "de",
      ["Ein Röntgen kostet 180 Franken extra, das läuft nicht über mich"],
    ],
    ["with how many there may be", "Carload night, $28, up to 6 people", "en", ["Carload night, $28, up to 6 people"]],
    [
      "with another size behind it",
      "Küchenmesser 6 Euro, über 25 cm an Achter",
      "de",
      ["Küchenmesser 6 Euro", "Über 25 cm an Achter"],
    ],
    ["from where on it is free", "Postage £3, from £40 free", "en", ["Postage £3, from £40 free"]],
  ] as const)("%s", (_, sentence, language, read) => expect(rows(sentence, language)).toEqual(read));

  test("the name of a list is none of it", () =>
    expect(rows("Prices: small loaf £3, large loaf £5")).toEqual(["Small loaf £3", "Large loaf £5"]));
});

describe("dashes and strokes part rows that all have an amount", () => {
  test.each([
    ["L'Apéro 2h, 3 cocktails, 16 € — La Soirée 5h, 29 €", ["L'Apéro 2h, 3 cocktails, 16 €", "La Soirée 5h, 29 €"]],
    ["£38 an hour / 10 hours £360 / first lesson £55", ["£38 an hour", "10 hours £360", "First lesson £55"]],
    ["Bouquets €35 / €50 / €75", ["Bouquets €35 / €50 / €75"]],
  ])("%s", (sentence, read) => expect(rows(sentence)).toEqual(read));
});

test("what the list says already is not told again", () => {
  const prices = [
    { name: "Tyres", price: "22" },
    { name: "Brakes", price: "18" },
    { name: "Gears", price: "20" },
  ];
  const said = (sentence: string) => moneyRows(sentence, prices, openingPatterns("en"));
  expect(said("Tyres 22, brakes 18, gears 20, getting there included.")).toEqual(["Getting there included"]);
  expect(said("Tyres 22, brakes 18, gears 20, done in 2 days.")).toBeUndefined();
  expect(said("Tyres, brakes, gears and all else.")).toBeUndefined();
});
