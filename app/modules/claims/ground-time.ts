import { datesIn, sameDate } from "./calendar-dates";
import { hoursIn, isLedUpTo, sameSpan, sameTime, type HoursStatement, type TimeSpan } from "./clock-times";
import { yearsIn } from "./find-time-claims";
import type { Ground } from "./ground";
import type { SourceLine } from "./source-line";
import type { PreparedSources } from "./prepare-sources";

/** An answer within 24 hours says nothing of when somebody is there. */
const ALWAYS =
  /24\/7|(?<!\b(?:within|under|in|than|von|binnen|en|de) )24 ?(?:hours|h\b|stunden|horas)|(?:a|around|round) the clock|rund um die uhr|day and night|tag und nacht|día y noche|على مدار الساعة|٢٤ ساعة|24 ساعة/iu;

/** Times that the owner gives, for each of the days that the claim names. */
export const groundHours: Ground = ({ text, key, context }, sources) => {
  if (key === "hours:always") return sources.lines.find((line) => ALWAYS.test(line.text));
  const { statements, spans } = hoursIn(context);
  const isClaim = (part: { start: number; end: number }) => context.slice(part.start, part.end) === text;
  const statement = statements.find(isClaim);
  const span = spans.find(isClaim) ?? hoursIn(text).spans[0];
  if (!statement) return span && sources.lines.find((line) => holdsSpan(line, span));
  const lines = statement.days.map(
    (day) => lineForDay(statement, day, sources.lines) ?? lineRead(statement, day, sources),
  );
  return lines.every(Boolean)
    ? (lines[0] ?? sources.lines.find((line) => statement.spans.every((span) => holdsSpan(line, span))))
    : undefined;
};

/** The line that says the same of a weekday, or names the day and all the times in words that no parser reads. */
function lineForDay({ isClosed, spans }: HoursStatement, day: number, lines: SourceLine[]): SourceLine | undefined {
  const said = lines.filter((line) => line.hours.statements.some(({ days }) => days.includes(day)));
  const of = (line: SourceLine) => line.hours.statements.filter(({ days }) => days.includes(day));
  const same = said.find((line) =>
    isClosed
      ? of(line).some((each) => each.isClosed)
      : spans.every((span) => of(line).some((each) => each.spans.some((given) => sameSpan(span, given)))),
  );
  if (same) return same;
  if (isClosed)
    return said.length === 0
      ? lines.find((line) => line.hours.statements.some((each) => !each.isClosed && each.days.length > 0))
      : undefined;
  return said.length === 0
    ? lines.find((line) => line.hours.statements.length === 0 && spans.every((span) => holdsSpan(line, span)))
    : undefined;
}

/** The line that the reader of hours knows of: "every day except Tuesday" closes on Tuesday, "Fri till 9" opens as before. */
function lineRead({ isClosed, spans }: HoursStatement, day: number, sources: PreparedSources): SourceLine | undefined {
  const row = sources.hours.find(
    (given) =>
      given.weekdays.includes(day) &&
      given.isClosed === isClosed &&
      given.spans.length === spans.length &&
      spans.every((span, index) => sameSpan(span, given.spans[index]!)),
  );
  return row && sources.lines.find(({ text }) => text.includes(row.words));
}

function holdsSpan(line: SourceLine, span: TimeSpan): boolean {
  const { statements, spans } = line.hours;
  const free = spans.filter((given) => given.to || !given.from.isBare || isLedUpTo(line.text, given.start));
  if ([...statements.flatMap((statement) => statement.spans), ...free].some((given) => sameSpan(span, given)))
    return true;
  const single = free.filter((given) => !given.to);
  return (
    span.to !== undefined && [span.from, span.to].every((time) => single.some((given) => sameTime(time, given.from)))
  );
}

/** The same day and month; a year alone must stand as a year. */
export const groundDate: Ground = ({ text, context }, sources) => {
  const dates = datesIn(context).filter(({ start, end }) => context.slice(start, end) === text);
  if (dates.length > 0)
    return sources.lines.find((line) => dates.some((date) => line.dates.some((given) => sameDate(date, given))));
  return lineWithYear(Number.parseInt(text, 10), sources);
};

const lineWithYear = (year: number, { lines }: PreparedSources) =>
  lines.find(
    (line) => line.dates.some((date) => date.year === year) || yearsIn(line.text).some((given) => given.year === year),
  );
