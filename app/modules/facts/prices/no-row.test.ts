import { describe, expect, it } from "vitest";
import { readFacts } from "../read-facts";

const rowsOf = (text: string) =>
  readFacts(text).prices.groups.map(({ name, items }) => [
    name,
    ...items.map((item) => [item.name, item.price, item.detail].filter(Boolean).join(" | ")),
  ]);

describe("what is no row of prices", () => {
  it("words between two prices, of which nobody knows to which they belong", () =>
    expect(rowsOf("Prices\n- felt hat 85 $\n- post back $12 normal $18 express\n- kids hats $50")).toEqual([
      [undefined, "Felt hat | 85 $", "Kids hats | $50"],
    ]));

  it("half of an amount", () => {
    const rows = rowsOf("Hats\n- ribbon $25, plaited band 60-90 depends how fancy\n- kids hats $50");
    expect(rows.flat().some((row) => row?.includes("| 60") && !row.includes("60-90"))).toBe(false);
  });

  it("what is said in brackets beside a list", () =>
    expect(
      rowsOf("- newborn plan: $34.50\n- toddler plan: $29\n\n(disposables is about $1,100 a year, my own count)"),
    ).toEqual([[undefined, "Newborn plan | $34.50", "Toddler plan | $29"]]));

  it("a thing with another one beside it whose amount is in letters", () =>
    expect(
      rowsOf(
        "Preise\nKinderlarve aus Linde 145 Euro\nNachmalen 60 Euro, neuer Rosshaarschopf fünfunddreißig\nKurs 260 Euro",
      ),
    ).toEqual([[undefined, "Kinderlarve aus Linde | 145 Euro", "Kurs | 260 Euro"]]));

  it("nor is a row in words the heading of those below it", () =>
    expect(
      rowsOf(
        "CENNIK\n1. szarfa – 95 zł\n2. rękawiczki białe – piętnaście zł para\n3. futerał – 320 zł\n4. projekt – 400 zł",
      ),
    ).toEqual([
      [undefined, "Szarfa | 95 zł", "Rękawiczki białe | piętnaście zł para", "Futerał | 320 zł", "Projekt | 400 zł"],
    ]));
});

it("takes hundreds before a currency for hundreds", () =>
  expect(
    rowsOf("Tarifs\nCravate : cinq cents francs\nChemise : mille francs\nCostume : 4 500 francs").flat(),
  ).toContain("Cravate | cinq cents francs"));

it("reads an age before a currency as an age", () =>
  expect(
    rowsOf("Preise in Franken\nRaclette fr. 34.–, kinder von 6 bis 12 fr. 17.–\nWalliser teller fr. 26.–")
      .flat()
      .join("\n"),
  ).not.toMatch(/von 6 bis 12 fr\.$/mu));

it("keeps two days of a month in one sentence", () =>
  expect(readFacts("Kurse: 13./14. Februar 2027 und 10./11. April 2027").sentences).toEqual([
    "Kurse: 13./14. Februar 2027 und 10./11. April 2027",
  ]));
