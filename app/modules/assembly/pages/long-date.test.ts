import { expect, it } from "vitest";
import { longDate } from "./long-date";

it.each([
  ["en", "March 1, 2026"],
  ["en-CA", "March 1, 2026"],
  ["en-GB", "1 March 2026"],
  ["de-AT", "1. März 2026"],
  ["es-MX", "1 de marzo de 2026"],
  ["fr", "1er mars 2026"],
  ["it", "1 marzo 2026"],
  ["pt-BR", "1 de março de 2026"],
  ["nl", "1 maart 2026"],
  ["pl", "1 marca 2026"],
  ["ar-EG", "1 مارس 2026"],
  ["sv", "March 1, 2026"],
  ["!!", "March 1, 2026"],
])("writes a day for a page in %s", (lang, written) =>
  expect(longDate(new Date(Date.UTC(2026, 2, 1)), lang)).toBe(written),
);

it("writes the last day of a year", () =>
  expect(longDate(new Date("2026-12-31T23:59:59Z"), "pl")).toBe("31 grudnia 2026"));
