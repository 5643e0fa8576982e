import { capitalised } from "../language/capitalised";
import { daysAt, skipNeutral, timesAt, type DaysSpan, type Span, type TimesSpan } from "./hours-grammar";
import { hoursTokens, type HoursToken } from "./hours-tokens";
import { sentenceIdsOf, type Found, type Line, type SourceText } from "./source-text";

/** One statement of opening hours: `days` and `times` as written; `weekdays` 0 = Monday. */
export interface OpeningHours {
  days: string;
  times: string;
  closed: boolean;
  weekdays: number[];
  /** "HH:MM" pairs, only where the owner's words leave no doubt about morning and evening. */
  spans: { opens: string; closes: string }[];
}

/** Days with their times, as spans of a line. */
export type Statement = { days: DaysSpan; times?: TimesSpan; closed: boolean };

const MAY_HOLD_HOURS = /\d|clos|geschlossen|ruhetag|cerr|مغلق|appointment|[٠-٩]/iu;

/**
 * Opening hours and closed days in the order in which the owner wrote them; lines of which a sentence is `taken` are
 * something else.
 */
export function findHours(source: SourceText, taken: ReadonlySet<number> = new Set()): Found<OpeningHours>[] {
  return source.lines
    .filter((line) => line.text.length < 1000 && MAY_HOLD_HOURS.test(line.text))
    .filter((line) => !sentenceIdsOf(line).some((id) => taken.has(id)))
    .flatMap(hoursOfLine);
}

function hoursOfLine(line: Line): Found<OpeningHours>[] {
  const tokens = hoursTokens(line.text);
  const statements = readStatements(tokens);
  const sentenceIds = statements.length > 0 ? completeSentences(line, tokens, statements) : [];
  return statements.map((statement) => ({ value: describe(statement, line.text), sentenceIds }));
}

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

function describe({ days, times, closed }: Statement, text: string): OpeningHours {
  return {
    days: capitalised(slice(text, days)),
    times: times ? slice(text, times) : "",
    closed,
    weekdays: days.weekdays,
    spans: times?.spans ?? [],
  };
}

/** A sentence is said completely when hardly a word of it is about something other than hours. */
function completeSentences(line: Line, tokens: HoursToken[], statements: Statement[]): number[] {
  return line.sentences
    .filter(({ start, text }) => {
      const inside = tokens.filter((token) => token.start >= start && token.start < start + text.length);
      const others = inside.filter((token) => token.kind === "other").length;
      // A time that no statement holds ("closed for lunch 1pm - 2pm") would be lost with the sentence.
      const lost = inside.some(
        ({ kind, start: from }) =>
          (kind === "time" || kind === "special") && !statements.some((statement) => holds(statement, from)),
      );
      const said = statements.some(({ days }) => days.start >= start && days.start < start + text.length);
      return said && others <= 3 && !lost && !NAME.test(text);
    })
    .map((sentence) => sentence.id);
}

/** A person's name among the hours is shown nowhere else. */
const NAME = /(?:\b(?:with|mit|con|ask|asking|for|book)\s)\p{Lu}\p{Ll}{2,}|^\p{Lu}\p{Ll}{2,}\s\p{Lu}\p{Ll}{2,},\s/u;

function holds({ days, times }: Statement, at: number): boolean {
  return (at >= days.start && at < days.end) || (times !== undefined && at >= times.start && at < times.end);
}

function slice(text: string, { start, end }: Span): string {
  return text.slice(start, end).replace(/\s+/g, " ").trim();
}
