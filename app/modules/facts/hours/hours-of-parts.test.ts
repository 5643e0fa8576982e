import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findHours } from "../find-hours";
import { readSource } from "../source-text";
import { isWithinSeason } from "./season-endings";
import { hoursTokens } from "./tokens";

const RUNS = process.env.FULL ? 2000 : 40;
const DAYS = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"];
const read = (language: string, text: string) => findHours(readSource(text), language);
const rows = (language: string, text: string) =>
  read(language, text).found.map(
    ({ value: { weekdays, spans, closed, times } }) =>
      `${weekdays.map((day) => DAYS[day]).join("")} ${closed ? "closed" : spans.map(({ opens, closes }) => `${opens}-${closes}`).join(" ") || times}`,
  );
const noteOf = (language: string, text: string) => read(language, text).found.at(-1)?.value.note;

describe("half of a day of two halves", () => {
  const EVERY = {
    en: (hours: string) => `Open every day ${hours}, Sundays only in the evening.`,
    it: (hours: string) => `Aperto tutti i giorni ${hours}, domenica solo la sera.`,
    de: (hours: string) => `Täglich ${hours} Uhr, sonntags nur abends.`,
    es: (hours: string) => `Abierto todos los días ${hours}, domingo solo por la tarde.`,
  };
  const AND = { en: "and", it: "e", de: "und", es: "y" };
  const languages = fc.constantFrom(...(Object.keys(EVERY) as (keyof typeof EVERY)[]));
  const minutes = fc.constantFrom("00", "15", "30", "45");

  test("has the times of that half, whichever they are", () => {
    const hour = (min: number, max: number) => fc.integer({ min, max });
    const halves = fc.tuple(hour(8, 11), hour(13, 15), hour(17, 18), hour(19, 22), minutes);
    fc.assert(
      fc.property(languages, halves, (language, [opens, noon, again, closes, past]) => {
        const [first, second] = [
          `${String(opens).padStart(2, "0")}:${past}-${noon}:00`,
          `${again}:00-${closes}:${past}`,
        ];
        const text = EVERY[language](`${first} ${AND[language]} ${second}`);
        expect(rows(language, text)).toEqual([`MoTuWeThFrSa ${first} ${second}`, `Su ${second}`]);
      }),
      { numRuns: RUNS },
    );
  });

  test("is unknown where the day has one piece only", () => {
    fc.assert(
      fc.property(languages, fc.integer({ min: 18, max: 22 }), (language, closes) => {
        expect(rows(language, EVERY[language](`10:00-${closes}:00`)).filter((row) => /Su/.test(row))).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  });
});

describe("what an ending says of other months leaves those before it as they are", () => {
  test.each([
    ["nl", "Open van 1 april t/m 15 oktober, elke dag 9.30-18.00, in juli en augustus tot 20.00."],
    ["en", "May to September, every day 9.30am-6pm, in July and August until 8pm."],
    ["pl", "Czynne od maja do września codziennie 9.30-18, poza sezonem na telefon."],
  ])("%s: %s", (language, text) => {
    expect(rows(language, text)).toEqual(["MoTuWeThFrSaSu 09:30-18:00"]);
    expect(noteOf(language, text)).toBe(text);
  });

  test("a season that its row names", () => {
    const text =
      "Ouvert tous les jours de mai à septembre, de 9 h à 18 h ; en avril et en octobre seulement sur réservation.";
    expect(rows("fr", text)).toEqual(["MoTuWeThFrSaSu de 9 h à 18 h"]);
    expect(noteOf("fr", text)).toBe(text);
  });

  test.each([
    ["en", "May to September, every day 9-6, October to April 10-4."],
    ["en", "May to September, every day 9-6, in winter until 4."],
    ["es", "Estamos todos los días de 8:30 a 19:00 de mayo a octubre; el resto del año solo sábados, de 9 a 15."],
  ])("not where other months have hours of their own: %s: %s", (language, text) => {
    expect(rows(language, text)).toEqual([]);
  });

  test("months lie in a season where it has them and more", () => {
    const month = fc.integer({ min: 0, max: 11 });
    fc.assert(
      fc.property(month, fc.integer({ min: 1, max: 10 }), month, (from, length, other) => {
        const lead = hoursTokens(`${MONTHS[from]} to ${MONTHS[(from + length) % 12]}`, "en");
        const isIn = (other - from + 12) % 12 <= length;
        expect(isWithinSeason(lead, hoursTokens(`in ${MONTHS[other]} until 8`, "en"))).toBe(isIn);
      }),
      { numRuns: RUNS },
    );
  });
  const MONTHS = "January February March April May June July August September October November December".split(" ");
});

test("what is shut at times that nobody knows stands beside its hours", () => {
  const text = "Open Mon to Fri 9am-5pm. Between the years closed.";
  expect(noteOf("en", text)).toContain("Between the years closed.");
});

describe("words beside hours", () => {
  test.each([
    ["en", "Workshop is 11 Quarry Yard, Ludlow SY8 1NT, open Tue to Fri 10 till 4.", ["TuWeThFr 10:00-16:00"]],
    ["en", "Farm and wee shop are open Thursday to Sunday 9.30am to 4.30pm.", ["ThFrSaSu 09:30-16:30"]],
    ["fr", "Cabane ouverte tous les jours de 9h à 18h, sauf mardi fermé.", ["MoWeThFrSaSu 09:00-18:00", "Tu closed"]],
    ["nl", "Ma t/m wo 8.00-12.00, donderdag 8.00-18.30 zonder pauze.", ["MoTuWe 08:00-12:00", "Th 08:00-18:30"]],
    ["pl", "Czynne od poniedziałku do piątku 9-17, w środy dłużej, do 19.", ["MoTuThFr 09:00-17:00", "We 09:00-19:00"]],
    [
      "en",
      "Thu + Fri 11-6, Sat from 8 until we sell out, closed the rest of the week.",
      ["ThFr 11:00-18:00", "Sa from 8 until we sell out", "MoTuWeSu closed"],
    ],
    [
      "en",
      "We open at seven thirty and I lock up at five, Monday to Friday, Saturday till noon, and never on Sunday.",
      ["MoTuWeThFr 07:30-17:00", "Sa 07:30-12:00", "Su closed"],
    ],
    ["it", "Il sabato esclusivamente su appuntamento.", ["Sa esclusivamente su appuntamento"]],
    ["de", "Di-Sa 10-18 Uhr. Montags nie, da ist Großmarkt-Tour.", ["TuWeThFrSa 10:00-18:00", "Mo closed"]],
    ["en", "Tue-Sat 10-6. Never Mondays, that's collections day.", ["TuWeThFrSa 10:00-18:00", "Mo closed"]],
    [
      "en",
      "Saturdays and Sundays 11am to 4pm, April to the end of October.",
      ["SaSu 11am to 4pm, April to the end of October"],
    ],
  ])("%s: %s", (language, text, expected) => {
    expect(rows(language, text)).toEqual(expected);
  });

  test.each([
    ["en", "Shop open Mon-Fri 9-5, café open Mon-Fri 10-4."],
    ["de", "Geöffnet ab 14 Uhr, Donnerstag und Freitag ist Ruhetag."],
    ["ar", "من ٧ الصبح لـ ٤ العصر، والخميس والسبت إجازة."],
    ["nl", "Ma t/m wo 8.00-12.00 en 13.00-18.00, donderdag zonder pauze."],
  ])("not of two places, nor without times: %s: %s", (language, text) => {
    expect(rows(language, text).filter((row) => /Th|MoTuWeThFr/.test(row))).toEqual([]);
  });
});
