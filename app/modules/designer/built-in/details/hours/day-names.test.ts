import { expect, it } from "vitest";
import { closedWord, nameDays } from "./day-names";

it.each([
  ["de-AT", "Geschlossen"],
  ["ar", "مغلق"],
  ["fr-CA", "Fermé"],
  ["ja", "Closed"],
  ["constructor", "Closed"],
])("says 'closed' on a page in %s", (lang, word) => {
  expect(closedWord(lang)).toBe(word);
});

it.each([
  [[1, 2, 3], "Mon-Fri", "Tue-Thu"],
  [[0, 1], "Monday to Friday", "Monday and Tuesday"],
  [[0, 1, 4], "Montag bis Samstag", "Montag und Dienstag, Freitag"],
  [[5, 6], "Lunes a Viernes", "Sábado y Domingo"],
  [[0, 2], "Dienstags und freitags", "Montag, Mittwoch"],
  [[0], "lundi", "Monday"],
])("names days %j as in '%s'", (days, like, named) => expect(nameDays(days, like)).toBe(named));
