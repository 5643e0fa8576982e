import { hoursTokens, type HoursToken } from "../hours/tokens";
import { isKind } from "../hours/walk";
import { MONTHS } from "../hours/hours-kinds";

/** What may stand among the days and times that a thing is on. */
const AMONG = [
  ...(["from", "until", "range", "between", "and", "comma", "light", "only", "daily", "workdays", "weekend"] as const),
  ...(["noon", "midnight", "am", "pm", "night", "season", "ofSeason", "ordinal", "ofMonth", "number", "time"] as const),
  ...MONTHS,
] as const;
/** What only leads from a name to its day: "Joga w piątki". */
const LEADS = ["light", "from", "until", "range", "ordinal", "ofSeason"] as const;

/**
 * Where in the name of something sold that begins which only says when it is on, with a time of day: "Beaver tour Fridays
 * 7 pm" is a beaver tour. It reaches to the end of the name or to a comma. Undefined where nothing of the kind stands there.
 */
export function whenBegins(name: string, language: string): number | undefined {
  const tokens = hoursTokens(name, language);
  const isDay = (token: HoursToken) => token.weekdays !== undefined || isShortDay(token, name, language);
  const first = tokens.findIndex((token, at) => at > 0 && (isDay(token) || isTimeLedTo(tokens, at)));
  if (first === -1) return undefined;
  const end = endOfRun(tokens, first + 1);
  const run = tokens.slice(first, end);
  const isTimed = run.some(({ kind }) => kind === "time") || run.some(isHourBehind);
  const isWhole = tokens[end] === undefined || isKind(run.at(-1), "comma");
  const begin = leadFrom(tokens, first);
  const isNamed = tokens
    .slice(0, begin)
    .some(({ kind, text }) => !isKind({ ...NONE, kind }, ...AMONG) && text.length > 3);
  return isTimed && isWhole && isNamed ? tokens[begin]!.start : undefined;
}

const NONE = { text: "", start: 0, end: 0 };

/** "Sa um 14 Uhr": two letters with a capital that beside an hour are a day. */
const isShortDay = ({ kind, text, start, end }: HoursToken, name: string, language: string): boolean =>
  kind === "other" &&
  text.length === 2 &&
  /^\p{Lu}/u.test(name.slice(start, end)) &&
  hoursTokens(`${text} 14:00`, language)[0]?.weekdays !== undefined;

/** "From 7.30", "at 19h": a time that is written as one. */
const isTimeLedTo = (tokens: readonly HoursToken[], at: number): boolean =>
  tokens[at]!.kind === "time" && isKind(tokens[at - 1], "from", "until", "range");

/** "Sundays 8 to 11": a number beside days. */
const isHourBehind = ({ clock, kind }: HoursToken, at: number): boolean =>
  at > 0 && clock !== undefined && kind !== "time";

function endOfRun(tokens: readonly HoursToken[], from: number): number {
  let end = from;
  while (tokens[end]?.weekdays || tokens[end]?.clock || isKind(tokens[end], ...AMONG) || isYear(tokens, end)) end++;
  return end;
}

/** "11 July 2026" */
const isYear = (tokens: readonly HoursToken[], at: number): boolean =>
  /^20\d\d$/u.test(tokens[at]?.text ?? "") && isKind(tokens[at - 1], ...MONTHS);

function leadFrom(tokens: readonly HoursToken[], at: number): number {
  let begin = at;
  while (begin > 1 && isKind(tokens[begin - 1], ...LEADS)) begin--;
  return begin;
}
