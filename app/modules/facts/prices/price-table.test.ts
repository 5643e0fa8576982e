import { expect, test } from "vitest";
import { findPrices } from "../find-prices";
import { readSource } from "../source-text";

const rows = (text: string) =>
  findPrices(readSource(text)).groups.flatMap(({ items }) =>
    items.map(({ name, price, detail }) => [name, price, detail].filter(Boolean).join(" | ")),
  );

test.each([
  [
    "of which each column is named",
    "Camping by the bay.\n\nSite type      Night    Month\nBack-in        $42      $610\nTent           $22      -",
    ["Back-in | Night $42, Month $610", "Tent | Night $22"],
  ],
  [
    "with tabs, and without a name for the things",
    "Sala zabaw.\n\tpon–czw\tpt–nd\n1 godzina\t25 zł\t32 zł\nrodzeństwo\t20 zł\t26 zł\t(drugie dziecko)",
    ["1 godzina | pon–czw 25 zł, pt–nd 32 zł", "Rodzeństwo | pon–czw 20 zł, pt–nd 26 zł | drugie dziecko"],
  ],
  [
    "with the sign behind the number",
    "Karts.\n\nKart      10 min    20 min\nBaby      8 €       14 €\nJunior    12 €      20 €",
    ["Baby | 10 min 8 €, 20 min 14 €", "Junior | 10 min 12 €, 20 min 20 €"],
  ],
  [
    "with what each is before the amounts, and the currency once a row",
    "Deptos en San Bernardo.\n\nDepto            personas    por noche enero    feb      marzo/dic\n1 y 2 (monoamb)     2-3          USD 45         40         30\n3 y 4                4           USD 62         55         40",
    [
      "1 y 2 (monoamb) | por noche enero USD 45, feb 40, marzo/dic 30 | personas 2-3",
      "3 y 4 | por noche enero USD 62, feb 55, marzo/dic 40 | personas 4",
    ],
  ],
  [
    "whose heading for the price says no more than the amount",
    "We make swags.\n\nSIZE            WIDTH     WEIGHT    PRICE\nRinger single   80cm      9kg       $495\nDouble          140cm     16kg      $745",
    ["Ringer single | $495 | width 80cm, weight 9kg", "Double | $745 | width 140cm, weight 16kg"],
  ],
  [
    "in Italian, too",
    "Facciamo bottarga.\n\nprodotto               peso        prezzo\nbaffa intera piccola   90-110 g    19 €\nbaffa intera grande    160-190 g   34 €",
    ["Baffa intera piccola | 19 € | peso 90-110 g", "Baffa intera grande | 34 € | peso 160-190 g"],
  ],
  [
    "whose heading says for how many the price is",
    "We hire boats.\n\nBoat      Price for two    Price for four\nOtter     $45              $70\nHeron     $60              $90",
    ["Otter | Price for two $45, Price for four $70", "Heron | Price for two $60, Price for four $90"],
  ],
  [
    "in which one row lost a gap",
    "Wij verhuren huisjes.\n\nType            oppervlak     huur p/m     plaatsing\nNabij 36          36 m2        € 795          € 6.500\nNabij 50          50 m2        € 960          € 7.900\nNabij 65 rolstoel 65 m2        € 1.180        € 9.400",
    [
      "Nabij 36 | huur p/m € 795, plaatsing € 6.500 | oppervlak 36 m2",
      "Nabij 50 | huur p/m € 960, plaatsing € 7.900 | oppervlak 50 m2",
      "Nabij 65 rolstoel 65 m2 | huur p/m € 1.180, plaatsing € 9.400",
    ],
  ],
])("a table %s", (_, text, read) => expect(rows(text)).toEqual(read));

test("one row below headings is no table, nor are columns without amounts", () => {
  expect(rows("Boats.\n\nBoat   Day   Week\nOtter   $45   $205")).not.toContain("Otter | Day $45, Week $205");
  expect(rows("Boats.\n\nBoat   Seats   Motor\nOtter   4   none\nHeron   6   12 hp")).toEqual([]);
});
