import { expect, test } from "vitest";
import { findPrices } from "../find-prices";
import { readSource } from "../source-text";

const rows = (text: string) =>
  findPrices(readSource(text)).groups.flatMap(({ items }) => items.map(({ name, price }) => `${name} | ${price}`));

test("cents right below a row that names its money are money", () =>
  expect(rows("We dip sheep.\n\newes €2.20 a head\nlambs 1.60\nrams 3.50 (they fight)")).toEqual([
    "Ewes | €2.20 a head",
    "Lambs | 1.60",
    "Rams | 3.50",
  ]));

test.each([
  ["a number without cents", "ewes €2.20 a head\nlambs 4"],
  ["a time", "ewes €12.20 a head\nfirst run 8.30"],
  ["what is far from the amount above", "ewes €2.20 a head\nfield 99.90"],
  ["what stands below a blank line", "ewes €2.20 a head\n\nlambs 1.60"],
])("%s is none", (_, text) => expect(rows(text)).toEqual([expect.stringContaining("Ewes")]));

test("a size behind a colon and an amount with what it is for are rows of a list", () => {
  expect(
    rows("vasito: 30 pesos\nmediano: 45\nlitro para llevar: $140\ncono de galleta: $5 más\nLos domingos $60"),
  ).toContain("Mediano | 45");
  expect(
    rows("singola 230 euro\ndoppia 170 a testa\nmonolocale 410 euro tutto compreso\nposto moto 15 euro\n\nChiamate."),
  ).toContain("Doppia | 170 a testa");
});

test("so many of a thing stand with its price", () =>
  expect(
    rows(
      "Wij bakken het lekkerste van de stad en u kunt ook bestellen.\n\noliebol naturel 1,40 per stuk / 10 voor 12,50\nmet krenten 1,60 / 10 voor 14,-\nberliner 2,75\nbol (aparte pan) € 2,20\nkoffie € 2\nappelflap € 2,50",
    ),
  ).toEqual(
    expect.arrayContaining([
      "Oliebol naturel | 1,40 per stuk / 10 voor 12,50",
      "Met krenten | 1,60 / 10 voor 14",
      "Berliner | 2,75",
    ]),
  ));
