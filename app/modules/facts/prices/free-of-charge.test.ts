import { expect, test } from "vitest";
import { findPrices } from "../find-prices";
import { readSource } from "../source-text";
import { readPricedLine } from "../price-lines";

const rows = (text: string, language: string) =>
  readPricedLine(text, { listed: true, language })?.items.map(({ name, price }) => `${name} | ${price}`) ?? [];

test.each([
  ["en", "under 5.......FREE", ["Under 5 | FREE"]],
  ["en", "kids under 5 free, adults $5", ["Kids under 5 | free", "Adults | $5"]],
  ["ar", "القهوة والشاي علينا", ["القهوة والشاي | علينا"]],
  ["en", "Design trial on one finger - free", ["Design trial on one finger | free"]],
  ["de", "Nachprüfung innerhalb von vier Wochen: kostenlos", ["Nachprüfung innerhalb von vier Wochen | kostenlos"]],
  ["en", "Accompanied viewing: no charge", ["Accompanied viewing | no charge"]],
  ["it", "L'assaggio al banco si offre.", ["L'assaggio al banco | si offre"]],
])("what costs nothing, an age before it or not: %s %s", (language, text, read) => {
  expect(rows(text, language)).toEqual(read);
});

test.each([
  ["en", "Monday free"],
  ["en", "Free at 5.30"],
  ["en", "Free at five"],
  ["de", "Sonntag frei"],
])("a day off is no price: %s %s", (language, text) => expect(rows(text, language)).toEqual([]));

test("an amount with what it begins at, and others of its list that do not name their money", () => {
  const text = "Un cartel arranca en 95.000 pesos, el espejo fileteado 60.000, la puerta entre 150.000 y 210.000.";
  expect(rows(text, "es")).toEqual([
    "Un cartel | arranca en 95.000 pesos",
    "El espejo fileteado | 60.000 pesos",
    "La puerta | entre 150.000 y 210.000",
  ]);
});

test.each([
  [
    "pt",
    "cuca R$ 34 a unidade, pote de schmier de 18 a 26 conforme a fruta",
    ["Cuca | R$ 34 a unidade", "Pote de schmier | de 18 a 26"],
  ],
  ["pt", "Bolo R$ 30, para crianças de 6 a 10 anos", ["Bolo | R$ 30"]],
])("a range without its money is another thing, and years are none: %s %s", (language, text, read) => {
  expect(rows(text, language)).toEqual(read);
});

test.each([
  "L'ancien webmaster demandait 2 400 €, hors de question.",
  "The last web designer wanted £900 for it.",
  "El diseñador anterior cobraba 300 € por nada.",
])("what the maker before asked for is no price: %s", (text) => {
  expect(findPrices(readSource(text)).found).toEqual([]);
});
