import { expect, test } from "vitest";
import { checkClaims } from "./check-claims";

/** The claims of a price row that a brief does not hold. */
const open = (lang: string, brief: string, name: string, price: string) =>
  checkClaims(
    `<!doctype html><html lang="${lang}"><head><title></title></head><body><main><ul><li><span>${name}</span> <span>${price}</span></li></ul></main></body></html>`,
    [{ name: "brief", text: brief }],
  )
    .filter(({ grounding }) => grounding === null)
    .map(({ text }) => text);

const LIST = "Kleiner Service CHF 85, grosser Service 190.–, Platten flicken 25 inkl. Schlauch.";
const PASTA = "Tortellini 38 euro al chilo, tagliatelle 16 al chilo, ragù 8,50 il vasetto.";

test.each([
  ["de", LIST, "Grosser Service", "CHF 190.–"],
  ["de", LIST, "Platten flicken", "CHF 25 inkl. Schlauch"],
  ["it", PASTA, "Tagliatelle", "16 euro al chilo"],
  ["it", PASTA, "Ragù", "8,50 euro il vasetto"],
])("a currency that a list names once is that of all its prices: %s %s %s", (lang, brief, name, price) => {
  expect(open(lang, brief, name, price)).toEqual([]);
});

test.each([
  ["de", LIST, "Platten flicken", "€ 25 inkl. Schlauch"],
  ["de", LIST, "Bremsen entlüften", "CHF 25 inkl. Schlauch"],
  ["it", PASTA, "Tagliatelle", "16 franchi al chilo"],
  ["it", PASTA, "Tagliatelle", "8,50 euro al chilo"],
  ["en", "Fire £55, wood burner 60, sweep £48.", "Wood burner", "€60"],
])("another currency, thing or amount is not: %s %s %s %s", (lang, brief, name, price) => {
  expect(open(lang, brief, name, price)).not.toEqual([]);
});
