import { expect, test } from "vitest";
import { findAddress } from "./find-address";
import { readSource } from "./source-text";

test.each([
  ["14 Millgate, Thirlmere, CA12 4TP 01555 496 031", ["14 Millgate", "Thirlmere, CA12 4TP"]],
  ["Gartenweg 9, 34117 Kassel 0555 123 45 67", ["Gartenweg 9", "34117 Kassel"]],
  ["Rue Haute 9, 76000 Rouen +33 2 55 50 14 62", ["Rue Haute 9", "76000 Rouen"]],
])("a telephone number behind the code is no part of the address: %s", (text, lines) => {
  expect(findAddress(readSource(text))?.value.lines.join(", ")).toBe(lines.join(", "));
});

test("a count behind a number of five digits makes no town", () => {
  expect(findAddress(readSource("Gartenweg 9, 34117 Kunden 40 Jahre"))).toBeUndefined();
});
