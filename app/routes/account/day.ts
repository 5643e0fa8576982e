// In UTC, so that server and browser write the same day.
const day = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** A day in words: November 3, 2026. */
export const dayInWords = (date: Date | string) => day.format(new Date(date));
