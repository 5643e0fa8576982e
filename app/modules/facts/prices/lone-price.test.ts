import { expect, test } from "vitest";
import { findPrices } from "../find-prices";
import { readSource } from "../source-text";

const names = (text: string) =>
  findPrices(readSource(text)).groups.flatMap(({ items }) => items.map(({ name }) => name));

test.each([
  ["We shear sheep in the dales. A ram is £9 a head.", ["A ram"]],
  ["We shear sheep in the dales. Private visits £80 for up to six people.", ["Private visits"]],
  ["Wir imkern am See. Die Führung kostet 12 € pro Person.", ["Die Führung"]],
  ["We shear sheep in the dales. Lambs £4, ewes £6, and the tea is on us.", ["Lambs", "Ewes"]],
])("a price that stands alone in running text: %s", (text, expected) => {
  expect(names(text)).toEqual(expected);
});

test.each([
  "We shear sheep in the dales. The market takes £3 for a pen and you queue an hour for it.",
  "Reparamos motas em Évora. A revisão no posto são 22 euros e eles tratam disso, nós só levamos a mota.",
  "Wij beslaan paarden. Foto's maakt de kliniek, die kosten 45 euro en dat loopt niet via mij.",
  "Nous réparons des sièges. Un fauteuil est parti à 700 € chez un voisin, on en parle encore.",
])("what else is told may be who gets the money: %s", (text) => {
  expect(names(text)).toEqual([]);
});
