import { expect, test } from "vitest";
import { introduced, type IntroducedLanguage } from "../../../../tests/factories/introduced";
import { findHours } from "../find-hours";
import { readSource } from "../source-text";

const rows = (language: IntroducedLanguage, text: string) =>
  findHours(readSource(introduced(language, text)), language).found.map(
    ({ value: { weekdays, closed, spans } }) =>
      `${weekdays.join("")} ${closed ? "closed" : spans.map(({ opens, closes }) => `${opens}-${closes}`).join(" ")}`,
  );

test.each<[IntroducedLanguage, string, string[]]>([
  ["en", "Open 9 to 5, closed Mondays.", ["123456 09:00-17:00", "0 closed"]],
  ["en", "Office timing 11 AM to 8 PM, Tuesday closed.", ["023456 11:00-20:00", "1 closed"]],
  ["de", "Geöffnet 9–17 Uhr, Montag geschlossen.", ["123456 09:00-17:00", "0 closed"]],
  ["es", "Abierto de 9 a 17, lunes cerrado.", ["123456 09:00-17:00", "0 closed"]],
  ["fr", "Ouvert de 9h à 17h, fermé le lundi.", ["123456 09:00-17:00", "0 closed"]],
  [
    "it",
    "Siamo aperti dalle 8 alle 14.30 e dalle 17.30 alle 22, lunedì chiuso.",
    ["123456 08:00-14:30 17:30-22:00", "0 closed"],
  ],
  ["pt", "Aberto das 9h às 17h, fechado à segunda.", ["123456 09:00-17:00", "0 closed"]],
  ["nl", "Open 9.00-17.00, maandag dicht.", ["123456 09:00-17:00", "0 closed"]],
  ["pl", "Otwarte 9-17, w poniedziałek nieczynne.", ["123456 09:00-17:00", "0 closed"]],
  ["ar", "مفتوح من 9:00 إلى 17:00، الجمعة مغلق.", ["012356 09:00-17:00", "4 closed"]],
])("a day off leaves the rest of the week: %s: %s", (language, text, expected) =>
  expect(rows(language, text)).toEqual(expected),
);

test.each<[IntroducedLanguage, string]>([
  ["en", "Tours 9 to 5, closed Mondays."],
  ["en", "The phone is open 9 to 5, closed Mondays."],
  ["en", "Open 9 to 5, closed the first Monday."],
  ["en", "Open 9 to 5, closed Monday afternoons."],
])("hours of something else, or of some weeks, are none: %s: %s", (language, text) =>
  expect(rows(language, text)).toEqual([]),
);

test.each<[IntroducedLanguage, string, string[]]>([
  ["en", "Monday to Saturday 9 am to 1 pm, Sunday holiday.", ["012345 09:00-13:00", "6 closed"]],
  ["en", "Saturday 10 to 4, Sunday and holiday 10 to 2.", []],
  ["en", "Wednesday to Friday 10 till 4, shut the rest of the week.", ["234 10:00-16:00", "0156 closed"]],
  ["en", "Open every day 10 to 1, and the rest of the year you have to ring first.", []],
  ["en", "Monday to Saturday 9 till 5 never Sundays", ["012345 09:00-17:00", "6 closed"]],
  ["de", "Mo–Fr 17–19 Uhr, So ist zu.", ["01234 17:00-19:00", "6 closed"]],
  ["es", "Lunes a viernes de 9 a 17, domingos no hay atención.", ["01234 09:00-17:00", "6 closed"]],
  ["ar", "الدوام من السبت إلى الخميس 8:00–13:00 و16:00–21:00.", ["560123 08:00-13:00 16:00-21:00"]],
  ["ar", "الدوام من السبت إلى الخميس 8:00–13:00 ثم 16:00–21:00.", ["560123 08:00-13:00 16:00-21:00"]],
])("knows how a day is said to be free: %s: %s", (language, text, expected) =>
  expect(rows(language, text)).toEqual(expected),
);
