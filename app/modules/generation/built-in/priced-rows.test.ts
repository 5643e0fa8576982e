import type { PageLanguage } from "~/lib/languages";
import { expect, it } from "vitest";
import { pricedRows } from "./priced-rows";

it.each<[PageLanguage, string, object]>([
  ["en", "Business cards £120 for 100", { name: "Business cards", price: "£120", detail: "for 100" }],
  ["en", "First visit is 50 minutes and £48", { name: "First visit", price: "£48", detail: "50 minutes" }],
  ["de", "Dreisitzer ab 1.500 €, jeweils ohne Stoff", { price: "ab 1.500 €", detail: "jeweils ohne Stoff" }],
  ["fr", "Tartines du midi entre 9 et 12,50 €", { name: "Tartines du midi", price: "entre 9 et 12,50 €" }],
  ["pl", "Niderlandzki 75 i 80 zł", { name: "Niderlandzki", price: "75 i 80 zł" }],
  ["it", "Salvia (matrimoniale, 95-140 €)", { name: "Salvia", price: "95-140 €", detail: "matrimoniale" }],
  [
    "fr",
    "Sans permis, 6 CV, 5 personnes : 95 € la demi-journée, 150 € la journée",
    { name: "Sans permis", price: "95 € la demi-journée, 150 € la journée", detail: "6 CV, 5 personnes" },
  ],
])("%s: sets %s as an entry", (language, row, item) => {
  const { items, left } = pricedRows([row], language);
  expect(left).toEqual([]);
  expect(items).toMatchObject([item]);
});

it("takes the thing that is counted from the entry before", () =>
  expect(pricedRows(["2 players £58", "3 £78"], "en").items).toMatchObject([
    { name: "2 players", price: "£58" },
    { name: "3 players", price: "£78" },
  ]));

it("says what stands in a bracket behind a thing of it", () =>
  expect(pricedRows(["Nuc (5 frames with queen) $280"], "en").items).toEqual([
    { name: "Nuc", price: "$280", detail: "5 frames with queen" },
  ]));

it("gives each thing of a bracket its own price", () =>
  expect(pricedRows(["Gâteaux de Paulette (le carrot cake 5,50 €, le far breton 4 €)"], "fr").items).toEqual([
    { name: "Le carrot cake", price: "5,50 €", detail: "Gâteaux de Paulette" },
    { name: "Le far breton", price: "4 €", detail: "Gâteaux de Paulette" },
  ]));

it.each<[PageLanguage, string]>([
  ["en", "The other crowd charge €25, they don't stop at the south pier"],
  ["en", "Booking needs a £15 deposit"],
  ["en", "A two-bedroom flat in the city centre presently lets between £950 and £1,100 a month"],
  ["en", "Towels are free but if you want a robe it's €3"],
  ["es", "El aparcamiento es del ayuntamiento y son 2 € todo el día"],
  ["pt", "Com batata 13 €"],
  ["pt", "Reparações até 100 € fazemos logo"],
  ["it", "Camera doppia 85 euro a notte (luglio e agosto 105)"],
  ["pl", "Śpiwór do –5 – 30 zł"],
  ["de", "Kaution 50 €"],
  ["fr", "24 à 49 pièces 14,50 $ ch."],
  ["en", "10-20 metres £3 a metre"],
  ["en", "Reflocking £110 for a big saddle, pony saddles eighty"],
  ["ar", "التوصيل داخل عمان ريالان، ولدول الخليج ٦ ريالات"],
])("%s: leaves what is no entry as it is told: %s", (language, row) =>
  expect(pricedRows([row], language)).toEqual({ items: [], left: [row] }),
);
