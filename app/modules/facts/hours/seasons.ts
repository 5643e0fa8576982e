import type { HoursToken } from "./tokens";
import { isKind, skip } from "./walk";

/** "in summer" and "from May to October" behind the days or times that they are about. */
export function seasonBehind(tokens: readonly HoursToken[], at: number): number | undefined {
  return seasonAt(tokens, skip(tokens, at, "light", "from"));
}

/** Where a season that begins at a token ends: "in summer", "from mid May to September", "28 March to 1 November". */
export function seasonAt(tokens: readonly HoursToken[], at: number): number | undefined {
  const start = isKind(tokens[at], "from", "between") ? skip(tokens, at, "from", "between", "light") : at;
  const first = monthAt(tokens, start);
  if (!first) return undefined;
  let { next } = first;
  // "Season: from 1 May to 30 September"
  const named = first.isNamed && skip(tokens, next, "from", "light") > next ? seasonBehind(tokens, next) : undefined;
  if (named !== undefined) return named;
  let isRange = false;
  for (;;) {
    const isTo = isKind(tokens[next], "range", "until");
    const further =
      isTo || (!first.isNamed && isKind(tokens[next], "and", "comma"))
        ? monthAt(tokens, skip(tokens, next + 1, "light"))
        : undefined;
    if (!further) break;
    next = further.next;
    isRange ||= isTo;
  }
  // "Saturday 14 June" is a day, and no part of the year.
  return first.isDate && !isRange ? undefined : next;
}

/** A month or what stands for one: whether it is a day of one, or has a name ("Easter"). */
interface Month {
  next: number;
  isDate: boolean;
  isNamed: boolean;
}

/** "May", "mid May", "the end of May", "1 May", "Easter": where it ends. */
function monthAt(tokens: readonly HoursToken[], at: number): Month | undefined {
  if (isKind(tokens[at], "season")) return { next: at + 1, isDate: false, isNamed: true };
  const month = skip(tokens, at, "ofSeason", "light");
  if (isMonth(tokens[month])) return { next: month + 1, isDate: false, isNamed: false };
  const dated = isDayNumber(tokens[at]) ? monthBehind(tokens, at + 1) : undefined;
  return dated === undefined ? undefined : { next: yearEnd(tokens, dated + 1), isDate: true, isNamed: false };
}

/** "1. Mai", "1er mai", "1st of May" */
function monthBehind(tokens: readonly HoursToken[], at: number): number | undefined {
  const ends = ORDINAL_ENDING.test(tokens[at]?.text ?? "") || isKind(tokens[at], "stop");
  const month = skip(tokens, ends ? at + 1 : at, "light", "ofMonth");
  return month - at <= MOST_BETWEEN && isMonth(tokens[month]) ? month : undefined;
}

const MOST_BETWEEN = 2;
const ORDINAL_ENDING = /^(?:st|nd|rd|th|er|ª|º|°)$/u;

const isDayNumber = (token: HoursToken | undefined): boolean =>
  token !== undefined &&
  /^\d{1,2}(?:er|st|nd|rd|th|[ª°º])?$/u.test(token.text) &&
  Number.parseInt(token.text, 10) <= 31;

const yearEnd = (tokens: readonly HoursToken[], at: number): number =>
  /^20\d\d$/u.test(tokens[at]?.text ?? "") ? at + 1 : at;

const isMonth = (token: HoursToken | undefined) => token?.kind.startsWith("month") ?? false;
