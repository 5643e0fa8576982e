import { describe, expect, test } from "vitest";
import { findHours } from "../find-hours";
import { readSource } from "../source-text";

function read(language: string, text: string) {
  const { found, isCertain } = findHours(readSource(text), language);
  return { rows: found.map(({ value }) => value.days), note: found.at(-1)?.value.note, isCertain };
}

describe("rows stand where what is said beside them changes none of them", () => {
  test.each([
    ["en", "The studio door is open Mon to Fri 9-5.", ["Mon to Fri"]],
    ["en", "Open Tuesday to Saturday, 9 to 4, so come early if you like the corner table.", ["Tuesday to Saturday"]],
    ["de", "Geöffnet Mo-Fr 9-17 Uhr, weil ich abends unterrichte.", ["Mo-Fr"]],
    ["nl", "Open ma-vr 9-17 uur, want daarna haal ik de kinderen van school.", ["Ma-vr"]],
  ])("%s: %s", (language, text, rows) => {
    expect(read(language, text)).toEqual({ rows, note: text, isCertain: false });
  });
});

describe("no guess takes away", () => {
  test.each([
    ["times of its own", "nl", "De winkel met theehoek is open ma-vr 9-17, met schaft van 12 tot half 1."],
    ["a part of the day", "en", "The studio door is open Mon to Fri 9-5 mornings mostly."],
    ["a part of the year", "en", "In the berry season we open Mon to Fri 9-5."],
    ["whose hours they are not", "en", "The rink itself is open 6 to 11 every day, not me."],
    ["what has these hours", "en", "Soft play, Mon-Fri 10-4"],
    ["what has these hours", "de", "Rückbildung Mo und Mi 9-10 Uhr"],
  ])("%s, %s: %s", (_what, language, text) => {
    expect(read(language, text).rows).toEqual([]);
  });
});

test("what was read by a guess gives way to hours that were read with all of their words", () => {
  const { rows } = read("en", "Open Mon to Sat 9.30-4.30. We are open for donations on weekdays 10-3, thank you all.");
  expect(rows).not.toContain("Weekdays");
});
