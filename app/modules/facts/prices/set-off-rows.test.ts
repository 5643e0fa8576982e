import { describe, expect, it, test } from "vitest";
import { findPrices } from "../find-prices";
import { readSource } from "../source-text";

const rows = (text: string) =>
  findPrices(readSource(text)).groups.flatMap(({ items }) =>
    items.map(({ name, price, detail }) => [name, price, detail].filter(Boolean).join(" | ")),
  );

const BOATS =
  "on the books\n- Rowde, 57 ft, leisure only, water but no electric - £3,100 a year\n- Semington, 62 ft, residential, electric - £6,450 a year";

describe("rows that only their form tells", () => {
  it("have a name before the first comma", () =>
    expect(rows(BOATS)).toEqual([
      "Rowde | £3,100 a year | 57 ft, leisure only, water but no electric",
      "Semington | £6,450 a year | 62 ft, residential, electric",
    ]));

  test.each([
    [
      "words that speak elsewhere",
      "Bridal, both hands till elbow - Rs 5,100/-\nGuests - Rs 150 per hand",
      "Bridal | Rs 5,100 | both hands till elbow",
    ],
    [
      "what comes on top",
      "demi-semelle : 46 €\nenrobage seul : 19 €\nscratch à recoudre : 6 € pièce\nexpress 48 h : +15 €",
      "Express 48 h | +15 €",
    ],
    ["what is by itself", "- buyer search: £180\n- lease check on its own: £240", "Lease check on its own | £240"],
    ["no charge", "- buyer search: £180\n- lease check: £240\n- accompanied viewing: no charge", "Accompanied viewing"],
  ])("may hold %s", (_, text, row) => expect(rows(text).some((each) => each.startsWith(row))).toBe(true));

  test.each([
    ["one line", "Rowde, 57 ft, leisure only, water but no electric - £3,100 a year"],
    ["deposits", "- deposit, both keys - £50\n- deposit, no keys but a card - £20"],
    ["what others charge", "- the shop next door charges, both soles - £50\n- a chain asks, both heels - £20"],
    [
      "two amounts",
      "- Rowde, 57 ft but no water - £3,100 or £2,900\n- Semington, 62 ft but no water - £6,450 or £6,000",
    ],
    ["a statement", "- we pay them, but no more - £50\n- you pay us, but no more - £20"],
  ])("are none of %s", (_, text) => expect(rows(text)).toEqual([]));
});

describe("a second column", () => {
  it("calls some things free", () =>
    expect(
      rows(
        "Claw clip              £8\nWing feathers          £11\nBath                   £9\nBeak check             no charge",
      ),
    ).toContain("Beak check | no charge"));

  it("in the owner's word for it, and what is said beside that", () =>
    expect(
      rows(
        "Hot chips              $6.50\nVenison pie            $9\nCoffee                 $5\nTomato sauce           nothing, we're not monsters\nLook at the pool       nil",
      ),
    ).toEqual(expect.arrayContaining(["Tomato sauce | nothing | we're not monsters", "Look at the pool | nil"])));

  it("but no day", () =>
    expect(
      rows(
        "Hot chips              $6.50\nVenison pie            $9\nCoffee                 $5\nMonday                 free",
      ),
    ).toHaveLength(3));

  it("names its money as the language does, without accents", () =>
    expect(
      rows(
        "Nasze sanie jada przez las, prosze dzwonic.\n\nkulig z pochodniami ... 70 zl od osoby\njak nie ma sniegu to woz ....... 55 zl od osoby\nognisko z kielbasa ............. 25 zl\ngrzaniec / herbata .... 15 zl / 8 zl",
      ),
    ).toEqual(
      expect.arrayContaining(["Jak nie ma sniegu to woz | 55 zl od osoby", "Grzaniec / herbata | 15 zl / 8 zl"]),
    ));
});
