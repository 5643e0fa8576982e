import { describe, expect, test } from "vitest";
import { introduced, type IntroducedLanguage as Language } from "../../../../tests/factories/introduced";
import { findPrices } from "../find-prices";
import { readSource } from "../source-text";

const rows = (language: Language, text: string) =>
  findPrices(readSource(introduced(language, text))).groups.flatMap(({ items }) =>
    items.map(({ name, price, detail = "" }) => `${name} | ${price} | ${detail}`),
  );

describe("what says when something is on is no part of its name", () => {
  test.each<[Language, string, string[]]>([
    ["en", "- public sauna Sundays 8 to 11, $20 per person", ["Public sauna | $20 per person | Sundays 8 to 11"]],
    ["de", "- Biber-Tour jeden Freitag 19 Uhr, 24 € p. P.", ["Biber-Tour | 24 € p. P. | jeden Freitag 19 Uhr"]],
    [
      "es",
      "- taller de barro el sábado 22 de noviembre a las 4 de la tarde, 9 € por niño",
      ["Taller de barro | 9 € por niño | el sábado 22 de noviembre a las 4 de la tarde"],
    ],
    ["fr", "- Atelier enfants le mercredi à 14h30, 12 €", ["Atelier enfants | 12 € | le mercredi à 14h30"]],
    ["nl", "- Voorwacht vanaf 7u30 3 euro", ["Voorwacht | 3 euro | vanaf 7u30"]],
    ["pl", "- Joga w piątki 18:00, 30 zł", ["Joga | 30 zł | w piątki 18:00"]],
    [
      "fr",
      "- descente le samedi 11 juillet 2026 à 22 h : 12 €",
      ["Descente | 12 € | le samedi 11 juillet 2026 à 22 h"],
    ],
    ["de", "- Höhlenführung Sa um 14 Uhr 5 €", ["Höhlenführung | 5 € | Sa um 14 Uhr"]],
    ["de", "- Kurs So 5 €", ["Kurs So | 5 € | "]],
    ["en", "- Sunday roast £14", ["Sunday roast | £14 | "]],
    ["en", "- Form 1040 $175", ["Form 1040 | $175 | "]],
    ["en", "- Class on Tuesdays £9", ["Class on Tuesdays | £9 | "]],
  ])("%s: %s", (language, text, expected) => expect(rows(language, text)).toEqual(expected));
});

test.each<[Language, string]>([
  ["es", "El 7 de marzo arranca el torneo nocturno, inscripción 60 € por equipo"],
  ["de", "Am 7. März beginnt das Turnier, Teilnahme 60 € je Team"],
  ["en", "- first two bags of firewood included, extra bags $12"],
  ["de", "Küchenmesser 6 Euro, über 25 cm an Achter."],
  ["en", "Jo sets it in silver, $120-180 depending on the claws."],
  ["de", "Jo fasst ihn in Silber, das macht sie, 120-180 € je nach Krappen."],
  ["fr", "120 € selon les griffes"],
  ["it", "120 euro a seconda della pietra"],
  ["pl", "120 zł w zależności od kamienia"],
  ["es", "120 € dependiendo de la piedra"],
  ["pt", "120 € consoante a pedra"],
  ["nl", "120 € afhankelijk van de steen"],
  ["ar", "120 ريال على حسب الحجر"],
  ["pl", "Przeglądy z internetu za 49 zł, bez wizyty, wiadomo jakie są."],
  ["ar", "البلدية تغرّم من يخيّم على الشاطئ 300 درهم، فالرجاء النوم عندنا."],
  ["nl", "De gemeente beboet wie op het strand slaapt 140 euro."],
  ["ar", "دروس العود للمبتدئين كل يوم تلات الساعة 6 المغرب، الحصة بـ 200 جنيه للفرد."],
])("no row under a name that says something else: %s: %s", (language, text) =>
  expect(rows(language, text)).toEqual([]),
);
