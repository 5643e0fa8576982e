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
  ["ar", "دروس العود للمبتدئين كل يوم تلات الساعة 6 المغرب، الحصة بـ 200 جنيه للفرد."],
])("no row under a name that says something else: %s: %s", (language, text) =>
  expect(rows(language, text)).toEqual([]),
);
