import { expect, test } from "vitest";
import { findPrices } from "../find-prices";
import { readSource } from "../source-text";

const rows = (text: string) =>
  findPrices(readSource(text)).groups.flatMap(({ items }) =>
    items.map(({ name, price, detail }) => [name, price, detail].filter(Boolean).join(" | ")),
  );

test.each([
  [
    "with cents",
    "Donairs in Truro.\n\nsmall 8.50\nlarge 12\nthe Stav (2lb) 21 - finish it in ten minutes\ngarlic fingers 13\ndonair poutine 12.50",
    [
      "Small | 8.50",
      "Large | 12",
      "The Stav | 21 | 2lb, finish it in ten minutes",
      "Garlic fingers | 13",
      "Donair poutine | 12.50",
    ],
  ],
  [
    "with what each is for",
    "We check on cottages.\n\nWeekly visit 45 a week (Oct 15 to May 15)\nAfter-storm look extra 40\nRoof shovelling 75/hr two men",
    ["Weekly visit | 45 a week | Oct 15 to May 15", "After-storm look extra | 40", "Roof shovelling | 75/hr | two men"],
  ],
  [
    "of which one names the currency, without what is said to the maker",
    "Pane e panelle a Palermo.\n\npane e panelle 3 euro\npane ca meusa 4\narancina (FEMMINA, scrivetelo così sul sito) burro 2,50\nbirra 2",
    ["Pane e panelle | 3 euro", "Pane ca meusa | 4", "Arancina burro | 2,50", "Birra | 2"],
  ],
  [
    "of which one of many has cents",
    "Soups $4 a bowl.\n\nFrozen by the dozen:\npotato cheddar 9.50\npotato dry cottage cheese 10\nsauerkraut 10\nmeat 11\ncabbage rolls, dozen, 18",
    [
      "Soups | $4 a bowl",
      "Potato cheddar | 9.50",
      "Potato dry cottage cheese | 10",
      "Sauerkraut | 10",
      "Meat | 11",
      "Cabbage rolls, dozen | 18",
    ],
  ],
  [
    "but none that goes on with the one above",
    "Rosticceria a Noto.\n\ngranita di mandorla 2,50\ncon la brioscia 3,80\nmezzo pollo 6,00\nparmigiana 6,50",
    ["Granita di mandorla | 2,50", "Mezzo pollo | 6,00", "Parmigiana | 6,50"],
  ],
])("lines of things and numbers %s", (_, text, read) => expect(rows(text)).toEqual(read));

test.each([
  "Our boats.\n\nseats 4\noars 2\nlife vests 6",
  "What we won.\n\nbest loaf 2019\nbest cake 2021\nbest tart 2.50",
  "Open.\n\nMonday 9.30\nTuesday 10\nWednesday 9.30",
  "Classes.\n\nroom 4\nfloor 2\nseats 12\nbeamer 1",
  "We walk.\n\nlake loop 12.5\nwe stop for tea\nbring boots\nno dogs\nhill walk 9",
])("reads none in %s", (text) => expect(rows(text)).toEqual([]));
