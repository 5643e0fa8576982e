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
  [
    "Shakshuka 11.5, beans on sourdough 8, flat white 3.6.",
    "en",
    [
      ["Shakshuka", "11.5"],
      ["Beans on sourdough", "8"],
      ["Flat white", "3.6"],
    ],
  ],
  [
    "Kosten per maand (4 weken): 2 middagen 190, 3 middagen 260, 4 middagen 320.",
    "nl",
    [
      ["2 middagen", "190"],
      ["3 middagen", "260"],
      ["4 middagen", "320"],
    ],
  ],
  [
    "Boeketten: klein 19,50 / middel 29,50 / groot 42,50",
    "nl",
    [
      ["Klein", "19,50"],
      ["Middel", "29,50"],
      ["Groot", "42,50"],
    ],
  ],
  [
    "platten 22, bremsen 18, großer check 69, anfahrt immer drin",
    "de",
    [
      ["Platten", "22"],
      ["Bremsen", "18"],
      ["Großer check", "69"],
    ],
  ],
  [
    "Green roof 65-90 p/m2 incl planting, design 295, from 5 roofs 45 per roof with a bill",
    "en",
    [
      ["Green roof", "65-90 p/m2", "incl planting"],
      ["Design", "295"],
      ["From 5 roofs", "45 per roof", "with a bill"],
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
  "Check in desde las 15, check out 12, camino a Quilanto km 4,5.",
  "2 afternoons 190, 3 afternoons 260, 4 afternoons 320.",
  "Room 12 desks, hall 200 seats, garden 80 guests.",
  "Heels 14, soles 38, stretching 10, done by the 3rd.",
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
