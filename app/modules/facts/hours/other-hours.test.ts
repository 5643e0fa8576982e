import { expect, it } from "vitest";
import { findHours } from "../find-hours";
import { readSource } from "../source-text";

const isCertain = (text: string, language: string) => {
  const { found, isCertain: sure } = findHours(readSource(text), language);
  expect(found.length).toBeGreaterThan(0);
  return sure;
};

it.each([
  ["en", "Open Monday to Friday 9am to 5pm. At the fair we keep different hours."],
  ["en", "Open Monday to Saturday 11am to 8pm. In November sometimes all of us are at a wedding."],
  ["de", "Im Sommer ist zu, da schlafen wir.\n\nGeöffnet Montag bis Freitag 9 bis 17 Uhr."],
  ["de", "Geöffnet Montag bis Freitag 9 bis 17 Uhr. Zur Kirmes gelten andere Öffnungszeiten."],
  ["de", "Geöffnet Montag bis Freitag 9 bis 17 Uhr. Vom 20. November bis 6. Dezember ganz zu, da laufen wir."],
  ["es", "Abierto de martes a viernes de 10:00 a 14:00. En Sanfermines hay otro horario, ya lo pondremos."],
  ["fr", "Ouvert du mardi au samedi de 9h à 18h. Pendant la foire, d'autres horaires."],
  ["it", "Aperto da martedì a sabato dalle 9:00 alle 18:00. Durante la fiera gli orari cambiano."],
  ["pt", "Aberto de segunda a sábado das 9h às 13h. Acabou o fruto, às vezes meio-dia já era."],
  ["nl", "Open dinsdag tot en met zaterdag 9.00-17.00 uur. Met de kermis gelden andere openingstijden."],
  ["pl", "Otwarte od poniedziałku do piątku 9:00-17:00. W czasie odpustu inne godziny."],
])("keeps hours out of the data that do not hold at all times: %s, %s", (language, text) => {
  expect(isCertain(text, language)).toBe(false);
});

it.each([
  ["en", "Open Monday to Friday 9am to 5pm. Call before 5 and we post it the same day."],
  ["en", "Open Monday to Friday 9am to 5pm. Sometimes a customer brings cake."],
  ["de", "Geöffnet Montag bis Freitag 9 bis 17 Uhr. Andere kommen wegen der Zeiten von früher."],
  ["fr", "Ouvert du mardi au samedi de 9h à 18h. Un autre parfum chaque semaine."],
])("takes other words for none of that: %s, %s", (language, text) => {
  expect(isCertain(text, language)).toBe(true);
});

it.each([
  ["en", "Shop timing 11 am to 8 pm, Sunday also open, Tuesday closed."],
  ["de", "Geöffnet 11-20 Uhr, sonntags auch, dienstags zu."],
  ["fr", "Ouvert de 11h à 20h, le dimanche aussi, fermé le mardi."],
])("takes days that are open, too, for some of all: %s, %s", (language, text) => {
  const { found } = findHours(readSource(text), language);
  expect(found.map(({ value }) => value.weekdays)).toEqual([[0, 2, 3, 4, 5, 6], [1]]);
});

it("makes no row of a day that only comes to others nobody named", () =>
  expect(findHours(readSource("Open 11 am to 8 pm, Sundays too."), "en").found).toEqual([]));
