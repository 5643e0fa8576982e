import { asciiDigits } from "~/modules/facts/digits";
import { monthNames } from "~/modules/facts/reading/calendar-names";
import { READ_LANGUAGES } from "~/modules/facts/reading/read-languages";

const HALF_DAY = 12 * 60;

/** Words for times, in the languages of the cases. */
const NAMED: Record<string, string> = {
  "12:00": "noon|midday|mittags?|mediodía|midi|mezzogiorno|meio-dia|middaguur|południ[ae]|الظهر",
  "24:00": "midnight|mitternacht|medianoche|minuit|mezzanotte|meia-noite|middernacht|północ[yą]?|منتصف الليل",
};
const TIME = /(\d{1,2})\s?[uh]\s?(\d{2})?(?![\p{L}\d])|(\d{1,2})(?:[:.,](\d{2}))?/gu;

/** "28 March", "1er mai": a day of a month is no time. */
const DATE = new RegExp(
  `\\d{1,2}(?:\\.|er|st|nd|rd|th|º)?\\s(?:of\\s|de\\s)?(?:${READ_LANGUAGES.flatMap((language) => monthNames(language).flat()).join("|")})(?!\\p{L})`,
  "giu",
);

/** The times of a text in minutes, in order; those without am and pm may be twelve hours later. */
export function timesIn(text: string): number[] {
  let plain = withHalves(asciiDigits(text).toLowerCase().replace(DATE, " "));
  // "1 الظهر" is one o'clock.
  for (const [time, words] of Object.entries(NAMED))
    plain = plain.replace(new RegExp(`(?<!\\p{L})(?:12 |(?<!\\d ))(?:${words})(?!\\p{L})`, "gu"), ` ${time} `);
  return Array.from(
    plain.matchAll(TIME),
    ([, hour, minute, other, minutes]) => Number(hour ?? other) * 60 + Number(minute ?? minutes ?? 0),
  );
}

/** "4 y media", "9 heures et demie" */
const HALF = /(\d{1,2})(?:\s?h|\sheures)?\s(?:y media|e mezza|e meia|et demie|i pół|ونصف|ونص)(?!\p{L})/gu;
const withHalves = (text: string): string => text.replace(HALF, "$1:30");

/** Minutes of a time as cases write it. */
export const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
};

/** Whether two times stand at the same place of a clock face. */
export const isSameOnClock = (one: number, other: number): boolean => (one - other) % HALF_DAY === 0;

/** The true ends of a day's times in order; an open end is left out. */
export const endsOf = (spans: readonly string[]): number[] =>
  spans
    .flatMap((span) => span.split("-"))
    .filter((end) => /^\d/.test(end))
    .map(minutesOf);
