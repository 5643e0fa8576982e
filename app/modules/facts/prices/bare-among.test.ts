import { expect, test } from "vitest";
import { findPrices } from "../find-prices";
import { readSource } from "../source-text";

const rows = (text: string) =>
  findPrices(readSource(text)).groups.flatMap(({ items }) => items.map(({ name, price }) => `${name} | ${price}`));

test("lines of a list that leave out their money are rows as the others", () => {
  const text = "We wash cars in Hull.\n\nCar outside £45\nSUV and van £60\nMotorbike 35\nOzone £70\nHard wax 120";
  expect(rows(text)).toEqual([
    "Car outside | £45",
    "SUV and van | £60",
    "Motorbike | 35",
    "Ozone | £70",
    "Hard wax | 120",
  ]);
});

test("a thing that leans on the one above is a row where it stands, one that is said for whom is none", () =>
  expect(
    rows("Masken\n\nKrampus aus Zirbe 390 €\nMit Ziegenhörnern 480 €\nPercht 620 €\nKinderlarve 145 €\nFür Kinder 5 €"),
  ).toEqual(["Krampus aus Zirbe | 390 €", "Mit Ziegenhörnern | 480 €", "Percht | 620 €", "Kinderlarve | 145 €"]));

test("what no reader made a row of stands beside the list", () => {
  const source = readSource("Krampus 390 €\nPercht 620 €\nGlocken am Riemen 210 das Paar\nKinderlarve 145 €");
  const said = source.lines.flatMap(({ sentences }) => sentences.map(({ text }) => text));
  expect(findPrices(source).beside.map((id) => said[id])).toEqual(["Glocken am Riemen 210 das Paar"]);
});

test.each([
  ["years", "Car outside £45\nSUV and van £60\nOzone £70\nOpen since 1998"],
  ["counts far from any amount", "Car outside £45\nSUV and van £60\nOzone £70\nPlaces in the yard 4"],
  ["times", "Car outside £15\nSUV and van £20\nOzone £9\nFirst wash 8.30"],
])("%s are none", (_, text) => expect(rows(text)).toHaveLength(3));

test("two rows with their money prove nothing", () => {
  expect(rows("Car outside £45\nSUV and van £60\nMotorbike 35")).not.toContain("Motorbike | 35");
});
