import { SCREEN_LOCALE } from "~/lib/languages";

// In UTC, so that server and browser write the same day.
const long = new Intl.DateTimeFormat(SCREEN_LOCALE, { dateStyle: "long", timeZone: "UTC" });
const short = new Intl.DateTimeFormat(SCREEN_LOCALE, { dateStyle: "medium", timeZone: "UTC" });

/** A day in words: November 3, 2026. */
export const dayInWords = (date: Date | string) => long.format(new Date(date));

/** A day where there is little room: Nov 3, 2026. */
export const shortDay = (date: Date | string) => short.format(new Date(date));

const weekday = new Intl.DateTimeFormat(SCREEN_LOCALE, { weekday: "long", timeZone: "UTC" });

/** A day of the week in words, 0 for Monday: January 1, 2024 was one. */
export const weekdayInWords = (day: number) => weekday.format(Date.UTC(2024, 0, 1 + day));
