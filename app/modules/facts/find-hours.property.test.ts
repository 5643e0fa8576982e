import fc from "fast-check";
import { expect, test } from "vitest";
import { findHours } from "./find-hours";
import { DASHES } from "./reading/tokenize";
import { readSource } from "./source-text";

const RUNS = process.env.FULL ? 2000 : 60;

/** Names of the week and what stands between two of them, and between two statements. */
const WRITTEN = {
  en: { days: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"], to: " to ", closed: "closed", lead: "Open " },
  de: {
    days: ["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"],
    to: " bis ",
    closed: "geschlossen",
    lead: "Öffnungszeiten: ",
  },
  es: { days: ["lun", "mar", "mié", "jue", "vie", "sáb", "dom"], to: " a ", closed: "cerrado", lead: "Horario: " },
  ar: {
    days: ["الاثنين", "الثلاثاء", "الأربعاء", "الخميس", "الجمعة", "السبت", "الأحد"],
    ...{ to: " إلى ", closed: "مغلق", lead: "ساعات العمل: " },
  },
  fr: { days: ["lun.", "mar.", "mer.", "jeu.", "ven.", "sam.", "dim."], to: " à ", closed: "fermé", lead: "Ouvert " },
  it: { days: ["lun", "mar", "mer", "gio", "ven", "sab", "dom"], to: " - ", closed: "chiuso", lead: "Orari: " },
  pt: { days: ["seg", "ter", "qua", "qui", "sex", "sáb", "dom"], to: " a ", closed: "fechado", lead: "Horário: " },
  nl: { days: ["ma", "di", "wo", "do", "vr", "za", "zo"], to: " t/m ", closed: "gesloten", lead: "Open " },
  pl: {
    days: ["pon.", "wt.", "śr.", "czw.", "pt.", "sob.", "niedz."],
    to: " do ",
    closed: "nieczynne",
    lead: "Czynne ",
  },
};
type Language = keyof typeof WRITTEN;

/** The week in parts: the first days, those after them, and the rest, each with hours or none. */
const week = fc.record({
  language: fc.constantFrom(...(Object.keys(WRITTEN) as Language[])),
  first: fc.integer({ min: 1, max: 3 }),
  hours: fc.array(fc.tuple(fc.integer({ min: 7, max: 11 }), fc.integer({ min: 13, max: 22 })), {
    minLength: 2,
    maxLength: 2,
  }),
  dash: fc.constantFrom(...DASHES),
  between: fc.constantFrom(", ", "; ", " | ", " · ", "\n"),
  order: fc.shuffledSubarray([0, 1, 2], { minLength: 3 }),
  hasLead: fc.boolean(),
  isLong: fc.boolean(),
});

const two = (hour: number) => `${String(hour).padStart(2, "0")}:00`;

test("order, punctuation and dashes change nothing of known hours", () => {
  fc.assert(
    fc.property(week, ({ language, first, hours, dash, between, order, hasLead, isLong }) => {
      const { days, to, closed, lead } = WRITTEN[language];
      const run = (from: number, until: number) => `${days[from]}${isLong ? to : dash}${days[until]}`;
      const time = ([opens, closes]: readonly [number, number]) => `${opens}:00${dash}${closes}:00`;
      const parts = [
        `${run(0, first)} ${time(hours[0]!)}`,
        `${run(first + 1, 5)} ${time(hours[1]!)}`,
        `${days[6]} ${closed}`,
      ];
      const text = `${hasLead ? lead : ""}${order.map((index) => parts[index]).join(between)}`;
      const { found, unread, isCertain } = findHours(readSource(text), language);
      const said = new Map(
        found.flatMap(({ value }) =>
          value.weekdays.map((day) => [
            day,
            value.closed ? "closed" : value.spans.map((span) => `${span.opens} ${span.closes}`).join(),
          ]),
        ),
      );
      const spanOn = (day: number) => hours[day <= first ? 0 : 1]!;
      const expected = [0, 1, 2, 3, 4, 5].map((day) => [day, spanOn(day).map(two).join(" ")] as const);
      expect(
        [...said].toSorted(([a], [b]) => Number(a) - Number(b)),
        text,
      ).toEqual([...expected, [6, "closed"]]);
      expect({ unread, isCertain }, text).toEqual({ unread: [], isCertain: true });
    }),
    { numRuns: RUNS },
  );
});
