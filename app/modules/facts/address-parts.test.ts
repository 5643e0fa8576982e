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

test.each([
  ["Studio Gartengasse 15/4, 1070 Wien", "Gartengasse 15/4, 1070 Wien"],
  ["Praxis Große Gartenstraße 9, 34117 Kassel", "Große Gartenstraße 9, 34117 Kassel"],
  ["Atelier Rue Haute 9, 76000 Rouen", "Rue Haute 9, 76000 Rouen"],
  ["Estudio Calle Mayor 9, 28013 Madrid", "Calle Mayor 9, 28013 Madrid"],
  ["Winkel Prins Hendrikkade 9, 1012 AB Amsterdam", "Prins Hendrikkade 9, 1012 AB Amsterdam"],
  ["Pracownia ul. Długa 5, 31-147 Kraków", "ul. Długa 5, 31-147 Kraków"],
  ["12 Workshop Lane, Thirlmere, CA12 4TP", "12 Workshop Lane, Thirlmere, CA12 4TP"],
  ["Workshop Lane, Thirlmere, CA12 4TP", "Workshop Lane, Thirlmere, CA12 4TP"],
])("a studio is no part of an address: %s", (text, address) => {
  expect(findAddress(readSource(text))?.value.lines.join(", ")).toBe(address);
});

test("with those who live there before it an address stays unread", () => {
  expect(findAddress(readSource("Tom and Sue Bell, Garth, Walls, Shetland ZE2 9PD"))).toBeUndefined();
  expect(findAddress(readSource("Garth, Walls, Shetland ZE2 9PD"))?.value.lines).toHaveLength(3);
});

test("a count behind a number of five digits makes no town", () => {
  expect(findAddress(readSource("Gartenweg 9, 34117 Kunden 40 Jahre"))).toBeUndefined();
});

test("those who live there are no part of where it is, and stay in the text", () => {
  const found = findAddress(readSource("Pete and Anjali Marsden, The Wharf, Stoke Lane, Gnosall ST20 0XX."));
  expect(found).toMatchObject({ value: { lines: ["The Wharf", "Stoke Lane", "Gnosall ST20 0XX"] }, sentenceIds: [] });
});
