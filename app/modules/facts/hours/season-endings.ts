import { MONTHS } from "./hours-kinds";
import type { HoursToken } from "./tokens";
import { isKind } from "./walk";

const isOfYear = (token: HoursToken): boolean => isKind(token, "season", ...MONTHS);

/** "Out of season, if somebody rings": but in winter closed or by appointment only. */
export const leavesSeasonOpen = (ending: readonly HoursToken[]): boolean =>
  ending.some(isOfYear) && !ending.some((token) => isKind(token, "closed", "appointment"));

/** "; in April and October by appointment": in the other seasons there are no hours, which leaves these as they are. */
export const leavesOtherSeasons = (ending: readonly HoursToken[]): boolean =>
  ending.some(isOfYear) && !leavesSeasonOpen(ending) && !ending.some(({ clock, weekdays }) => clock ?? weekdays);

/** "April to October 9-6, in July and August until 8": an ending of some of the months that its sentence begins with. */
export function isWithinSeason(lead: readonly HoursToken[], ending: readonly HoursToken[]): boolean {
  const [from, ...others] = monthsIn(lead);
  const last = others.at(-1);
  const within = monthsIn(ending);
  if (from === undefined || last === undefined || within.length === 0) return false;
  const isLater = (month: number) => (month - from + 12) % 12;
  const isOfSome = within.length < isLater(last) + 1 && within.every((month) => isLater(month) <= isLater(last));
  return isOfSome && !ending.some((token) => isKind(token, "season") || token.weekdays);
}

const monthsIn = (tokens: readonly HoursToken[]): number[] =>
  tokens.flatMap(({ kind }) => {
    const [, month] = /^month(\d+)$/.exec(kind) ?? [];
    return month ? [Number(month)] : [];
  });
