import { expect, test } from "vitest";
import { findDates } from "./find-dates";
import { readSource } from "./source-text";

test.each([
  ["Brocante et portes ouvertes le dimanche 7 mai de 9h à 17h.", "Dimanche 7 mai de 9h à 17h"],
  ["Concert le samedi 12 juillet de 20h à 22h.", "Samedi 12 juillet de 20h à 22h"],
  ["Jarmark 8 maja 10:00-14:00.", "8 maja 10:00-14:00"],
])("a span of hours belongs to the date: %s", (text, when) => {
  expect(findDates(readSource(text)).items.map((item) => item.when)).toEqual([when]);
});

test.each([
  "Group workshop: £12 a head. Next one Thursday 24 September 2026.",
  "Der Kurs kostet 12 €. Der nächste: 24. September 2026.",
])("a date of what was named a sentence before names nothing: %s", (text) => {
  expect(findDates(readSource(text)).items).toEqual([]);
});

test("what is the next of its kind is named", () => {
  const { items } = findDates(readSource("The next workshop is on Thursday 24 September 2026."));
  expect(items.map(({ what }) => what)).toEqual(["The next workshop"]);
});
