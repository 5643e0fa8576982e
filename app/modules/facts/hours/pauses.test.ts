import { describe, expect, test } from "vitest";
import { findHours } from "../find-hours";
import { readSource } from "../source-text";

const DAYS = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"];
const rows = (language: string, text: string) =>
  findHours(readSource(text), language).found.map(
    ({ value: { weekdays, spans, closed, times } }) =>
      `${weekdays.map((day) => DAYS[day]).join("")} ${closed ? "closed" : spans.map(({ opens, closes }) => `${opens}-${closes}`).join(" ") || times}`,
  );

describe("a pause is of the days that it stands behind, or of every day", () => {
  test.each([
    [
      "Hours: Tue-Fri 10-6 but closed for lunch 1 to 1:45, Sat 10-3, closed Sun & Mon.",
      ["TuWeThFr 10:00-13:00 13:45-18:00", "Sa 10:00-15:00", "SuMo closed"],
    ],
    [
      "The workshop is open weds thurs fri 10 till 4 but I shut 1 to 2 for my dinner.",
      ["WeThFr 10:00-13:00 14:00-16:00"],
    ],
    [
      "Monday to Friday 8:45 to 4:30, Wednesdays we stay till 7. We lock the door 12 to 1 every day. Weekends closed.",
      ["MoTuThFr 08:45-12:00 13:00-16:30", "We 08:45-12:00 13:00-19:00", "SaSu closed"],
    ],
  ])("%s", (text, expected) => expect(rows("en", text)).toEqual(expected));

  test.each([
    // Whether Saturday has the pause, nobody said.
    "Mon-Fri 9-5, Sat 9-1, closed for lunch 12-1.",
    "Mon to Sat 9-5. Lunch break 1 to 2.",
  ])("not guessed: %s", (text) => expect(rows("en", text)).toEqual([]));
});

describe("days as people string them together", () => {
  test.each([
    [
      "nl",
      "Onze frituur is open ma-di-do 11u30-14u en 17u-22u, vr za zo doorlopend 11u30-23u.",
      ["MoTuTh 11:30-14:00 17:00-22:00", "FrSaSu 11:30-23:00"],
    ],
    [
      "nl",
      "Winkel open wo t/m vr 12.00-18.00, za 10.00-17.00, koopzondag eerste zondag vd maand.",
      ["WeThFr 12:00-18:00", "Sa 10:00-17:00"],
    ],
    [
      "de",
      "Laden: Montag bis Samstag 7.30–12 Uhr und 17–19 Uhr, am Mittwoch und am Samstag bleibt der Laden am Nachmittag geschlossen.",
      ["MoTuThFr 07:30-12:00 17:00-19:00", "WeSa 07:30-12:00"],
    ],
    [
      "fr",
      "Ouvert du jeudi au dimanche midi 12h-14h30 et le samedi soir aussi 19h-21h.",
      ["ThFrSaSu 12:00-14:30", "Sa 19:00-21:00"],
    ],
    [
      "fr",
      "Je travaille du lundi au vendredi 7h30-18h, et quelques samedis matin à l'automne si ça déborde.",
      ["MoTuWeThFr 07:30-18:00"],
    ],
    [
      "en",
      "mon - fri 11.30 to 3. thurs and fri also evenings half 5 to half 9. saturday 12-9.30.",
      ["MoTuWeThFr 11:30-15:00", "ThFr 17:30-21:30", "Sa 12:00-21:30"],
    ],
    [
      "ar",
      "نفتح كل يوم من ١٢ الظهر الى ١٢ بالليل، إلا الجمعة من ١ ونص الظهر الى ١٢ بالليل.",
      ["MoTuWeThSaSu 12:00-00:00", "Fr 13:30-00:00"],
    ],
  ])("%s: %s", (language, text, expected) => expect(rows(language, text)).toEqual(expected));

  test("a point ends a sentence in small letters, too", () =>
    expect(rows("fr", "ouvert mardi 9h-12h30, fermé dimanche et lundi. sur rdv mais venez.")).not.toContain(
      "Mo sur rdv",
    ));

  test("free entry closes no day", () =>
    expect(rows("de", "Di–Fr 10–12.30 und 14–18 Uhr. Jeden ersten Donnerstag 19 Uhr Konzert, Eintritt frei.")).toEqual([
      "TuWeThFr 10:00-12:30 14:00-18:00",
    ]));
});
