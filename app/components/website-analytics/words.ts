import { SCREEN_LOCALE } from "~/lib/languages";
import type { DropReason } from "~/published/hit-arrival";

const number = new Intl.NumberFormat(SCREEN_LOCALE, { maximumFractionDigits: 1 });
const signed = new Intl.NumberFormat(SCREEN_LOCALE, { maximumFractionDigits: 1, signDisplay: "exceptZero" });
const shortDay = new Intl.DateTimeFormat(SCREEN_LOCALE, { month: "short", day: "numeric", timeZone: "UTC" });
const longDay = new Intl.DateTimeFormat(SCREEN_LOCALE, {
  weekday: "short",
  month: "short",
  day: "numeric",
  year: "numeric",
  timeZone: "UTC",
});

export const sayNumber = (value: number) => number.format(value);
/** `Nov 21` for a day in UTC. */
export const sayDay = (day: string) => shortDay.format(new Date(day));
export const sayWholeDay = (day: string) => longDay.format(new Date(day));

/** `9 min 34 s`; seconds alone below a minute. */
export function sayDuration(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return minutes === 0 ? `${seconds} s` : `${sayNumber(minutes)} min ${seconds % 60} s`;
}

/** A change in a unit (`%`, ` points`) against the period before; null, where there was nothing, is new. */
export const sayChange = (change: number | null, unit: string) =>
  change === null ? "new" : `${signed.format(change)}${unit}`;

/** Why hits were not counted, as owners say it. */
export const REASONS: Record<DropReason, { title: string; text: string }> = {
  bot: { title: "Programs", text: "Search engines and other programs that read websites." },
  datacentre: { title: "Datacentres", text: "Requests out of a datacentre, where no people sit." },
  "spam referrer": { title: "Invented visits", text: "They claim to come from a website that is known for it." },
  "own checker": { title: "Our own checks", text: "Plinth measured your website." },
  "foreign host": { title: "Copies", text: "A copy of your website at an address that is not yours." },
  "owner preview": {
    title: "Your own visits",
    text: "You opened the website from Plinth, or it was shown inside another page.",
  },
  "rate limit": { title: "Too many at once", text: "One visitor asked more often than a person can." },
  malformed: { title: "Unreadable", text: "Requests that a browser would not have sent." },
};
