import type { HoursKind } from "./hours-kinds";

/** A time as it is written: what it says when it is before and after noon. */
export interface Clock {
  /** From midnight; without "pm" or the like it may be twelve hours later. */
  minutes: number;
  isSure: boolean;
  /** Minutes or "Uhr", "h" stand with it, as people write who count to 24. */
  isWritten24: boolean;
}

/** From one time to another in minutes from midnight; after midnight they go on counting. */
export interface ClockSpan {
  opens: number;
  closes: number;
}

const NOON = 720;
const DAY = 1440;
const LONGEST = 960;

/** The time that a word or number is; undefined for any other. */
export function clockOf(kind: HoursKind | "other", text: string, hour?: number): Clock | undefined {
  if (kind === "noon") return { minutes: NOON, isSure: true, isWritten24: false };
  if (kind === "midnight") return { minutes: DAY, isSure: true, isWritten24: false };
  if (hour !== undefined) return { minutes: 60 * hour, isSure: false, isWritten24: false };
  return kind === "time" || kind === "number" ? written(text) : undefined;
}

function written(text: string): Clock {
  const [, hours = "", minutes = "0"] = /^(\d+)(?:\s?[:.,hu]\s?(\d{2}))?/u.exec(text) ?? [];
  const total = 60 * Number(hours) + Number(minutes);
  const half = /([ap])(?:\.?\s?m\.?)?$/u.exec(text)?.[1];
  if (half) return { minutes: (total % NOON) + (half === "p" ? NOON : 0), isSure: true, isWritten24: false };
  const isSure = total >= 780 || total < 60 || hours.startsWith("0");
  return { minutes: total, isSure, isWritten24: /[:hu]/u.test(text) };
}

/** "4 y media", "quarter to nine": some minutes later or earlier. */
export const moved = (clock: Clock, minutes: number): Clock => ({ ...clock, minutes: clock.minutes + minutes });

/** "9 in the morning", "8 Uhr abends"; at night twelve is midnight. */
export function inHalf(clock: Clock, half: "am" | "pm" | "night"): Clock {
  const morning = clock.minutes % NOON;
  if (clock.minutes >= 780) return { ...clock, isSure: true };
  if (half === "am") return { ...clock, minutes: morning, isSure: true };
  if (half === "pm") return { ...clock, minutes: morning + NOON, isSure: true };
  const isLate = clock.minutes >= NOON;
  return { ...clock, minutes: isLate ? DAY : morning <= 240 ? morning : morning + NOON, isSure: true };
}

/**
 * The one span that people mean by two times, or undefined where two are likely. A business opens by day: 8.30-5.30 ends
 * in the afternoon. `counts24` says that whoever wrote it counts the hours to 24.
 */
export function spanOf(from: Clock, to: Clock, counts24: boolean): ClockSpan | undefined {
  if (from.isSure && to.isSure) return inOrder(from.minutes, to.minutes);
  if (!from.isSure && !to.isSure) return bothOpen(from, to, counts24);
  return from.isSure ? endOf(from.minutes, to.minutes, counts24) : startOf(from.minutes, to.minutes, counts24);
}

function inOrder(opens: number, closes: number): ClockSpan | undefined {
  const start = opens % DAY;
  if (start === closes % DAY) return undefined;
  return { opens: start, closes: closes > start ? closes : closes + DAY };
}

/** "9am-5", "18:30-2". */
function endOf(opens: number, closes: number, counts24: boolean): ClockSpan | undefined {
  if (counts24 && closes > opens) return { opens, closes };
  const ends = [closes, closes + NOON, closes + DAY].filter((end) => end > opens && end - opens <= LONGEST);
  if (closes === NOON && ends.includes(NOON)) return { opens, closes };
  return onlyOne(ends.map((end) => ({ opens, closes: end })));
}

/** "9-5pm", "6-10pm": an early hour before a later one of the evening shares its half of the day. */
function startOf(opens: number, closes: number, counts24: boolean): ClockSpan | undefined {
  if (counts24 && opens < closes) return { opens, closes };
  const end = closes > opens ? closes : closes + DAY;
  const starts = [opens, opens + NOON].filter((start) => start < end && end - start <= LONGEST);
  if (starts.length === 2 && opens <= 360 && closes > NOON) return { opens: opens + NOON, closes };
  return onlyOne(starts.map((start) => ({ opens: start, closes: end })));
}

const onlyOne = (spans: ClockSpan[]) => (spans.length === 1 ? spans[0] : undefined);

function bothOpen({ minutes: from }: Clock, { minutes: to }: Clock, counts24: boolean): ClockSpan | undefined {
  if (counts24 && to > from && from >= 300) return { opens: from, closes: to };
  if (from >= NOON) return to % NOON > from % NOON ? { opens: from, closes: (to % NOON) + NOON } : undefined;
  if (from >= 420) return byDay(from, to);
  if (from >= 300) return earlyOrLate(from, to);
  return from >= 60 && to > from && to < NOON ? { opens: from + NOON, closes: to + NOON } : undefined;
}

/** From 7 to before noon: "9-5" ends in the afternoon, "9-12" at noon; "7-10" may be both. */
function byDay(opens: number, to: number): ClockSpan | undefined {
  if (to >= NOON && to < 780) return { opens, closes: to };
  return to <= opens ? { opens, closes: to + NOON } : undefined;
}

/** From 5 to 7: "6-11" is an evening, "6-4" a day. */
function earlyOrLate(from: number, to: number): ClockSpan | undefined {
  if (to >= 540 && to < NOON) return { opens: from + NOON, closes: to + NOON };
  return to >= 240 && to < from ? { opens: from, closes: to + NOON } : undefined;
}

/** "09:00" */
export function clockText(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24;
  return `${String(hour).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}
