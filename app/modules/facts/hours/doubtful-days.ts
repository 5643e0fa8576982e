import { daysAt } from "./days";
import { FOREIGN, MONTHS } from "./hours-kinds";
import { isPause, tellsOtherHours } from "./limits";
import type { HoursSentence } from "./read-sentence";
import type { Statement } from "./statement";
import { hoursTokens, type HoursToken } from "./tokens";
import { isKind, skip } from "./walk";
import type { Entry } from "./week";

/** What ends a sentence about hours, with the number of that sentence. */
interface Limit {
  sentence: number;
  text: string;
}

/** A sentence that was not understood, with its number. */
interface UnreadSentence extends HoursSentence {
  sentence: number;
}

/** Rows that are left, and of each sentence that says more of their days than they do, where it does. */
interface Undoubted {
  kept: Entry[];
  cut: ReadonlyMap<number, Statement>;
  /** The sentences without which the rows left must not stand, where one was cut of which only some days are in doubt. */
  needed: ReadonlySet<number>;
}

/**
 * A row stands for each week. What holds in some weeks or "only in the evening" is no row; and a day of which another
 * ending or sentence says something that is not understood has none either, whoever read the rest. Where that cuts days
 * out of what an owner said of several ("Mon-Sat" and a word on Tuesday), visitors would take all of them for closed:
 * there the other rows stand only with the sentences that say so.
 */
export function withoutDoubtful(
  entries: readonly Entry[],
  { limits, unread, language }: { limits: readonly Limit[]; unread: readonly UnreadSentence[]; language: string },
): Undoubted {
  const narrow = narrowIn(entries);
  const endings = limits.map(({ sentence, text }) => ({ sentence, tokens: hoursTokens(text, language) }));
  const paused = endings.filter(({ tokens }) => isPause(tokens)).map(({ sentence }) => sentence);
  const isPaused = unread.some(({ tokens }) => isPause(tokens));
  const doubtful = new Set([
    ...[...narrow].flatMap(({ statement }) => statement.days.weekdays),
    ...endings.flatMap(({ tokens }) => daysNamed(tokens)),
    ...entries.filter(({ sentence }) => isPaused || paused.includes(sentence)).flatMap(({ weekdays }) => weekdays),
    ...unread.filter(changesHours).flatMap(({ tokens }) => daysNamed(tokens)),
  ]);
  const isCut = (entry: Entry) =>
    narrow.has(entry) ||
    entry.statement.days.weekdays.some((day) => doubtful.has(day)) ||
    entry.weekdays.some((day) => doubtful.has(day));
  const isSplit = (entry: Entry) =>
    !narrow.has(entry) && isCut(entry) && entry.weekdays.some((day) => !doubtful.has(day));
  const kept = entries.filter((entry) => !isCut(entry));
  const cut = entries.filter(isCut).toSorted((one, other) => Number(narrow.has(one)) - Number(narrow.has(other)));
  const doubting = [
    ...endings.filter(({ tokens }) => daysNamed(tokens).length > 0),
    ...unread.filter(changesHours).filter(({ tokens }) => daysNamed(tokens).length > 0),
  ];
  const needed = entries.some(isSplit) ? [...cut, ...doubting].map(({ sentence }) => sentence) : [];
  return { kept, cut: new Map(cut.map(({ sentence, statement }) => [sentence, statement])), needed: new Set(needed) };
}

/** Seasons beside none of the year are all that a business has. */
function narrowIn(entries: readonly Entry[]): ReadonlySet<Entry> {
  const isOfSeason = ({ statement: { days, times } }: Entry) => days.isSeasonal === true || times?.isSeasonal === true;
  const isAllSeasonal = entries.every((entry) => isOfSeason(entry) || entry.statement.isClosed);
  return new Set(entries.filter((entry) => (isOfSeason(entry) ? !isAllSeasonal : isNarrow(entry))));
}

/** Said of some weeks only, of a part of the day without its times, or up to a time from when on nobody said. */
const isNarrow = ({ statement: { days, times, value, isClosed }, ranges }: Entry): boolean =>
  days.isSometimes ||
  (!isClosed && !times && value !== undefined) ||
  ranges.some(({ opens, closes }) => closes !== undefined && opens === undefined);

const changesHours = ({ isAboutHours, mayChangeHours, tokens }: HoursSentence) =>
  !isAboutHours || mayChangeHours || tellsOtherHours(tokens) || tokens.some((token) => isKind(token, "open", "closed"));

/** The days that words name, each or from one to another, unless they are about something that has hours of its own. */
function daysNamed(tokens: readonly HoursToken[]): readonly number[] {
  if (isOfSomethingElse(tokens)) return [];
  const named: number[] = [];
  for (let at = 0; at < tokens.length; ) {
    const { weekdays = [], next } = daysFrom(tokens, at);
    named.push(...weekdays);
    at = next;
  }
  return named;
}

function daysFrom(tokens: readonly HoursToken[], at: number): { weekdays?: readonly number[]; next: number } {
  const token = tokens[at]!;
  if (!token.weekdays || isKind(token, "daily")) return { next: at + 1 };
  if (isDated(tokens, at)) return { next: at + 1 };
  return daysAt(tokens, at) ?? { weekdays: token.weekdays, next: at + 1 };
}

/** "Monday 3 May" is no other Monday. */
function isDated(tokens: readonly HoursToken[], at: number): boolean {
  const day = skip(tokens, at + 1, "light", "comma");
  const isNumber = /^\d{1,2}$/u.test(tokens[day]?.text ?? "");
  return isNumber && isKind(tokens[skip(tokens, day + 1, "light", "stop")], ...MONTHS);
}

/** "The kitchen closes on Fridays"; what stands behind the word may be why: "Closed on Fridays for prayers". */
export function isOfSomethingElse(tokens: readonly HoursToken[]): boolean {
  const closed = tokens.findIndex((token) => isKind(token, "closed"));
  return tokens.slice(0, closed < 0 ? tokens.length : closed).some((token) => isKind(token, ...FOREIGN));
}
