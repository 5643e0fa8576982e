import { daysAt } from "./days";
import { FOREIGN } from "./hours-kinds";
import type { HoursSentence } from "./read-sentence";
import type { Statement } from "./statement";
import { hoursTokens, type HoursToken } from "./tokens";
import { isKind } from "./walk";
import type { Entry } from "./week";

/** Rows that are left, and of each sentence that says more of their days than they do, where it does. */
interface Undoubted {
  kept: Entry[];
  cut: ReadonlyMap<number, Statement>;
}

/**
 * A row stands for each week. What holds in some weeks or "only in the evening" is no row; and a day of which another
 * ending or sentence says something that is not understood has none either, whoever read the rest.
 */
export function withoutDoubtful(
  entries: readonly Entry[],
  { limits, unread, language }: { limits: readonly string[]; unread: readonly HoursSentence[]; language: string },
): Undoubted {
  const narrow = narrowIn(entries);
  const doubtful = new Set([
    ...[...narrow].flatMap(({ statement }) => statement.days.weekdays),
    ...limits.flatMap((limit) => daysNamed(hoursTokens(limit, language))),
    ...unread.filter(changesHours).flatMap(({ tokens }) => daysNamed(tokens)),
  ]);
  const isCut = (entry: Entry) =>
    narrow.has(entry) ||
    entry.statement.days.weekdays.some((day) => doubtful.has(day)) ||
    entry.weekdays.some((day) => doubtful.has(day));
  const kept = entries.flatMap((entry) => {
    if (!isCut(entry)) return [entry];
    const weekdays = entry.weekdays.filter((day) => !doubtful.has(day));
    return narrow.has(entry) || weekdays.length === 0 ? [] : [{ ...entry, weekdays, isCut: true }];
  });
  const cut = entries.filter(isCut).toSorted((one, other) => Number(narrow.has(one)) - Number(narrow.has(other)));
  return { kept, cut: new Map(cut.map(({ sentence, statement }) => [sentence, statement])) };
}

/** Seasons beside none of the year are all that a business has. */
function narrowIn(entries: readonly Entry[]): ReadonlySet<Entry> {
  const isOfSeason = ({ statement: { days, times } }: Entry) => days.isSeasonal === true || times?.isSeasonal === true;
  const isAllSeasonal = entries.every((entry) => isOfSeason(entry) || entry.statement.isClosed);
  return new Set(entries.filter((entry) => (isOfSeason(entry) ? !isAllSeasonal : isNarrow(entry.statement))));
}

/** Said of some weeks only, or of a part of the day without its times. */
const isNarrow = ({ days, times, value, isClosed }: Statement): boolean =>
  days.isSometimes || (!isClosed && !times && value !== undefined);

const changesHours = ({ mayChangeHours, tokens }: HoursSentence) =>
  mayChangeHours || tokens.some((token) => isKind(token, "open", "closed"));

/** The days that words name, each or from one to another, unless they are about something that has hours of its own. */
function daysNamed(tokens: readonly HoursToken[]): readonly number[] {
  if (tokens.some((token) => isKind(token, ...FOREIGN))) return [];
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
  return daysAt(tokens, at) ?? { weekdays: token.weekdays, next: at + 1 };
}
