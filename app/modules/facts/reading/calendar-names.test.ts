import { expect, test } from "vitest";
import { monthNames, weekdayNames } from "./calendar-names";

test.each([
  ["en", 1, "tues"],
  ["de", 5, "sonnabend"],
  ["es", 2, "miércoles"],
  ["fr", 0, "lun"],
  ["it", 5, "sabato"],
  ["pt", 0, "segunda-feira"],
  ["nl", 6, "zondag"],
  ["pl", 2, "środę"],
  ["ar", 4, "جمعة"],
] as const)("a weekday in %s", (language, day, name) => {
  expect(weekdayNames(language).map((names) => names.includes(name))).toEqual(
    Array.from({ length: 7 }, (_, index) => index === day),
  );
});

test.each([
  ["de", 0, "jänner"],
  ["pl", 4, "maja"],
  ["pl", 6, "lipcu"],
  ["fr", 1, "févr"],
  ["nl", 2, "mrt"],
  ["ar", 0, "كانون الثاني"],
] as const)("a month in %s", (language, month, name) => {
  expect(monthNames(language).findIndex((names) => names.includes(name))).toBe(month);
});
