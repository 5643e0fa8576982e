import { SCREEN_LOCALE } from "~/lib/languages";

// The zone is always said: in a file or a mail, where nobody's is known, it is UTC.
const inWords = (dateStyle: "long" | "medium", timeZone: string, locale = SCREEN_LOCALE) =>
  new Intl.DateTimeFormat(locale, { dateStyle, timeZone });

/** A day in words: November 3, 2026. */
export const dayInWords = (date: Date | string, timeZone: string, locale?: string) =>
  inWords("long", timeZone, locale).format(new Date(date));

/** A day where there is little room: Nov 3, 2026. */
export const shortDay = (date: Date | string, timeZone: string, locale?: string) =>
  inWords("medium", timeZone, locale).format(new Date(date));

const weekday = new Intl.DateTimeFormat(SCREEN_LOCALE, { weekday: "long", timeZone: "UTC" });

/** A day of the week in words, 0 for Monday: January 1, 2024 was one. */
export const weekdayInWords = (day: number) => weekday.format(Date.UTC(2024, 0, 1 + day));
