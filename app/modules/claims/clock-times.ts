import { asciiDigits } from "../facts/digits";
import { readStatements } from "../facts/hours-grammar";
import { onceInARow } from "./once";
import { figuredTimes } from "./spoken-times";
import { hoursTokens, type HoursToken } from "../facts/hours-tokens";

/** A time of day in minutes from midnight; without "am", "pm" or the like it may be twelve hours later. */
export interface ClockTime {
  minutes: number;
  isSure: boolean;
  /** A bare number is a time only by what stands beside it. */
  isBare: boolean;
}

/** One time, or from one to another, with its offsets. */
export interface TimeSpan {
  from: ClockTime;
  to?: ClockTime;
  start: number;
  end: number;
}

/** What is said of the hours of weekdays (0 = Monday). */
export interface HoursStatement {
  days: number[];
  isClosed: boolean;
  spans: TimeSpan[];
  start: number;
  end: number;
}

export interface TextHours {
  statements: HoursStatement[];
  /** Times that no statement holds. */
  spans: TimeSpan[];
}

/** Where times are said like this, they run from 0 to 24. */
const TWENTY_FOUR =
  /uhr|hasta|a las|\b(?:bis|von|um|ab|à|h|alle|dalle|das|às|uur|tot|van|od|do|godz|heures?|ore|horas)\b|الساعة/iu;
const SURE = /[ap]\.?\s?m?\.?$|uhr|hrs|h|^0|^1[3-9]|^2\d|noon|midday|midnight|nacht|noche|mediod|mittag/iu;
/** What leads up to a time, so that a bare number is one. */
const LEADS =
  /(?:^|[\s(])(?:(?:at|um|a las) \d{1,2} (?:and|und|y)|at|by|before|after|from|until|till|um|ab|bis|von|vor|nach|à|dès|alle|dalle|às|das|om|tot|van|od|do|a las?|las|desde|hasta|antes de las|الساعة|من|حتى|إلى|قبل|بعد)\s$/iu;

/** The opening hours and other times of a line. */
export const hoursIn = onceInARow(readHours);

function readHours(line: string): TextHours {
  const { text, at } = figuredTimes(asciiDigits(line));
  if (
    !/\d|clos|geschl|ruhetag|cerr|ferm|chius|fechad|encerr|geslot|dicht|nieczynn|zamkni|مغلق|noon|midnight|mittag|mediod/iu.test(
      text,
    )
  )
    return { statements: [], spans: [] };
  const { statements, spans } = hoursInFigures(text);
  const back = <T extends { start: number; end: number }>(part: T): T => ({
    ...part,
    start: at(part.start),
    end: at(part.end),
  });
  return {
    statements: statements.map((each) => ({ ...back(each), spans: each.spans.map(back) })),
    spans: spans.map(back),
  };
}

function hoursInFigures(text: string): TextHours {
  const tokens = hoursTokens(text);
  const statements = readStatements(tokens).map(
    ({ days, times, closed }): HoursStatement => ({
      days: days.weekdays,
      isClosed: closed,
      spans: times ? spansAmong(text, within(tokens, times)) : [],
      ...extent([days, ...(times ? [times] : closed ? [closedToken(tokens, days)] : [])]),
    }),
  );
  const isHeld = ({ start }: HoursToken) =>
    statements.some((statement) => start >= statement.start && start < statement.end);
  const free = tokens.map((token) => (isHeld(token) ? { ...token, kind: "other" as const } : token));
  return withDays(text, free, { statements, spans: spansAmong(text, free) });
}

/** "Tuesdays at 18:30", "freitags bis 20 Uhr": a single time of a day that stands just before it. */
function withDays(text: string, tokens: HoursToken[], { statements, spans }: TextHours): TextHours {
  const dated = spans.map((span) => ({
    span,
    day:
      span.from.isBare && !isLedUpTo(text, span.start)
        ? undefined
        : tokens.findLast(
            ({ kind, end }) => kind === "day" && end <= span.start && JOINS_DAY.test(text.slice(end, span.start)),
          ),
  }));
  const more = dated.flatMap(({ span, day }) =>
    day ? [{ days: day.days!, isClosed: false, spans: [span], start: day.start, end: span.end }] : [],
  );
  return {
    statements: [...statements, ...more].sort((a, b) => a.start - b.start),
    spans: dated.flatMap(({ span, day }) => (day ? [] : [span])),
  };
}

const JOINS_DAY = /^[\s,:]{0,2}(?:at|from|until|till|by|um|ab|bis|a las|desde las|hasta las|hasta la|الساعة)?\s?$/iu;

/** The word that says that these days are closed ones: the nearest. */
function closedToken(tokens: HoursToken[], { start, end }: { start: number; end: number }): HoursToken {
  const distance = (token: HoursToken) => Math.max(start - token.end, token.start - end);
  return tokens
    .filter(({ kind }) => kind === "closed")
    .reduce((nearest, token) => (distance(token) < distance(nearest) ? token : nearest));
}

function extent(parts: { start: number; end: number }[]): { start: number; end: number } {
  return { start: Math.min(...parts.map(({ start }) => start)), end: Math.max(...parts.map(({ end }) => end)) };
}

const within = (tokens: HoursToken[], span: { start: number; end: number }) =>
  tokens.filter(({ start }) => start >= span.start && start < span.end);

function spansAmong(text: string, tokens: HoursToken[]): TimeSpan[] {
  const spans: TimeSpan[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const [first, joint, last] = tokens.slice(at, at + 3) as [HoursToken, HoursToken?, HoursToken?];
    const isRange =
      joint &&
      last?.kind === "time" &&
      (joint.kind === "range" ||
        joint.kind === "until" ||
        (joint.kind === "and" && tokens[at - 1]?.kind === "between"));
    const from = first.kind === "time" && clockTime(text, first);
    const to = isRange && clockTime(text, last);
    if (!from) continue;
    // "8-14": of a day with hours beyond twelve the morning is the morning.
    if (to && to.minutes > 720 && !/m/i.test(text.slice(last!.start, last!.end))) from.isSure = true;
    spans.push({ from, ...(to && { to }), start: first.start, end: to ? last!.end : first.end });
    if (to) at += 2;
  }
  return spans;
}

function clockTime(text: string, { start, end, minutes, bare }: HoursToken): ClockTime | false {
  const written = text.slice(start, end);
  const isSure = TWENTY_FOUR.test(text.slice(Math.max(0, start - 12), end + 5));
  if (minutes !== undefined) return { minutes, isSure: isSure || SURE.test(written), isBare: false };
  const hour = Number(written);
  return bare && hour <= 24 ? { minutes: 60 * hour, isSure: isSure || hour > 12, isBare: true } : false;
}

/** Whether a bare number is a time by the words before it, "at 11 and 2" included. */
export const isLedUpTo = (text: string, start: number) => LEADS.test(text.slice(Math.max(0, start - 18), start));

/** Whether two times may be the same: what leaves morning or evening open fits both. */
export function sameTime(a: ClockTime, b: ClockTime): boolean {
  return a.isSure && b.isSure ? a.minutes % 1440 === b.minutes % 1440 : a.minutes % 720 === b.minutes % 720;
}

export function sameSpan(a: TimeSpan, b: TimeSpan): boolean {
  if (a.to && b.to) return sameTime(a.from, b.from) && sameTime(a.to, b.to);
  return !a.to && [b.from, b.to].some((time) => time !== undefined && sameTime(a.from, time));
}

/** A span that is certain, of "HH:MM" pairs. */
export function spanOfDay({ opens, closes }: { opens: string; closes: string }): TimeSpan {
  const time = (text: string): ClockTime => {
    const [hours = 0, minutes = 0] = text.split(":").map(Number);
    return { minutes: 60 * hours + minutes, isSure: true, isBare: false };
  };
  return { from: time(opens), to: time(closes), start: 0, end: 0 };
}
