import { expect, test } from "vitest";
import { inOneCurrency, inOwnersCurrency } from "./in-one-currency";

const price = (text: string) => ({ price: text });

test("a bare amount says the currency of its owner, one that has its own says it once", () => {
  const said = ["Full tuning Rs 1,800 and a single reed 150."];
  expect(inOwnersCurrency([price("Rs 1,800"), price("150")], said, "en")).toEqual([price("Rs 1,800"), price("Rs 150")]);
});

test("what a price is per is no currency", () => {
  expect(inOneCurrency([price("65-90 p/m2"), price("295")], "en")).toEqual([price("65-90 p/m2"), price("295")]);
});
