import { expect, it } from "vitest";
import { readFacts } from "../read-facts";
import { readBareList } from "./bare-list";

const rows = (text: string, language = "en") =>
  readBareList(text, language)?.items.map(({ name, price, detail }) => [name, price, ...(detail ? [detail] : [])]);

it.each([
  [
    "Heels 14, half soles from 38, zips from 22, stretching 10.",
    "en",
    [
      ["Heels", "14"],
      ["Half soles", "from 38"],
      ["Zips", "from 22"],
      ["Stretching", "10"],
    ],
  ],
  [
    "What's on: porridge with stewed apple 6.50, soup and brown bread 8, toastie 9.50 (with soup 13).",
    "en",
    [
      ["Porridge with stewed apple", "6.50"],
      ["Soup and brown bread", "8"],
      ["Toastie", "9.50", "with soup 13"],
    ],
  ],
  [
    "Shampoo and set is £24, dry trim 15, perm 58 and that includes the set.",
    "en",
    [
      ["Shampoo and set", "£24"],
      ["Dry trim", "£15"],
      ["Perm", "£58", "that includes the set"],
    ],
  ],
  [
    "knotless 15.000, fulani 12.000, nattes collées enfant 3.000",
    "fr",
    [
      ["Knotless", "15.000"],
      ["Fulani", "12.000"],
      ["Nattes collées enfant", "3.000"],
    ],
  ],
])("reads %s", (text, language, read) => expect(rows(text, language)).toEqual(read));

it.each([
  "Monday 9, Tuesday 10, Friday 12.",
  "Bus 12, tram 33, line 40.",
  "Choir at 10, lunch at 12.30, tea at 15.30.",
  "Founded 1986, moved 1994, extended 2011.",
  "Heels 14, half soles 38.",
  "Heels 14, half soles 38, ask for bags.",
  "Porridge 8, soup 9, tea 3.",
  "Course £90, children under 12, groups of 8.",
  "Kurs 90 Euro, Kinder unter 12, Gruppen von 8.",
])("reads nothing in %s", (text) => expect(rows(text)).toBeUndefined());

it("makes such a list the page's list of prices", () => {
  const { prices, prose } = readFacts("I mend shoes.\n\nHeels 14, half soles from 38, stretching 10. Keys too.");
  expect(prices.groups.flatMap(({ items }) => items.map(({ name }) => name))).toEqual([
    "Heels",
    "Half soles",
    "Stretching",
  ]);
  expect(prose.paragraphs.flat().join(" ")).not.toContain("Heels");
});
