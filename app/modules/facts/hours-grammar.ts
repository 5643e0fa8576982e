import type { HoursToken } from "./hours-tokens";

/** Offsets in the line, and the index of the first token after it. */
interface Span {
  start: number;
  end: number;
  next: number;
}
export interface DaysSpan extends Span {
  weekdays: number[];
}
interface TimesSpan extends Span {
  spans: { opens: string; closes: string }[];
}

/** Days with their times, as spans of a line. */
export type Statement = { days: DaysSpan; times?: TimesSpan; closed: boolean };

/** The statements of opening hours among the tokens of a line, in order. */
export function readStatements(tokens: HoursToken[]): Statement[] {
  const statements: Statement[] = [];
  for (let at = 0; at < tokens.length; ) {
    const next = statementAt(tokens, at);
    if (next) statements.push(next.statement);
    at = next ? next.end : at + 1;
  }
  return statements;
}

function statementAt(tokens: HoursToken[], at: number): { statement: Statement; end: number } | undefined {
  const days = daysAt(tokens, at);
  if (days) return daysFirst(tokens, days);
  const closed = tokens[at]?.kind === "closed";
  const times = closed ? undefined : timesAt(tokens, at);
  if (!closed && !times) return undefined;
  const after = daysAfter(tokens, times ? times.next : at + 1);
  return after ? { statement: { days: after, times, closed }, end: after.next } : undefined;
}

/** "closed on Mondays", "8.30am to 5.30pm, Monday to Friday"; days behind a comma may have times of their own. */
function daysAfter(tokens: HoursToken[], at: number): DaysSpan | undefined {
  const next = skipNeutral(tokens, at);
  const days = daysAt(tokens, next);
  if (days || tokens[next]?.kind !== "and") return days;
  const behind = daysAt(tokens, skipNeutral(tokens, next + 1));
  return behind && !daysFirst(tokens, behind) ? behind : undefined;
}

function daysFirst(tokens: HoursToken[], days: DaysSpan): { statement: Statement; end: number } | undefined {
  const next = skipNeutral(tokens, days.next, true);
  if (tokens[next]?.kind === "closed") return { statement: { days, closed: true }, end: next + 1 };
  const times = timesAt(tokens, next);
  return times && { statement: { days, times, closed: false }, end: times.next };
}

/** Reads "Mon-Fri", "Saturday and Sunday", "daily" from a token on. */
export function daysAt(tokens: HoursToken[], at: number): DaysSpan | undefined {
  const first = dayRangeAt(tokens, at);
  if (!first) return undefined;
  let span = first;
  for (;;) {
    const joined = joiner(tokens, span.next);
    const more = dayRangeAt(tokens, joined);
    if (!more) return span;
    span = {
      start: span.start,
      end: more.end,
      next: more.next,
      weekdays: [...span.weekdays, ...more.weekdays],
    };
  }
}

/**
 * Reads "9am-5pm", "9-12 and 14-18", "until 9pm", "by appointment" from a token on. A further range that is
 * followed by days of its own ("9-5 weekdays, 10-2 Saturdays") is left to them.
 */
function timesAt(tokens: HoursToken[], at: number): TimesSpan | undefined {
  const first = timeRangeAt(tokens, at);
  if (!first) return undefined;
  let span = first;
  for (;;) {
    let next = joiner(tokens, span.next);
    while (tokens[next]?.kind === "meal" || (next > span.next && tokens[next]?.kind === "neutral")) next++;
    const more = next > span.next ? timeRangeAt(tokens, next) : undefined;
    if (!more || daysAt(tokens, skipNeutral(tokens, more.next))) return span;
    span = { start: span.start, end: more.end, next: more.next, spans: bothCertain(span, more) };
  }
}

/** One range in doubt leaves the whole day in doubt. */
function bothCertain(a: TimesSpan, b: TimesSpan): TimesSpan["spans"] {
  return a.spans.length > 0 && b.spans.length > 0 ? [...a.spans, ...b.spans] : [];
}

/** The next token that is not a connecting word; after days, "from" and "until" stay, as they belong to the time. */
function skipNeutral(tokens: HoursToken[], at: number, afterDays = false): number {
  let next = at;
  while (tokens[next]?.kind === "neutral" || (afterDays && isLightSeparator(tokens, next))) next++;
  return next;
}

/** "Mon-Fri, 9-5", "Saturday - 10 to 2" and "dinner" may stand between days and times. */
function isLightSeparator(tokens: HoursToken[], at: number): boolean {
  const kind = tokens[at]?.kind;
  const following = tokens[skipNeutral(tokens, at + 1)]?.kind;
  return (
    (kind === "and" || kind === "range" || kind === "meal") &&
    (following === "time" ||
      following === "closed" ||
      following === "special" ||
      following === "from" ||
      following === "between" ||
      following === "until")
  );
}

function joiner(tokens: HoursToken[], at: number): number {
  let next = at;
  while (tokens[next]?.kind === "and") next++;
  return next;
}

function dayRangeAt(tokens: HoursToken[], at: number): DaysSpan | undefined {
  const first = tokens[at];
  if (first?.kind !== "day") return undefined;
  const last = tokens[at + 1]?.kind === "range" || tokens[at + 1]?.kind === "until" ? tokens[at + 2] : undefined;
  if (last?.kind !== "day" || first.days!.length !== 1 || last.days!.length !== 1) {
    return { start: first.start, end: first.end, next: at + 1, weekdays: first.days! };
  }
  const from = first.days![0]!;
  const length = ((last.days![0]! - from + 7) % 7) + 1;
  return {
    start: first.start,
    end: last.end,
    next: at + 3,
    weekdays: Array.from({ length }, (_, i) => (from + i) % 7),
  };
}

function timeRangeAt(tokens: HoursToken[], at: number): TimesSpan | undefined {
  const first = tokens[at];
  if (!first) return undefined;
  if (first.kind === "special") return { start: first.start, end: first.end, next: at + 1, spans: [] };
  if (first.kind === "between") return betweenAt(tokens, at);
  if (first.kind === "from" || first.kind === "until") return openTimeAt(tokens, at);
  if (first.kind !== "time") return undefined;
  const dash = tokens[at + 1];
  const last = dash?.kind === "range" || dash?.kind === "until" ? tokens[at + 2] : undefined;
  if (last?.kind !== "time") return undefined;
  return { start: first.start, end: last.end, next: at + 3, spans: certainSpan(first, last) };
}

/** "between 9 and 5:30" */
function betweenAt(tokens: HoursToken[], at: number): TimesSpan | undefined {
  const [, first, and, last] = tokens.slice(at, at + 4);
  if (first?.kind !== "time" || and?.kind !== "and" || last?.kind !== "time") return undefined;
  // "9 and 5:30" alone would be two times.
  return { start: tokens[at]!.start, end: last.end, next: at + 4, spans: certainSpan(first, last) };
}

/** "from 6pm", "until 9pm"; "from 9 to 5" is the range alone. */
function openTimeAt(tokens: HoursToken[], at: number): TimesSpan | undefined {
  const range = timeRangeAt(tokens, at + 1);
  if (range) return range;
  const time = tokens[at + 1];
  return time?.kind === "time" ? { start: tokens[at]!.start, end: time.end, next: at + 2, spans: [] } : undefined;
}

function certainSpan(first: HoursToken, last: HoursToken): { opens: string; closes: string }[] {
  const sure =
    !first.bare && first.minutes !== undefined && last.minutes !== undefined && first.minutes !== last.minutes;
  return sure ? [{ opens: clock(first.minutes!), closes: clock(last.minutes!) }] : [];
}

function clock(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24;
  return `${String(hour).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}
