import { describe, expect, it, test } from "vitest";
import { readPricedLine } from "../price-lines";
import { readFacts } from "../read-facts";
import { leansOnRow } from "./leaning-rows";

const rows = (text: string, language: string) =>
  readPricedLine(text, { listed: false, language })?.items.map(({ name, price }) => `${name} | ${price}`) ?? [];

describe("what names only a case of the row before it", () => {
  test.each([
    [
      "de",
      "kohlessen satt 26,50 € pro nase, kinder von 6 bis 12 die hälfte also 13,25 €, drunter umsonst",
      ["Kohlessen satt | 26,50 € pro nase, kinder von 6 bis 12 die hälfte also 13,25 €, drunter umsonst"],
    ],
    [
      "it",
      "I bambini sotto i 12 anni 22 euro, sotto i 3 non pagano.",
      ["I bambini sotto i 12 anni | 22 euro, sotto i 3 non pagano"],
    ],
    ["en", "Fresh cones - Rs 40 each, pack of 10 Rs 350", ["Fresh cones | Rs 40 each, pack of 10 Rs 350"]],
    [
      "en",
      "Crackers are $6 for a packet of ten and one packet goes free with every whip.",
      ["Crackers | $6 for a packet of ten and one packet goes free with every whip"],
    ],
    ["de", "nur kanone 90 € am tag, übers wochenende 150 €", ["Nur kanone | 90 € am tag, übers wochenende 150 €"]],
    ["ar", "رنجة – ١٤٠ جنيه الكيلو، وبالبطارخ ١٧٠ جنيه", ["رنجة | ١٤٠ جنيه الكيلو، وبالبطارخ ١٧٠ جنيه"]],
  ])("stands with its price: %s %s", (language, text, read) => expect(rows(text, language)).toEqual(read));

  it("is a row at the beginning of a line", () =>
    expect(rows("Outside city - Rs 12 per km", "en")).toEqual(["Outside city | Rs 12 per km"]));

  it("is none behind what is none", () =>
    expect(rows("Deslocação no concelho de Beja – oferta; fora do concelho – 12 €", "pt")).toEqual([]));

  it("is none beside another", () =>
    expect(rows("kids under 5 free, under 12 £3", "en").some((row) => row.startsWith("Kids under 5 | free"))).toBe(
      true,
    ));

  test.each([
    ["en", "Under 12 packs"],
    ["en", "Pack lunch"],
    ["en", "Half day"],
    ["ar", "بالون"],
    ["nl", "Buiten op de kant"],
    ["de", "Kinder von 6 bis 12"],
  ])("no thing leans: %s %s", (language, name) => expect(leansOnRow(name, language)).toBe(false));
});

describe("places that something is brought to", () => {
  it("are no rows behind the first of them", () =>
    expect(rows("التوصيل جوه دمياط ٢٥ جنيه، راس البر ٤٠ جنيه، القاهرة بعربية تلاجة ١٥٠ جنيه", "ar")).toEqual([]));

  it("but a thing behind a way is one", () =>
    expect(rows("Déplacement 25 €, heure de travail 58 €", "fr")).toEqual(["Heure de travail | 58 €"]));
});

test.each([
  ["de", "Ein Röntgen beim Tierarzt kostet ca. 180 Franken extra, das läuft nicht über mich."],
  ["pt", "Uma cadeia conhecida pediu 4.200 € por um par."],
])("what goes to somebody else: %s %s", (language, text) => expect(rows(text, language)).toEqual([]));

describe("a sentence with one thing in two cases", () => {
  test.each([
    [
      "es",
      "La sencilla vale 850 córdobas, la matrimonial C$1,600 y si la quiere con barra de madera C$2,100.",
      ["La sencilla | 850 córdobas", "La matrimonial | C$1,600 y si la quiere con barra de madera C$2,100"],
    ],
    ["en", "Belts made to your measure are $165 to $190.", ["Belts made to your measure | $165 to $190"]],
    [
      "de",
      "Bollerwagen leihen 25 € pro Tag, Bosselkugeln dazu 10 €",
      ["Bollerwagen leihen | 25 € pro Tag", "Bosselkugeln | 10 €"],
    ],
    [
      "es",
      "Revisión del oído y audiometría, gratuita siempre.",
      ["Revisión del oído y audiometría | gratuita siempre"],
    ],
  ])("is read: %s %s", (language, text, read) => expect(rows(text, language)).toEqual(read));

  it("but not who pays, or for how many", () =>
    expect(rows("La hamaca C$1,600 y si vienen dos con su mamá C$2,100.", "es").join()).not.toMatch(/2,100/u));
});

it("stands with who gets the money, and is no order", () => {
  const { prices, wishes } = readFacts(
    "Preise\nErstbefund Fr. 135.–\nFolgebehandlung Fr. 90.–\n\nEin Röntgen kostet ca. 180 Franken, das läuft nicht über mich.",
  );
  expect(prices.groups.flatMap(({ items }) => items.map(({ name }) => name))).toEqual([
    "Erstbefund",
    "Folgebehandlung",
  ]);
  expect(wishes.read).toEqual([]);
});
