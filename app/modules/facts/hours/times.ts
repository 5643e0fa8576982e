import { inHalf, spanOf, type Clock } from "./clock";
import { daysAt } from "./days";
import { MONTHS } from "./hours-kinds";
import { seasonBehind } from "./seasons";
import type { HoursToken } from "./tokens";
import { isKind, skip, type TokenSpan } from "./walk";

/** When a business opens or closes: one of both may be open ("until 9pm", "from 6"). */
export interface TimeRange {
  opens?: Clock;
  closes?: Clock;
  isBreak?: boolean;
}

export interface Times extends TokenSpan {
  ranges: TimeRange[];
  isAlways: boolean;
  /** By appointment, whole or in part. */
  isByAppointment: boolean;
  /** In a season, or with an end that nobody knows. */
  isVague: boolean;
  isSeasonal?: boolean;
  /** What ends it, behind a comma or in brackets, may be said of other days, too. */
  isLoose: boolean;
  /** The same where that is a break, which is not said of days that stand behind it. */
  isPaused?: boolean;
}

const times = (at: number, next: number, more: Partial<Times>): Times => ({
  ...{ at, next, ranges: [], isAlways: false, isByAppointment: false, isVague: false, isLoose: false },
  ...more,
});

/**
 * Reads "9am-5pm", "9-12 and 14-18", "until 9pm", "by appointment", "24 hours" from a token on. A further range that is
 * followed by days of its own ("9-5 weekdays, 10-2 Saturdays") is left to them.
 */
export function timesAt(tokens: readonly HoursToken[], at: number): Times | undefined {
  const start = skip(tokens, at, "meal", "only");
  if (isKind(tokens[start], "appointment")) return times(at, start + 1, { isByAppointment: true });
  if (isKind(tokens[start], "always")) return times(at, start + 1, { isAlways: true });
  const first = rangeAt(tokens, start);
  if (!first) return undefined;
  let all = times(at, first.next, { ranges: [first.range], isVague: first.isVague });
  for (;;) {
    const more = furtherAt(tokens, all.next);
    if (!more) return withEnding(tokens, all);
    all = { ...all, next: more.next, ranges: [...all.ranges, more.range], isVague: all.isVague || more.isVague };
  }
}

/** "8.30-12 and 1-4.30 on Monday and Tuesday": both halves of a day before the days that they are of. */
export function halvesAt(tokens: readonly HoursToken[], at: number): Times | undefined {
  const first = rangeAt(tokens, skip(tokens, at, "meal", "only"));
  const later = first && isKind(tokens[first.next], "and") ? joinedAt(tokens, first.next) : undefined;
  if (!first || !later || later.isVague || first.isVague) return undefined;
  const [before, behind] = [first, later].map(({ range: { opens, closes } }) =>
    opens && closes ? spanOf(opens, closes, false) : undefined,
  );
  const isInOrder = before && behind && before.closes <= behind.opens;
  return isInOrder ? times(at, later.next, { ranges: [first.range, later.range] }) : undefined;
}

type RangeAt = TokenSpan & { range: TimeRange; isVague: boolean };

function joinedAt(tokens: readonly HoursToken[], at: number): RangeAt | undefined {
  const joined = skip(tokens, at, "and", "comma");
  const isJoined = joined > at || tokens[at]?.text.startsWith("و") || isKind(tokens[at], "meal");
  return isJoined ? rangeAt(tokens, skip(tokens, joined, "meal", "light", "also")) : undefined;
}

function furtherAt(tokens: readonly HoursToken[], at: number): RangeAt | undefined {
  const more = joinedAt(tokens, at);
  const days = more && daysAt(tokens, skip(tokens, more.next, "light", "am", "pm", "only", "from"));
  // "9.30 to 8, lunch 1.30 to 2.30 shop is closed": a break.
  const isBreak = more && isKind(tokens[more.at - 1], "meal") && shutEnd(tokens, more.next) > more.next;
  return days || isBreak ? undefined : more;
}

/** "only", a break, a season and "by appointment" may follow. */
function withEnding(tokens: readonly HoursToken[], read: Times): Times {
  const pause = breakAt(tokens, read.next);
  const ranges = pause ? [...read.ranges, pause.range] : read.ranges;
  const only = holidaysEnd(tokens, zoneEnd(tokens, skip(tokens, pause?.next ?? read.next, "only")));
  const season = seasonBehind(tokens, only) ?? seasonAtEnd(tokens, only);
  const comma = skip(tokens, only, "comma", "light", "and", "or");
  const isByAppointment = isKind(tokens[comma], "appointment");
  const next = season ?? (isByAppointment ? comma + 1 : only);
  const isLoose = season !== undefined || (isByAppointment && comma > only);
  return {
    ...read,
    next,
    ranges,
    isByAppointment,
    isLoose,
    isPaused: pause !== undefined,
    isVague: read.isVague || season !== undefined,
    isSeasonal: season !== undefined,
  };
}

/** "11 to 4, April to October.": behind a comma what ends there, and leads to nothing else. */
function seasonAtEnd(tokens: readonly HoursToken[], at: number): number | undefined {
  const season = isKind(tokens[at], "comma") ? seasonBehind(tokens, at + 1) : undefined;
  const isMonths = season !== undefined && isKind(tokens[season - 1], ...MONTHS);
  const end = season === undefined ? undefined : tokens[season];
  return isMonths && (!end || /^[.!;)]$/u.test(end.text)) ? season : undefined;
}

/** "9-5 and bank holidays, too" */
function holidaysEnd(tokens: readonly HoursToken[], at: number): number {
  const holidays = skip(tokens, at, "and", "comma");
  const also = skip(tokens, holidays + 1, "light");
  return holidays > at && isKind(tokens[holidays], "holidays") && isKind(tokens[also], "also", "included")
    ? also + 1
    : at;
}

/** "9-5 (Central)" */
function zoneEnd(tokens: readonly HoursToken[], at: number): number {
  const zone = skip(tokens, at, "light");
  return isKind(tokens[zone], "zone") ? zone + 1 : at;
}

/** "(closed for lunch 1-2)", "lunch break 12.30 to 1.30" */
function breakAt(tokens: readonly HoursToken[], at: number): RangeAt | undefined {
  const sign = skip(tokens, at, "comma", "light", "and");
  const behind = isKind(tokens[sign], "closed") ? skip(tokens, sign + 1, "light", "lunchBreak") : sign;
  const isMeal = behind === sign && isKind(tokens[sign], "meal");
  if (behind === sign && !isMeal && !isKind(tokens[sign], "lunchBreak")) return undefined;
  const read = rangeAt(tokens, skip(tokens, behind, "lunchBreak", "light", ...(isMeal ? (["meal"] as const) : [])));
  if (!read?.range.opens || !read.range.closes) return undefined;
  const next = shutEnd(tokens, mealEnd(tokens, read.next));
  // "Lunch 12 to 2" is served, unless it is shut then.
  if (isMeal && next === read.next) return undefined;
  const days = daysAt(tokens, skip(tokens, next, "light"));
  return days ? undefined : { ...read, next, range: { ...read.range, isBreak: true } };
}

/** "Lunch 2 to 3 shop is closed" */
function shutEnd(tokens: readonly HoursToken[], at: number): number {
  const shut = skip(tokens, at, "comma", "light", "place");
  const end = tokens[shut + 1];
  return isKind(tokens[shut], "closed") && (!end || isKind(end, "comma", "stop") || /^[.!)]$/u.test(end.text))
    ? shut + 1
    : at;
}

/** "1 to 2 for my dinner" */
function mealEnd(tokens: readonly HoursToken[], at: number): number {
  const meal = skip(tokens, at, "light");
  return isKind(tokens[meal], "meal") ? skip(tokens, meal, "meal") : at;
}

function rangeAt(tokens: readonly HoursToken[], at: number): RangeAt | undefined {
  if (isKind(tokens[at], "between")) return betweenAt(tokens, at);
  if (isKind(tokens[at], "until")) return untilAt(tokens, at);
  const isLed = isKind(tokens[at], "from");
  const from = timeAt(tokens, isLed ? skip(tokens, at, "from", "light") : at);
  if (!from) return isKind(tokens[at], "range") && !isDash(tokens[at]) ? untilAt(tokens, at) : undefined;
  const dash = goesOn(tokens, at, skip(tokens, from.next, "light"));
  if (isKind(tokens[dash], "onwards", "openEnd")) return open(at, dash + 1, from.clock);
  const closing = closingAt(tokens, at, from.next);
  if (closing) return { at, next: closing.next, range: { opens: from.clock, closes: closing.clock }, isVague: false };
  if (!isKind(tokens[dash], "range", "until") && !isSlash(tokens, dash))
    return isLed ? open(at, from.next, from.clock) : undefined;
  const end = skip(tokens, dash + 1, "light", "from");
  if (isKind(tokens[end], "openEnd", "onwards")) return open(at, end + 1, from.clock);
  const to = timeAt(tokens, end);
  return to && { at, next: to.next, range: { opens: from.clock, closes: to.clock }, isVague: false };
}

/** "We open at 9 and go till the pot is empty" */
function goesOn(tokens: readonly HoursToken[], at: number, and: number): number {
  const isOpening = tokens.slice(Math.max(0, at - NEAR), at).some((token) => isKind(token, "open"));
  const isGoing = isOpening && isKind(tokens[and], "and") && GOES.has(tokens[and + 1]?.text ?? "");
  return isGoing && isKind(tokens[and + 2], "range", "until") ? and + 2 : and;
}
const GOES = new Set("go stay run serve seguimos bleiben restons blijven".split(" "));

/** "9h/19h", but not "9h-12h/14h-18h" */
const isSlash = (tokens: readonly HoursToken[], at: number): boolean =>
  tokens[at]?.text === "/" && tokens[at + 1]?.clock !== undefined && !isKind(tokens[at + 2], "range", "until");

/** "We open at ten, we close at six": both times say what they are. */
function closingAt(tokens: readonly HoursToken[], at: number, next: number): ReturnType<typeof timeAt> {
  const isOpening = tokens.slice(Math.max(0, at - NEAR), at).some((token) => isKind(token, "open"));
  const word = skip(tokens, next, "comma", "and", "light", "place");
  if (!isOpening || word === next) return undefined;
  const isClosing = isKind(tokens[word], "closed", "until", "openEnd") && CLOSES.test(tokens[word]!.text);
  return isClosing ? timeAt(tokens, skip(tokens, word + 1, "light", "from")) : undefined;
}

const NEAR = 3;
/** In the nine languages: "we close", "wir schließen", "cerramos" and their kin. */
const CLOSES =
  /(?<!\p{L})(?:clos|shut|lock up|finish|schließ|zu$|cerr|cierr|ferm|chiud|fech|encerr|sluit|dicht|zamyka|نغلق|نقفل|يغلق)/u;

const open = (at: number, next: number, opens: Clock): RangeAt => ({ at, next, range: { opens }, isVague: true });

/** "till" may stand alone, a dash before a time is no word. */
const isDash = (token: HoursToken | undefined) => token !== undefined && !/\p{L}{2}/u.test(token.text);

function untilAt(tokens: readonly HoursToken[], at: number): RangeAt | undefined {
  const end = skip(tokens, at + 1, "light");
  if (isKind(tokens[end], "openEnd")) return { at, next: end + 1, range: {}, isVague: true };
  const to = timeAt(tokens, end);
  return to && { at, next: to.next, range: { closes: to.clock }, isVague: false };
}

/** "between 9 and 5:30"; "9 and 5:30" alone would be two times. */
function betweenAt(tokens: readonly HoursToken[], at: number): RangeAt | undefined {
  const from = timeAt(tokens, skip(tokens, at + 1, "light"));
  if (!from || !isKind(tokens[from.next], "and", "range")) return undefined;
  const to = timeAt(tokens, skip(tokens, from.next + 1, "light"));
  return to && { at, next: to.next, range: { opens: from.clock, closes: to.clock }, isVague: false };
}

/** A time with the half of the day that it is in: "9 in the morning". */
function timeAt(tokens: readonly HoursToken[], at: number): { clock: Clock; next: number } | undefined {
  const clock = tokens[at]?.clock;
  if (!clock) return undefined;
  const behind = tokens[at + 1];
  const half = behind?.kind;
  if (half === "am" || half === "pm" || half === "night") return { clock: inHalf(clock, half), next: at + 2 };
  // "12 noon"
  const isNamed = isKind(behind, "noon", "midnight") && clock.minutes % 720 === 0;
  return { clock: isNamed ? behind!.clock! : clock, next: isNamed ? at + 2 : at + 1 };
}
