import { expect, test } from "vitest";
import { findPrices } from "../find-prices";
import { readSource } from "../source-text";

const read = (text: string) => {
  const { title, groups } = findPrices(readSource(text));
  const rows = groups.flatMap(({ items }) =>
    items.map(({ name, price, detail }) => [name, price, detail].filter(Boolean).join(" | ")),
  );
  return title ? [title, ...rows] : rows;
};

test.each([
  [
    "below a heading that speaks of prices",
    "Skates ground in Davos.\n\nPrice list 2025 (CHF)\n\nFigure skates          18\nHockey skates          15\nLong blades, pair     175 / set",
    ["Price list 2025 (CHF)", "Figure skates | 18", "Hockey skates | 15", "Long blades, pair | 175 / set"],
  ],
  [
    "with dots, and a code for the currency",
    "WE SELL CHICKS IN MBALE.\n\nLAYER 1 DAY ........ UGX 4200\nLAYER 4 WEEKS ........ UGX 9000\nBROILER 1 DAY ........ UGX 2800",
    ["LAYER 1 DAY | UGX 4200", "LAYER 4 WEEKS | UGX 9000", "BROILER 1 DAY | UGX 2800"],
  ],
  [
    "with what is said of an amount behind it, and a row that says more",
    "Preise:\nDurchsicht u. Fetten      14,-\nUhrwerk reinigen      ab 35,- (ohne Teile)\nGlas je Stück      6,50\nAnfahrt      0,-   bis 20 km, danach nach Uhr",
    ["Preise", "Durchsicht u. Fetten | 14,-", "Uhrwerk reinigen | ab 35,- | ohne Teile", "Glas je Stück | 6,50"],
  ],
  [
    "with what stands between a thing and its amount, and a bracket that is called out",
    "Unsere Preise:\nManiküre                 35 min     24,-\nManiküre mit Lack                   29,-\nFußpflege (kosmetisch!)    45 min     31,-",
    [
      "Unsere Preise",
      "Maniküre | 24,- | 35 min",
      "Maniküre mit Lack | 29,-",
      "Fußpflege (kosmetisch!) | 31,- | 45 min",
    ],
  ],
])("two columns %s", (_, text, rows) => expect(read(text)).toEqual(expect.arrayContaining(rows)));

test.each([
  ["of two numbers", "Our boats.\n\nCanoe     4    12\nPunt      6    20\nFerry     40   90"],
  ["of counts", "Our boats.\n\nSeats          4\nOars           2\nLife vests     6"],
  ["of years", "What we won.\n\nBest loaf      2019\nBest cake      2021\nBest tart      2023"],
  ["of two rows", "On the lake.\n\nRowing boat      4\nCanoe            2"],
])("two columns %s without money are no prices", (_, text) => expect(findPrices(readSource(text)).found).toEqual([]));
