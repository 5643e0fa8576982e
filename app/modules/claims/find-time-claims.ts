import { asciiDigits } from "../facts/digits";
import { datesIn, type CalendarDate } from "./calendar-dates";
import type { TextClaim } from "./claim";
import { hoursIn, isLedUpTo, type HoursStatement, type TimeSpan } from "./clock-times";

const ALWAYS =
  /24\/7|24 hours a day|(?:a|around|round) the clock|rund um die uhr|24 horas al día|las 24 horas|على مدار الساعة/giu;
const MARKED = /[:.h]\d\d|\d\s?[ap]\.?\s?m\b|\d[ap]\b|uhr|hrs|\dh\b|noon|midnight|mitternacht|medianoche/iu;

/** Opening hours, closed days, times of day and dates. */
export function findTimeClaims(text: string): TextClaim[] {
  const { statements, spans } = hoursIn(text);
  return [
    ...Array.from(text.matchAll(ALWAYS), ({ 0: words, index }) =>
      claim("hours", text, "always", { start: index, end: index + words.length }),
    ),
    ...statements.map((statement) => claim("hours", text, statementKey(statement), statement)),
    ...spans.filter((span) => isMarked(text, span)).map((span) => claim("hours", text, spanKey(span), span)),
    ...datesIn(text).map((date) => claim("date", text, dateKey(date), date)),
    ...yearsIn(text).map((year) => claim("date", text, text.slice(year.start, year.end), year)),
  ];
}

const claim = (
  kind: "hours" | "date",
  text: string,
  key: string,
  { start, end }: { start: number; end: number },
): TextClaim => ({
  kind,
  text: text.slice(start, end),
  key: `${kind}:${key}`,
  start,
  end,
});

/**
 * A bare number, or one with a point that could be an amount, is a time only with a sign of it, or from one to another.
 */
function isMarked(text: string, { start, end, to }: TimeSpan): boolean {
  const written = text.slice(start, end);
  if (!MARKED.test(written)) return false;
  if (isLedUpTo(text, start)) return true;
  return to !== undefined || !/^\d{1,2}\.\d\d$/.test(written);
}

function statementKey({ days, isClosed, spans }: HoursStatement): string {
  return `${[...new Set(days)].sort().join("")}:${isClosed ? "closed" : spans.map(spanKey).join(",")}`;
}

/** Where morning or evening is open, shops open before eight in the evening and close after they open. */
function spanKey({ from, to }: TimeSpan): string {
  if (!to) return String(from.minutes);
  const closes = !to.isSure && to.minutes <= from.minutes ? to.minutes + 720 : to.minutes;
  return `${from.minutes}-${closes}`;
}

function dateKey({ days, month, year }: CalendarDate): string {
  return [year ?? "", month, days.join("+")].join("-");
}

const YEAR = /(?<![\p{L}\d$€£.,/:@#-])(?:1[5-9]\d\d|20\d\d)(?:er|s)?(?![\d%$€£\p{L}@]|[.,:/]\d|-\d{3})/gu;
const DATED =
  /(?:^|[\s(])(?:in|since|seit|im jahre?|jahrgang|desde|en|de|del año|año|from|until|by|before|after|est\.?|established|founded|gegr\.?|gegründet|fundad[oa]|عام|سنة|منذ|في|anno|for|vor|von|ab|bis|the|depuis|dal|nel|em|sinds|vanaf|od|(?:od|w) roku)\s?$/iu;
const COPYRIGHT = /[©]|copyright|\(c\)/iu;

/** Years of a foundation, an award, a building; never the year of the copyright. */
export function yearsIn(text: string): { year: number; start: number; end: number }[] {
  return Array.from(asciiDigits(text).matchAll(YEAR), ({ 0: year, index }) => ({
    year: Number.parseInt(year, 10),
    start: index,
    end: index + year.length,
  })).filter(({ start, end }) => isYear(text, start, end));
}

function isYear(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 24), start);
  if (COPYRIGHT.test(before)) return false;
  return DATED.test(before) || !/^\s\p{Ll}{3,}/u.test(text.slice(end, end + 12));
}
