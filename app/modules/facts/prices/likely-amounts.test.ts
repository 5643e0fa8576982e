import { describe, expect, test } from "vitest";
import { findPrices } from "../find-prices";
import { readSource } from "../source-text";

const pairs = (text: string) =>
  findPrices(readSource(text)).groups.flatMap(({ items }) =>
    items.map(({ name, price, detail }) => `${name} = ${price}${detail ? ` (${detail})` : ""}`),
  );

describe("a list that names its money once", () => {
  test.each([
    ["We sweep chimneys. Open fire £55, wood burner 60.", ["Open fire = £55", "Wood burner = £60"]],
    [
      "Velos in Chur. Service CHF 85, Platten flicken 25 inkl. Schlauch, Bremsen entlüften 60 pro Bremse.",
      ["Service = CHF 85", "Platten flicken = CHF 25 (inkl. Schlauch)", "Bremsen entlüften = CHF 60 pro Bremse"],
    ],
    [
      "Fonda en la plaza del pueblo. Comida corrida 95 pesos, chilaquiles 70, mole para llevar 320 el kilo.",
      ["Comida corrida = 95 pesos", "Chilaquiles = 70 pesos", "Mole para llevar = 320 pesos el kilo"],
    ],
    [
      "We mend surfboards. Small dings start at forty bucks, snapped boards are two hundred to three fifty, fin box is ninety.",
      ["Small dings = start at forty bucks", "Snapped boards = two hundred to three fifty", "Fin box = ninety"],
    ],
    [
      "La friterie de la gare. Petite frite 3,20, grande frite 4,00, le paquet familial 9 €.",
      ["Petite frite = 3,20", "Grande frite = 4,00", "Le paquet familial = 9 €"],
    ],
  ])("%s", (text, rows) => {
    expect(pairs(text)).toEqual(rows);
  });

  test.each([
    ["Massage in the old town. Massage £60, room 12."],
    ["Kayaks on the lake. Kayak £20, max 15."],
    ["Barber in Leeds. Hair cut £20, High Street 31."],
    ["Barber in Leeds. Hair cut £20, since 1998."],
    ["Tailor in Leeds. Shorten trousers £12, with lining 16."],
    ["Camera doppia al mare. Camera doppia 85 euro (luglio e agosto 105), letto aggiunto 20."],
    ["Kegeln in Buer. Die Bahn kostet 14 Euro die Stunde, nach 22 Uhr nur noch zehn, Leihschuhe zwo Euro das Paar."],
  ])("nothing else is an amount: %s", (text) => {
    expect(pairs(text).join("; ")).not.toMatch(/ = (?:12|15|31|1998|16|20)\b|= £12, with|105|zehn/);
  });
});

describe("money as it is written in other countries", () => {
  test.each([
    [
      "Harmonium works in Pune. Full tuning is Rs 1,800. Bellows Rs. 2,500 to 3,200.",
      ["Full tuning = Rs 1,800", "Bellows = Rs. 2,500 to 3,200"],
    ],
    [
      "We take bees out of houses, sheds and trees. Tree R850, wall or roof R1 600.",
      ["Tree = R850", "Wall or roof = R1 600"],
    ],
    ["Wir flicken Velos und verkaufen sie auch. Occasionen ab Fr. 350.", ["Occasionen = ab Fr. 350"]],
    [
      "محل سجاد في عمان ونحن نغسل السجاد. غسيل السجاد دينار ونص للمتر، الموكيت دينار للمتر.",
      ["غسيل السجاد = دينار ونص للمتر", "الموكيت = دينار للمتر"],
    ],
    [
      "Rice shop in Leeds. Rice and curry eight pounds fifty, hoppers three pounds.",
      ["Rice and curry = eight pounds fifty", "Hoppers = three pounds"],
    ],
  ])("%s", (text, rows) => {
    expect(pairs(text)).toEqual(rows);
  });

  test("gases are no rand", () => {
    expect(pairs("Cooling in Cork. Gas R32, R410A and R134. Regassing R32 £80.").join("; ")).not.toMatch(/= R/);
  });
});
