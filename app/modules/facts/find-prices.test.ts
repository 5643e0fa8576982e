import { describe, expect, test } from "vitest";
import { findPrices } from "./find-prices";
import { readSource } from "./source-text";

const read = (text: string) =>
  findPrices(readSource(text)).groups.map(({ name, items }) => [
    name,
    ...items.map((i) => [i.name, i.detail, i.price].filter(Boolean).join(" | ")),
  ]);

describe("prices", () => {
  test.each([
    ["Margherita ..... $12", ["Margherita | $12"]],
    ["Margherita…… 9,50 €", ["Margherita | 9,50 €"]],
    ["Haircut - 35€", ["Haircut | 35€"]],
    ["Haircut\t35 EUR", ["Haircut | 35 EUR"]],
    ["Basic tune-up £9.50", ["Basic tune-up | £9.50"]],
    ["Full overhaul from $210", ["Full overhaul | from $210"]],
    ["Massage für zwei: 60 € pro Stunde", ["Massage für zwei | 60 € pro Stunde"]],
    ["Tenant finding: £450 per let", ["Tenant finding | £450 per let"]],
    ["Pizza $9 / $12", ["Pizza | $9 / $12"]],
    ["Rent £900 to £1,500", ["Rent | £900 to £1,500"]],
    ["Pão de Deus, coconut brioche ..... £2.80", ["Pão de Deus | coconut brioche | £2.80"]],
    ["First assessment (60 minutes) - $165", ["First assessment | 60 minutes | $165"]],
    ["Cut $35, colour from $80 and blow-dry $25", ["Cut | $35", "Colour | from $80", "Blow-dry | $25"]],
    ["Snug, ten seats, £260 at lunch, £450 in the evening", ["Snug | ten seats | £260 at lunch, £450 in the evening"]],
    ["Double room £90 with breakfast, £80 without", ["Double room | £90 with breakfast, £80 without"]],
    ["$12 Flat repair", ["Flat repair | $12"]],
    ["خبز عربي - 2 دينار", ["خبز عربي | 2 دينار"]],
  ])("%s", (text, items) => {
    expect(read(text)).toEqual([[undefined, ...items]]);
  });

  test("a menu keeps its groups, its heading and the descriptions below its dishes", () => {
    const text =
      "MENU\n\nPizza\nMargherita ..... 9.50\nTomato, mozzarella, basil\nDiavola ..... 11.00\n\nSweets\nTiramisu ..... 6.00";
    expect(findPrices(readSource(text)).title).toBe("MENU");
    expect(read(text)).toEqual([
      ["Pizza", "Margherita | Tomato, mozzarella, basil | 9.50", "Diavola | 11.00"],
      ["Sweets", "Tiramisu | 6.00"],
    ]);
  });

  test("two lines that end in amounts are a menu without any sign of it", () => {
    expect(read("Mains\nRisotto ai funghi 16.00\nOssobuco 22.50")).toEqual([
      ["Mains", "Risotto ai funghi | 16.00", "Ossobuco | 22.50"],
    ]);
    expect(read("The table is 16.00\nby hand")).toEqual([]);
  });

  test("a label before an item names a group; a percentage counts in a price list", () => {
    expect(read("Fees:\nFull management: 11% of the monthly rent\n\nWorkshops: Throwing class - €85")).toEqual([
      [undefined, "Full management | 11% of the monthly rent"],
      ["Workshops", "Throwing class | €85"],
    ]);
  });

  test("what was not read among rows heads none", () => {
    expect(read("Wash £20\nTen 10-day cards for two hundreds\nCut £45")).toEqual([
      [undefined, "Wash | £20", "Cut | £45"],
    ]);
    expect(read("up to 10 kg - £22\nup to 30 kg - £36\nbicycle - £45\ntelly - £40").map(([name]) => name)).toEqual([
      undefined,
    ]);
  });

  test.each([
    "We raised $12,000 for the school.",
    "If you spend $50 we bring it to your door.",
    "We have recovered over $200 million for clients.",
    "Open 9.00-17.30",
    "Call 0113 496 0182",
  ])("no price list in: %s", (text) => {
    expect(read(text)).toEqual([]);
  });
});
