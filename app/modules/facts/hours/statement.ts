import type { Clock } from "./clock";
import { daysAt, withoutExcepted, type Days } from "./days";
import { halvesAt, timesAt, type Times } from "./times";
import type { HoursToken } from "./tokens";
import { isKind, skip, type TokenSpan } from "./walk";

/** Days with their times, or closed. */
export interface Statement {
  days: Days;
  /** Where the days stand, with "mornings" behind them. */
  label: TokenSpan;
  /** Where the times stand; undefined for closed days, and where what was said before is part of them. */
  value?: TokenSpan;
  times?: Times;
  isClosed: boolean;
  /** "Saturday mornings only": nobody knows from when to when. */
  isVague: boolean;
  /** Half of the day that the days' name says ("Friday evenings"). */
  half?: "am" | "pm" | "night";
}

const PARTS = ["am", "pm", "night"] as const;

/** The grammar of opening hours: days before what is said of them, or behind it. */
export const statementRule = (tokens: readonly HoursToken[], at: number): Read | undefined => {
  const isLed = isKind(tokens[at], "meal") || isPartAhead(tokens, at);
  const start = isLed ? skip(tokens, at + 1, "light") : at;
  const days = daysAt(tokens, start);
  if (days) return inPart(daysFirst(tokens, { ...days, at }), isLed ? halfOf(tokens, { at, next: start }) : undefined);
  return exceptionAt(tokens, at) ?? bracketAt(tokens, at) ?? daysBehind(tokens, at);
};

/** "Evenings Tue-Thu 4.30-8.30" */
const isPartAhead = (tokens: readonly HoursToken[], at: number) =>
  isKind(tokens[at], ...PARTS) && (at === 0 || isKind(tokens[at - 1], "comma", "stop"));

function inPart(read: Read | undefined, half: Statement["half"]): Read | undefined {
  if (!read || !half) return read;
  return read.value.isClosed ? undefined : { ...read, value: { ...read.value, half: read.value.half ?? half } };
}

type Read = { value: Statement; next: number };

/** "Weekdays 8-6, except Wednesday until 1": the exception has times of its own. */
function exceptionAt(tokens: readonly HoursToken[], at: number): Read | undefined {
  if (!isKind(tokens[at], "except")) return undefined;
  const days = daysAt(tokens, skip(tokens, at + 1, "light", "from"));
  const read = days && !days.isRest ? daysFirst(tokens, days) : undefined;
  return read?.value.times?.ranges.length ? read : undefined;
}

/** "8h-17h (16h le vendredi)": behind times, a time in brackets is when that day ends. */
function bracketAt(tokens: readonly HoursToken[], at: number): Read | undefined {
  const closes = tokens[at + 1]?.clock;
  if (tokens[at]?.text !== "(" || !closes || !isNearEnd(closes, tokens[at - 3]?.clock, tokens[at - 1]?.clock))
    return undefined;
  const days = daysAt(tokens, skip(tokens, at + 2, "light"));
  if (!days || tokens[days.next]?.text !== ")") return undefined;
  const times = { at: at + 1, next: at + 2, ranges: [{ closes }], ...PLAIN };
  return { value: { days, label: days, times, isClosed: false, isVague: days.isSometimes }, next: days.next };
}

/** "9-17 (10 on Saturday)" may be when Saturday begins. */
const isNearEnd = (time: Clock, opens: Clock | undefined, closes: Clock | undefined) =>
  opens !== undefined &&
  closes !== undefined &&
  Math.abs(time.minutes - closes.minutes) < Math.abs(time.minutes - opens.minutes);

const PLAIN = { isAlways: false, isByAppointment: false, isVague: false, isLoose: false };

function daysFirst(tokens: readonly HoursToken[], named: Days): Read | undefined {
  const days = withoutExcepted(tokens, named, named.next) ?? named;
  const lead = skip(tokens, days.next, "light", "only", "from", "also", "place");
  const part = skip(tokens, lead, ...PARTS, "only");
  const hasPart = tokens.slice(days.next, part).some((token) => isKind(token, ...PARTS));
  const label = { at: named.at, next: hasPart ? part : furtherEnd(tokens, days.next) };
  const start = valueStart(tokens, label.next);
  if (isNextSentence(tokens, label.next, start)) return undefined;
  const isOthers = hasPart && daysAt(tokens, skip(tokens, start + 1, "light", "from")) !== undefined;
  if (saysClosed(tokens, start) && !isBreak(tokens, start) && !isOthers)
    return closed(days, hasPart ? { at: named.at, next: days.next } : label, start + 1, halfOf(tokens, label));
  const times = timesAt(tokens, start);
  if (times) return withTimes(tokens, { days, label, times, half: hasPart ? halfOf(tokens, label) : undefined });
  if (!hasPart) return undefined;
  const value = { at: skip(tokens, days.next, "light", "from"), next: part };
  const vague = {
    ...{ days, label: { at: named.at, next: days.next }, value, isClosed: false, isVague: true },
    half: halfOf(tokens, { at: days.next, next: part }),
  };
  return { value: vague, next: part };
}

/** "Closed Monday. By appointment only …": in small letters, too, a point ends a sentence, unless it ends an abbreviation. */
const isNextSentence = (tokens: readonly HoursToken[], at: number, value: number): boolean =>
  tokens[at]?.text === "." &&
  (tokens[at - 1]?.text.length ?? 0) > LONGEST_SHORT &&
  isKind(tokens[value], "appointment", "always");
const LONGEST_SHORT = 4;

/** "Fridays also dinner" */
function furtherEnd(tokens: readonly HoursToken[], at: number): number {
  const next = skip(tokens, at, "also", "meal");
  return isKind(tokens[next - 1], "meal") ? next : at;
}

/** Light words, a comma or a dash may stand between days and their times. */
function valueStart(tokens: readonly HoursToken[], at: number): number {
  const light = ["light", "open", "place", "office", "only", "also", "meal"] as const;
  const first = skip(tokens, at, ...light);
  // "Tuesdays late till 8"
  if (isKind(tokens[first], "openEnd") && isKind(tokens[first + 1], "range", "until") && tokens[first + 2]?.clock)
    return first + 1;
  // "Dimanche midi 12h-14h30": the times say when noon is.
  if (isKind(tokens[first], "noon") && isTimeRange(tokens, first + 1)) return first + 1;
  const next = skip(tokens, first, "comma", "range", "and", ...light);
  const isValue = tokens[next]?.clock || isKind(tokens[next], ...VALUES);
  const word = tokens[next - 1];
  // "Sundays till 4": the word belongs to the time.
  if (isValue && isKind(word, "range") && /\p{L}{2}/u.test(word!.text)) return next - 1;
  return isValue ? next : first;
}

const isTimeRange = (tokens: readonly HoursToken[], at: number): boolean =>
  tokens[at]?.clock !== undefined && isKind(tokens[at + 1], "range", "until") && tokens[at + 2]?.clock !== undefined;

const VALUES = ["closed", "appointment", "always", "from", "between", "until", "meal"] as const;

/** "Closed", or "no" that ends a clause. */
function saysClosed(tokens: readonly HoursToken[], at: number): boolean {
  const next = tokens[at + 1];
  return isKind(tokens[at], "closed") || (isKind(tokens[at], "no") && (!next || /^[.!),،;]$/u.test(next.text)));
}

/** "Mon-Fri 9-5, closed for lunch" says nothing of whole days. */
const isBreak = (tokens: readonly HoursToken[], at: number) => isKind(tokens[at + 1], "lunchBreak", "from");

const closed = (days: Days, label: TokenSpan, next: number, half: Statement["half"]): Read => ({
  value: { days, label, half, isClosed: true, isVague: false },
  next,
});

function halfOf(tokens: readonly HoursToken[], { at, next }: TokenSpan): Statement["half"] {
  const halves = tokens.slice(at, next).flatMap(({ kind }) => PARTS.filter((part) => part === kind));
  return halves.length === 1 ? halves[0] : undefined;
}

type Timed = Pick<Statement, "days" | "label" | "half"> & { times: Times };

/** "daily 10-6 except Wednesday" */
function withTimes(tokens: readonly HoursToken[], { days, label, half, times }: Timed): Read {
  const fewer = exceptedBehind(tokens, days, times.next);
  const value = { at: times.at, next: fewer?.next ?? times.next };
  const isVague = times.isVague || days.isSometimes;
  return { value: { days: fewer ?? days, label, value, times, half, isClosed: false, isVague }, next: value.next };
}

/** Excepted days that have times of their own are statements of their own. */
const exceptedBehind = (tokens: readonly HoursToken[], days: Days, at: number): Days | undefined =>
  exceptionAt(tokens, skip(tokens, at, "light", "comma")) ? undefined : withoutExcepted(tokens, days, at);

/** "closed on Mondays", "8.30am to 5.30pm, Monday to Friday"; days behind a comma may have times of their own. */
function daysBehind(tokens: readonly HoursToken[], at: number): Read | undefined {
  const isClosed = isKind(tokens[at], "closed") || refusesAt(tokens, at);
  const times = isClosed ? undefined : timesBefore(tokens, at);
  if ((!isClosed && !times) || (times && isOfAll(tokens, times))) return undefined;
  const named = daysOwn(tokens, times?.next ?? skip(tokens, at + 1, "range"));
  if (!named) return times?.isAlways ? everyDay(times) : times && restOfWeek(tokens, at, times);
  const told = times && alsoEnd(tokens, times.next, named);
  if (times && told !== undefined) return restOfWeek(tokens, at, times, told);
  const days = exceptedBehind(tokens, named, named.next) ?? named;
  const only = skip(tokens, days.next, "only");
  const label = { at: named.at, next: days.next };
  if (!times) {
    const next = skip(tokens, only, ...PARTS);
    return closed(days, label, next, halfOf(tokens, { at: only, next }));
  }
  const isVague = times.isVague || days.isSometimes;
  const value = { at: times.at, next: times.next };
  return { value: { days, label, value, times, isClosed, isVague }, next: only };
}

/** Both halves of a day where days follow them, else the times alone. */
function timesBefore(tokens: readonly HoursToken[], at: number): Times | undefined {
  const halves = halvesAt(tokens, at);
  return halves && daysOwn(tokens, halves.next) ? halves : timesAt(tokens, at);
}

/** "11 am to 8 pm, Sundays too": days that come to all others, up to where it says so. */
function alsoEnd(tokens: readonly HoursToken[], from: number, { at, next }: Days & TokenSpan): number | undefined {
  const end = skip(tokens, next, "also", "open", "light");
  return [...tokens.slice(from, at), ...tokens.slice(next, end)].some((token) => isKind(token, "also"))
    ? end
    : undefined;
}

/** "Mon-Fri 8-4, no weekends.": closed, where nothing but days follows up to the end of the clause. */
function refusesAt(tokens: readonly HoursToken[], at: number): boolean {
  const isBehind = at > 0 && isKind(tokens[at - 1], "comma", "stop");
  if (!isKind(tokens[at], "no") || !(isBehind || NEVER.test(tokens[at]!.text))) return false;
  const days = daysAt(tokens, skip(tokens, at + 1, "light"));
  const behind = days && tokens[days.next];
  return days !== undefined && (!behind || isKind(behind, "comma", "stop") || /^[.!)]$/u.test(behind.text));
}

/** "Never Mondays." */
const NEVER = /^(?:never|nie|nooit|nunca|jamais|mai|nigdy)$/u;

/** "By appointment: Mon 9-5, Tue 9-1" is said of all that follow. */
function isOfAll(tokens: readonly HoursToken[], { next, isByAppointment }: Times): boolean {
  const days = isByAppointment && tokens[next]?.text === ":" ? daysAt(tokens, skip(tokens, next, "light")) : undefined;
  return days !== undefined && daysFirst(tokens, days) !== undefined;
}

/** "Open 24/7" */
function everyDay(times: Times): Read {
  const span = { at: times.at, next: times.at };
  const days = { ...span, weekdays: [0, 1, 2, 3, 4, 5, 6], isRest: false, isSometimes: false };
  return { value: { days, label: span, value: times, times, isClosed: false, isVague: false }, next: times.next };
}

/**
 * "Open 9 to 5, closed Mondays", "we open 10 to 8, Sundays till 10": where a sentence says no more than that, the other days
 * are those on which it is open; what it says up to `told` is of one of them.
 */
function restOfWeek(tokens: readonly HoursToken[], at: number, times: Times, told = times.next): Read | undefined {
  const lead = tokens.slice(0, at);
  const isOpening = lead.some((token) => isKind(token, "open")) && lead.every((token) => isKind(token, ...OPENING));
  const isWhole =
    !times.isVague && !times.isByAppointment && times.ranges.every(({ opens, closes }) => opens && closes);
  const behind = skip(tokens, told, "comma", "and", "stop", "light");
  if (!isOpening || !isWhole || behind === told) return undefined;
  const days = daysAt(tokens, behind);
  const other = days ? daysFirst(tokens, days) : daysBehind(tokens, behind);
  if (!other || !leavesRest(other.value) || tokens.slice(other.next).some(({ kind }) => kind !== "light"))
    return undefined;
  const span = { at: times.at, next: times.at };
  const rest = { ...span, weekdays: [], isRest: true, isSometimes: false };
  return { value: { days: rest, label: span, value: times, times, isClosed: false, isVague: false }, next: told };
}
const OPENING = ["open", "light", "place", "office"] as const;

/** Closed days; beside hours of a Saturday nobody knows of the Sunday, while who tells of the Sunday is there all week. */
const leavesRest = ({ isClosed, isVague, half, days, times }: Statement): boolean =>
  !half &&
  !days.isSometimes &&
  !days.isRest &&
  (isClosed || (!isVague && times !== undefined && times.ranges.length > 0 && String(days.weekdays) === SUNDAY));
const SUNDAY = "6";

function daysOwn(tokens: readonly HoursToken[], at: number): Days | undefined {
  const start = skip(tokens, at, "light", "from", "only", "am", "pm", "open");
  const days = daysAt(tokens, start);
  if (days) return withoutLast(tokens, days);
  const named = daysAt(tokens, skip(tokens, skip(tokens, start, "and", "comma"), "light", "from", "open"));
  const behind = named && withoutTimed(tokens, named);
  return behind && !hasOwn(tokens, behind) ? behind : undefined;
}

/** In "closed Mondays, Tuesday 9-5" Tuesday is not closed. */
function withoutLast(tokens: readonly HoursToken[], days: Days): Days | undefined {
  if (!days.last || !hasOwn(tokens, days)) return days;
  const { before, weekdays } = days.last;
  return { ...days, next: before, weekdays: days.weekdays.filter((day) => !weekdays.includes(day)), last: undefined };
}

/** "9-5, Monday to Friday, Saturday till noon": a stretch of days is left where what a comma parts from it has times, too. */
function withoutTimed(tokens: readonly HoursToken[], days: Days): Days {
  const fewer = withoutLast(tokens, days);
  const isStretch = fewer !== undefined && fewer !== days && fewer.weekdays.length >= SHORTEST_STRETCH;
  const isParted = isStretch && isKind(tokens[fewer.next], "comma") && !isKind(tokens[fewer.next + 1], "and");
  return isParted && !daysFirst(tokens, days.last!)?.value.isClosed ? fewer : days;
}
const SHORTEST_STRETCH = 3;

/** Whether times or "closed" follow that belong to these days, and not to further ones behind them. */
function hasOwn(tokens: readonly HoursToken[], days: Days): boolean {
  const read = daysFirst(tokens, days);
  if (!read || read.value.isVague) return false;
  const behind = skip(tokens, read.next, "light", "from", "only");
  return !daysAt(tokens, behind);
}
