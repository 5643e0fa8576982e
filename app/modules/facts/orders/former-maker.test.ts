import { expect, test } from "vitest";
import { tellsOfFormerMaker } from "./former-maker";
import { asidesAmong } from "./orders-maker";

test.each([
  "our last web guy took $1,900 and disappeared",
  "Der letzte Webdesigner wollte 900 Euro.",
  "El diseñador anterior cobraba 300 €.",
  "L'ancien webmaster demandait 2 400 €, hors de question.",
  "Il vecchio webmaster voleva 900 euro.",
  "O antigo programador levou 300 €.",
  "De vorige bouwer vroeg € 900.",
  "Poprzedni informatyk wziął 900 zł.",
  "المصمم اللي قبل خذ ٣٠٠ دينار وطار",
])("who made the website before: %s", (text) => expect(tellsOfFormerMaker(text)).toBe(true));

test.each([
  "Our designer charges £40 an hour.",
  "The old mill is open, web orders by post.",
  "Webdesign ab 900 €.",
  "The last week of May is free.",
])("nobody of the kind: %s", (text) => expect(tellsOfFormerMaker(text)).toBe(false));

test("an aside in brackets is no fact for the one amount in it, a price is", () => {
  const said = [
    "Die Tabelle bitte Tabelle lassen, keine bunten Kästchen!",
    "(Und bitte kein Vorher-Nachher-Bild auf die Seite, dafür zahlt man 600 €.)",
    "(Pfand 20 €.)",
  ];
  expect(asidesAmong(said, "de").slice(1)).toEqual([true, false]);
});
