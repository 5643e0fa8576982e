import { dateTokens, type DateToken } from "../facts/date-tokens";
import { asciiDigits } from "../facts/digits";
import { monthNames } from "../facts/reading/calendar-names";
import { READ_LANGUAGES } from "../facts/reading/read-languages";
import { plainWord } from "./plain-text";

/**
 * A date in a text with its offsets: a day of a month, a month of a year, or both; `days` are two for a stretch of
 * days.
 */
export interface CalendarDate {
  days: number[];
  month: number;
  year?: number;
  start: number;
  end: number;
}

const MONTHS = (
  "jan january januar enero janvier يناير|feb february februar febrero fevrier فبراير|mar march marz marzo mars مارس|apr april abril avril ابريل|" +
  "may mai mayo مايو|jun june juni junio juin يونيو|jul july juli julio juillet يوليو|aug august agosto aout اغسطس|" +
  "sep sept september septiembre setiembre septembre سبتمبر|oct okt october oktober octubre octobre اكتوبر|nov november noviembre novembre نوفمبر|dec dez december dezember diciembre decembre ديسمبر"
).split("|");
/** A short name is another word elsewhere: "3 out of 5" is no October. */
const MONTH = new Map([
  ...READ_LANGUAGES.flatMap((language) => monthNames(language)).flatMap((names, index) =>
    names.filter((name) => name.length > 3).map((name) => [plainWord(name), (index % 12) + 1] as const),
  ),
  ...MONTHS.flatMap((names, index) => names.split(" ").map((name) => [name, index + 1] as const)),
]);

/** A letter for each kind of token, as in date-tokens; Y is any year. */
const DATE =
  /(?<days>Do?(?:[ra,]o*(?:W,?o*|,o*)?Do?){0,30})(?<month>M)(?:,?o?(?<year>Y))?|(?<month2>M)o*(?<days2>D(?:[ra]o*D)*)(?:,?o?(?<year2>Y))?|(?<month3>M),?o?(?<year3>Y)|(?<figures>N)/gu;

/** All dates of a text that name a month, in order. */
export function datesIn(text: string): CalendarDate[] {
  if (!/\d|[٠-٩]/.test(text)) return [];
  const tokens = dateTokens(text).map((token) => ({ ...token, kind: kindOf(text, token) }));
  const short = Array.from(text.matchAll(SHORT), ({ 0: figures, index: start }) =>
    inFigures(text, { start, end: start + figures.length }),
  ).flat();
  const whole = Array.from(
    tokens
      .map(({ kind }) => kind)
      .join("")
      .matchAll(DATE),
  ).flatMap(({ 0: match, index }) => {
    const part = tokens.slice(index, index + match.length);
    return part[0]?.kind === "N" ? inFigures(text, part[0]) : inWords(text, part);
  });
  return [...whole, ...short];
}

/** "hasta el 15/09": a date without its year, where a word leads up to it. */
const SHORT = /(?<=(?:^|\s)(?:el|al|del|am|bis|vom|on|until|till|by|le|du|au)\s)\d{1,2}\/\d{1,2}(?![/\d])/giu;

function kindOf(text: string, { kind, start, end }: DateToken): string {
  return kind === "x" && /^(?:1[5-9]|20)\d\d$/.test(asciiDigits(text.slice(start, end))) ? "Y" : kind;
}

function inWords(text: string, tokens: DateToken[]): CalendarDate[] {
  const of = (kind: string) =>
    tokens.filter((token) => token.kind === kind).map(({ start, end }) => text.slice(start, end));
  const month = MONTH.get(plainWord(of("M")[0]!));
  if (month === undefined) return [];
  const [days, year] = [of("D").map(toNumber), of("Y").map(toNumber)[0]];
  return [{ days, month, ...(year && { year }), start: tokens[0]!.start, end: tokens.at(-1)!.end }];
}

/** "24.12.", "24.12.2026", "2026-12-24", "12/24/2026"; where day and month could be either, both are given. */
function inFigures(text: string, { start, end }: Pick<DateToken, "start" | "end">): CalendarDate[] {
  const figures = asciiDigits(text.slice(start, end)).split(/\D+/).filter(Boolean).map(Number);
  const [first = 0, second = 0, third] = figures;
  if (first > 31) return [{ days: [third!], month: second, year: first, start, end }];
  const year = third === undefined ? undefined : third < 100 ? 2000 + third : third;
  const date = (day: number, month: number) => ({ days: [day], month, ...(year && { year }), start, end });
  const isAmerican = text.charAt(start + 1) === "/" || text.charAt(start + 2) === "/";
  const readings = isAmerican ? [date(first, second), date(second, first)] : [date(first, second)];
  return readings.filter(({ days, month }) => month >= 1 && month <= 12 && days[0]! <= 31);
}

const toNumber = (written: string) => Number.parseInt(asciiDigits(written), 10);

/** Whether a date says nothing that the other does not: a year or day that only one of them names is no difference. */
export function sameDate(a: CalendarDate, b: CalendarDate): boolean {
  const years = a.year === undefined || b.year === undefined || a.year === b.year;
  return a.month === b.month && years && a.days.every((day) => b.days.includes(day));
}
