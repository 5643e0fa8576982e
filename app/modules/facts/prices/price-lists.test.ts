import { describe, expect, test } from "vitest";
import { findPrices } from "../find-prices";
import { readSource } from "../source-text";

const pairs = (text: string) =>
  findPrices(readSource(text)).groups.flatMap(({ items }) =>
    items.map(({ name, price, detail }) => `${name} = ${price}${detail ? ` (${detail})` : ""}`),
  );

describe("a list of which one piece is not understood", () => {
  test.each([
    [
      "Fahrradwerkstatt in Ulm. Inspektion 65 €, Ventil 4 €, Raten: Anzahlung 20 € und Rest in Raten.",
      ["Inspektion = 65 €", "Ventil = 4 €"],
    ],
    [
      "Dentista en Soria. Limpieza 60 €, empaste 75 €, ortodoncia: entrada de 300 € y cuotas de 90 €.",
      ["Limpieza = 60 €", "Empaste = 75 €"],
    ],
  ])("the others are rows: %s", (text, rows) => {
    expect(pairs(text)).toEqual(rows);
    expect(findPrices(readSource(text)).unread.length).toBe(1);
  });

  test.each([
    ["Cut £35, colour £80, wash £12, but not on Mondays."],
    ["Scone £2, muffin, blueberry £3, cake £4 and for you or me or anybody tea £2, coffee."],
  ])("it may change them: %s", (text) => {
    expect(pairs(text).length).toBeLessThan(2);
  });
});

describe("what is said of the thing before it stays with its price", () => {
  test.each([
    [
      "Locksmith in Hull. Call out £70, after dark when you and I sleep £110, keys £9.",
      ["Call out = £70, after dark when you and I sleep £110", "Keys = £9"],
    ],
    [
      "We rent desks in Hull.\nBig room £45/hr, members get two hours free",
      ["Big room = £45/hr, members get two hours free"],
    ],
    [
      "Fietsen op Texel. Stadsfiets € 9, e-bike € 25, helm gratis.",
      ["Stadsfiets = € 9", "E-bike = € 25", "Helm = gratis"],
    ],
  ])("%s", (text, rows) => expect(pairs(text)).toEqual(rows));
});

test("what comes on top is the price of the thing that it names", () => {
  expect(pairs("Pizzeria a Lecco\nMargherita 6,50 €\nMozzarella di bufala +2,20 €")).toEqual([
    "Margherita = 6,50 €",
    "Mozzarella di bufala = +2,20 €",
  ]);
});

test("what is free is a row above one with an amount, too", () => {
  expect(pairs("Dance school in Hull\nTaster class free\nCourse £60")).toEqual(["Taster class = free", "Course = £60"]);
});

describe("what a thing costs otherwise", () => {
  test.each([
    [
      "We mend boats in Hull. Rudder check £15, collection free within 5 miles, otherwise £7.",
      "Collection = free within 5 miles, otherwise £7",
    ],
    [
      "Fahrradladen in Ulm. Ventil 4 €, Abholung kostenlos bis 5 km, sonst 10 €.",
      "Abholung = kostenlos bis 5 km, sonst 10 €",
    ],
    [
      "Taller en Soria. Aceite 40 €, diagnosis gratis si reparas con nosotros, si no 30 €.",
      "Diagnosis = gratis si reparas con nosotros, si no 30 €",
    ],
    [
      "Officina a Bari. Olio 40 €, diagnosi gratis se riparate da noi, altrimenti 30 €.",
      "Diagnosi = gratis se riparate da noi, altrimenti 30 €",
    ],
  ])("%s", (text, row) => expect(pairs(text)).toContain(row));
});

describe("a text without signs", () => {
  test.each([
    [
      "hi i bake in bolton a small sponge is £35 a tall one is £48 scones are £18 a dozen flapjacks £2.50 each delivery is £5 in bolton",
      ["A small sponge = £35", "A tall one = £48", "Scones = £18 a dozen", "Flapjacks = £2.50 (each)"],
    ],
    [
      "hallo ich bin die petra aus ulm und mache nägel eine maniküre kostet 25 euro eine pediküre kostet 30 euro gelnägel kosten 45 euro",
      ["Eine maniküre = 25 euro", "Eine pediküre = 30 euro", "Gelnägel = 45 euro"],
    ],
    [
      "salve sono un idraulico di pavia il sopralluogo costa 30 euro la pulizia caldaia costa 80 euro chiamatemi",
      ["Il sopralluogo = 30 euro", "La pulizia caldaia = 80 euro"],
    ],
    [
      "olá sou a rita faço unhas em faro a manicure é 12 euros a pedicure é 15 euros e marco por telefone",
      ["A manicure = 12 euros", "A pedicure = 15 euros"],
    ],
    [
      "hallo wij knippen honden in assen een kleine hond kost 35 euro een grote hond kost 55 euro bel gerust",
      ["Een kleine hond = 35 euro", "Een grote hond = 55 euro"],
    ],
    [
      "bonjour je coiffe à dijon la coupe femme est à 30 euros la coupe homme est à 18 euros je me déplace partout",
      ["La coupe femme = 30 euros", "La coupe homme = 18 euros"],
    ],
  ])("%s", (text, rows) => expect(pairs(text)).toEqual(rows));

  test.each([
    ["so we wash cars in tulsa an outside wash is $15 full detail is $120 trucks are ten dollars more"],
    ["we mow a lawn for $20 small hedges $30 big hedges $40 call us"],
    ["a lawn is £20 cash only hedges are £30 call us"],
  ])("with something that may change its prices: %s", (text) => {
    expect(pairs(text).filter((pair) => /truck|cash|hedges = \$30/i.test(pair))).toEqual([]);
  });
});

test.each([
  [
    "Schreiner in Ulm. Tisch abholen 40 €, Hausbesuch 25 € Aufschlag.",
    ["Tisch abholen = 40 €", "Hausbesuch = 25 € Aufschlag"],
  ],
  ["We tow in Ohio. Night calls cost $150 extra.", ["Night calls = $150 extra"]],
  ["We tow in Ohio. In July it is $10 more.", []],
])("what comes on top: %s", (text, rows) => expect(pairs(text)).toEqual(rows));

test("signs of currencies that begin with a letter", () => {
  expect(pairs("Salão em Campinas. Corte R$ 50, barba R$ 35.")).toEqual(["Corte = R$ 50", "Barba = R$ 35"]);
  expect(pairs("Taller en Lima. Aceite S/ 80, frenos S/ 60.")).toEqual(["Aceite = S/ 80", "Frenos = S/ 60"]);
});

test("no row of a list heads or explains another", () => {
  const list =
    "Prezzi\nlezione singola 12\nprivata un'ora 35 euro la coppia\nbimbi 6-11 anni 28 al mese\ntessera 15 euro l'anno";
  const { groups } = findPrices(
    readSource(`Siamo una scuola di ballo a Faenza e balliamo il liscio da vent'anni.\n\n${list}`),
  );
  const rows = groups.flatMap(({ name, items }) => items.map((item) => ({ group: name, ...item })));
  expect(rows.map(({ group }) => group)).not.toContain("lezione singola 12");
  expect(rows.find(({ price }) => price.startsWith("35"))).not.toHaveProperty("detail");
});
