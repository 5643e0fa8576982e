import { describe, expect, test } from "vitest";
import { findPrices } from "../find-prices";
import { readSource } from "../source-text";

const rows = (text: string) =>
  findPrices(readSource(text)).groups.flatMap(({ items }) =>
    items.map(({ name, detail, price }) => [name, detail, price].filter(Boolean).join(" | ")),
  );

describe("offers below one another, each with what it has", () => {
  test("in lines with an amount each, before or behind what there is for it", () => {
    expect(
      rows(
        "We install solar in Ibadan.\n\n3 packages:\nStarter 1.5kVA, 2 panels, ₦890,000 - lights, fans\nFamily 3.5kVA, 6 panels ₦2,450,000 - plus freezer\n\nWe come to count first.",
      ),
    ).toEqual([
      "Starter 1.5kVA | 2 panels, lights, fans | ₦890,000",
      "Family 3.5kVA | 6 panels, plus freezer | ₦2,450,000",
    ]);
  });

  test("one that its words leave unread stands beside those that are read", () => {
    expect(
      rows(
        "- The Wee One: up to 40 guests, 3 hours, $1,150\n- The Whole Lobster: up to 150, custom menu w/ names on it $3,800",
      ),
    ).toEqual([
      "The Wee One | up to 40 guests, 3 hours | $1,150",
      "The Whole Lobster | up to 150, custom menu w/ names on it | $3,800",
    ]);
  });

  test.each([
    "Damage deposit, back after the visit, £50\nKey deposit, one for each of you, £20",
    "We raised money for the roof, £900 in all",
    "Visits, when you miss them, are charged at £30.\nA repair, which is often avoided, costs £2,500 elsewhere.",
    "Our trip, with the club, was £40 last year. It rained.\nAnother, with friends, was £50 and we loved it.",
  ])("no such line: %s", (text) => expect(rows(text)).toEqual([]));
});
