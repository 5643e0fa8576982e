import type { HoursToken } from "./tokens";
import { seasonAt, seasonBehind } from "./seasons";
import { isKind, skip, type TokenSpan } from "./walk";

/** Days of the week as a text names them (0 = Monday). */
export interface Days extends TokenSpan {
  weekdays: readonly number[];
  /** "All other days": which they are, the statements around it say. */
  isRest: boolean;
  /** Not each week: the first Saturday of the month, Sundays in summer. */
  isSometimes: boolean;
  /** "In summer": what stands before the days may be said of further days, too. */
  isSeasonal?: boolean;
  /** The days behind "except": closed where nothing else is said of them. */
  excepted?: readonly number[];
  /** Of those it is said that they are closed. */
  isExceptedClosed?: boolean;
  /** Where the last of several days begins, which may belong to what follows. */
  last?: Days & { before: number };
}

/** Reads "Mon-Fri", "Saturday and Sunday", "daily except Wednesday", "May to September: weekends" from a token on. */
export function daysAt(tokens: readonly HoursToken[], at: number): Days | undefined {
  const season = seasonAt(tokens, at);
  const start = season ? skip(tokens, season, "light", "comma", "open", "place", "office") : at;
  const ordinal = ordinalAt(tokens, start);
  const list = listAt(tokens, ordinal ?? start);
  if (!list) return undefined;
  const monthly = ordinal !== undefined && isKind(tokens[list.next], "ofMonth") ? list.next + 1 : list.next;
  const weeks = skip(tokens, skip(tokens, monthly, "light"), "ordinal");
  const some = isKind(tokens[weeks - 1], "ordinal") ? weeks : monthly;
  const later = seasonBehind(tokens, some);
  const isSometimes = season !== undefined || ordinal !== undefined || later !== undefined || some > monthly;
  const isSeasonal = season !== undefined || later !== undefined;
  return { ...list, at, next: later ?? some, isSometimes, isSeasonal, ...(isSometimes && { last: undefined }) };
}

/** The days without those behind "except", and where they end; undefined where these are not among them. */
export function withoutExcepted(tokens: readonly HoursToken[], days: Days, at: number): Days | undefined {
  const sign = skip(tokens, at, "light", "comma");
  if (!isKind(tokens[sign], "except")) return undefined;
  const but = listAt(tokens, skip(tokens, sign + 1, "light", "from"));
  if (!but || but.isRest || !but.weekdays.every((day) => days.weekdays.includes(day))) return undefined;
  if (but.weekdays.length === days.weekdays.length) return undefined;
  const weekdays = days.weekdays.filter((day) => !but.weekdays.includes(day));
  // "Except Sunday, closed."
  const closed = skip(tokens, but.next, "comma", "light");
  const end = tokens[skip(tokens, closed + 1, "light")];
  const isEnd = isKind(tokens[closed], "closed") && (!end || isKind(end, "comma", "stop") || /^[.!)]$/u.test(end.text));
  const next = isEnd ? closed + 1 : but.next;
  return { ...days, weekdays, excepted: but.weekdays, isExceptedClosed: isEnd, next, last: undefined };
}

function ordinalAt(tokens: readonly HoursToken[], at: number): number | undefined {
  if (!isKind(tokens[at], "ordinal")) return undefined;
  let next = at + 1;
  while (isKind(tokens[next], "and", "comma") && isKind(tokens[next + 1], "ordinal")) next += 2;
  return skip(tokens, next, "light");
}

function listAt(tokens: readonly HoursToken[], at: number): Days | undefined {
  const first = itemAt(tokens, at);
  if (!first) return undefined;
  let list = first;
  for (;;) {
    const joined = joinedAt(tokens, list.next);
    const more = joined === undefined || list.isRest ? undefined : itemAt(tokens, joined);
    if (!more || more.isRest) return list;
    const weekdays = [...new Set([...list.weekdays, ...more.weekdays])];
    list = { ...list, next: more.next, weekdays, last: { ...more, before: list.next } };
  }
}

/** Behind "and" or a comma; an Arabic "and" is part of the word. */
function joinedAt(tokens: readonly HoursToken[], at: number): number | undefined {
  if (tokens[at]?.text.startsWith("و") && tokens[at].weekdays) return at;
  // "mardi mercredi 9h-18h"
  if (isOneDay(tokens[at - 1]) && isOneDay(tokens[at])) return at;
  const dotted = tokens[at]?.text === "." ? at + 1 : at;
  const next = skip(tokens, dotted, "and", "comma");
  return next > dotted ? skip(tokens, next, "light") : undefined;
}

/** "To" is part of the word behind it. */
const ARABIC_TO = /^لل/u;

const isOneDay = (token: HoursToken | undefined) => token?.weekdays?.length === 1;

function itemAt(tokens: readonly HoursToken[], at: number): Days | undefined {
  const first = tokens[at];
  if (isKind(first, "otherwise")) return { at, next: at + 1, weekdays: [], isRest: true, isSometimes: false };
  if (!first?.weekdays) return undefined;
  const chain = chainAt(tokens, at);
  if (chain) return chain;
  const narrower = narrowerAt(tokens, at);
  if (narrower) return { ...narrower, at };
  const single = { at, next: at + 1, weekdays: first.weekdays, isRest: false, isSometimes: false };
  const dash = tokens[at + 1]?.text === "." ? at + 2 : at + 1;
  const isJoined = first.weekdays.length === 1 && ARABIC_TO.test(tokens[dash]?.text ?? "");
  const lastAt = isJoined ? dash : skip(tokens, dash + 1, "light");
  const last = isJoined || isKind(tokens[dash], "range", "until") ? tokens[lastAt] : undefined;
  if (first.weekdays.length !== 1 || last?.weekdays?.length !== 1) return single;
  const from = first.weekdays[0]!;
  const length = ((last.weekdays[0]! - from + 7) % 7) + 1;
  return { ...single, next: lastAt + 1, weekdays: Array.from({ length }, (_, index) => (from + index) % 7) };
}

/** "Ma-di-do": with two dashes each of them is a day, and none of them a stretch of days. */
function chainAt(tokens: readonly HoursToken[], at: number): Days | undefined {
  const weekdays = [...(tokens[at]?.weekdays ?? [])];
  let next = at + 1;
  while (tokens[next]?.text === "-" && isOneDay(tokens[at]) && isOneDay(tokens[next + 1])) {
    weekdays.push(...tokens[next + 1]!.weekdays!);
    next += 2;
  }
  return weekdays.length > 2 && next > at + 1 ? { at, next, weekdays, isRest: false, isSometimes: false } : undefined;
}

/** "Werktags von Montag bis Donnerstag", "daily Tue-Sun": the days are those that are named. */
function narrowerAt(tokens: readonly HoursToken[], at: number): Days | undefined {
  if (!isKind(tokens[at], "daily", "workdays")) return undefined;
  const behind = skip(tokens, at + 1, "light", "from");
  const named = isOneDay(tokens[behind]) ? itemAt(tokens, behind) : undefined;
  return named && named.weekdays.length > 1 ? named : undefined;
}
