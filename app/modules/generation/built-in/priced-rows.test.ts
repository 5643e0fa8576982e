import { describe, expect, test } from "vitest";
import { completed, pricedRows, withRows } from "./priced-rows";

const said = (entries: string[]) =>
  pricedRows(entries)?.items.map(({ name, detail, price }) => [name, detail, price].filter(Boolean).join(" | "));

describe("rows of a list", () => {
  test.each([
    [
      ["Min charge $180", "Half day $750", "Deposit $100 comes off the price"],
      ["Min charge | $180", "Half day | $750", "Deposit | comes off the price | $100"],
    ],
    [
      ["Riesling 9,80", "Silvaner 14,00", "Ein Saft 4,20 der im August ausverkauft ist"],
      ["Riesling | 9,80", "Silvaner | 14,00", "Ein Saft | der im August ausverkauft ist | 4,20"],
    ],
    [
      ["Calibración 25.000", "Trastes desde 90.000"],
      ["Calibración | 25.000", "Trastes | desde 90.000"],
    ],
    [
      ["Ducklings KSh 62,000", "The rest KSh 74,000, lunch included"],
      ["Ducklings | KSh 62,000", "The rest | lunch included | KSh 74,000"],
    ],
    [
      ["تولة دهن العود من ٢٥ ريالًا", "علبة هدايا بـ ٣٠ ريالًا"],
      ["تولة دهن العود | من ٢٥ ريالًا", "علبة هدايا | بـ ٣٠ ريالًا"],
    ],
  ])("say a thing, its price and what goes with it: %j", (entries, rows) => {
    expect(said(entries)).toEqual(rows);
    expect(pricedRows(entries)?.told).toEqual([]);
  });

  test.each([
    [["PP1 4 to 5", "PP2 5 to 6"]],
    [["Montag 10.30", "Dienstag 18.30"]],
    [["Niños desde 7 años", "Adultos"]],
    [["Delivery free in LE2, otherwise £1.50"]],
    [["De 12 à 42 € la bouteille"]],
    [["Bouquets €35 / €50 / €75"]],
    [["We also run a lettering day at the workshop once a month, £95"]],
    [['The "lake 290 (yes, really) flat fixed 20 bucks']],
  ])("are none where an age, a time, a condition or a range is told: %j", (entries) => {
    expect(said(entries)).toBeUndefined();
  });
});

test("a list of the owner's that has all of a group takes its place", () => {
  const groups = [{ name: "Weine", items: [{ name: "Riesling", price: "9,80" }] }];
  const list = { title: "Weine", items: ["Riesling 9,80", "Silvaner 14,00"] };
  expect(completed(groups, [list]).groups[0]?.items.map(({ name }) => name)).toEqual(["Riesling", "Silvaner"]);
  expect(completed(groups, [{ ...list, items: ["Silvaner 14,00", "Sekt 15,90"] }]).taken.size).toBe(0);
});

test("what is said of a thing that the list has stands beside it, and once", () => {
  const groups = [{ items: [{ name: "Primera consulta", price: "40 €" }] }];
  expect(withRows(groups, ["Primera consulta 40 €, que se descuentan si sigo con el caso."])).toEqual({
    groups: [{ items: [{ name: "Primera consulta", price: "40 €", detail: "que se descuentan si sigo con el caso" }] }],
    told: [],
  });
});
