import { expect, it } from "vitest";
import { closedWord, nameDays } from "./day-names";

it.each([
  ["de-AT", "Geschlossen"],
  ["ar", "مغلق"],
  ["fr-CA", "Fermé"],
  ["nl", "Gesloten"],
  ["pl", "Nieczynne"],
  ["ja", "Closed"],
  ["constructor", "Closed"],
])("says 'closed' on a page in %s", (lang, word) => {
  expect(closedWord(lang)).toBe(word);
});

it.each([
  ["en", [1, 2, 3], "Mon-Fri", "Tue-Thu"],
  ["en", [0, 1], "Monday to Friday", "Monday and Tuesday"],
  ["de", [0, 1, 4], "Montag bis Samstag", "Montag und Dienstag, Freitag"],
  ["de", [1, 2, 3], "Montag", "Dienstag bis Donnerstag"],
  ["es", [5, 6], "Lunes a Viernes", "Sábado y Domingo"],
  ["de", [0, 2], "Dienstags und freitags", "Montag, Mittwoch"],
  ["fr", [0], "lundi", "lundi"],
  ["fr", [1, 2, 3], "Lundi au vendredi", "Mardi au jeudi"],
  ["it", [1, 2], "Mar-Ven", "Mar-Mer"],
  ["it", [5, 6], "lunedì", "sabato e domenica"],
  ["pt", [0, 1, 2], "Sexta-feira", "Segunda-feira a quarta-feira"],
  ["nl", [3, 4, 5], "Ma t/m wo", "Do t/m za"],
  ["pl", [0, 1], "środa", "poniedziałek i wtorek"],
  ["ar", [5, 6], "الاثنين إلى الجمعة", "السبت والأحد"],
  ["ar", [0, 2, 3], "الجمعة", "الاثنين، الأربعاء والخميس"],
  ["sv", [0], "Montag", "Montag"],
])("names days of a page in %s (%j) as in '%s'", (lang, days, like, named) =>
  expect(nameDays(days, like, lang)).toBe(named),
);
