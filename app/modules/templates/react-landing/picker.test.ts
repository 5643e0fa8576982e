import { expect, it } from "vitest";
import { picker } from "./picker";

it("fits each price to its panel, so that one of six letters prints over nothing", () => {
  const { text } = picker("Plans", [
    { name: "Solo", price: "$29/mo" },
    { name: "Team", price: "$9" },
  ]);
  expect(
    [...text.matchAll(/picked-price figures" style="--word: ([\d.]+)"/g)].map(([, width]) => Number(width)),
  ).toEqual([expect.closeTo(7, 0), expect.closeTo(2.3, 0)]);
});
