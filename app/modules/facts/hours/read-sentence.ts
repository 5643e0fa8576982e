import { cover, type CoverageKinds, type Reading } from "../reading/coverage";
import type { Token } from "../reading/tokenize";
import { changesNoRow, leavesRows } from "./beside";
import { FOREIGN, MONTHS, type HoursKind } from "./hours-kinds";
import { endingsOf, limitsHours, mayChangeHours, startOf } from "./limits";
import { withoutReasons } from "./reasons";
import { isWithinSeason, leavesOtherSeasons, leavesSeasonOpen } from "./season-endings";
import { statementRule, type Statement } from "./statement";
import { stretchOf, type Stretch } from "./stretch";
import { hoursTokens, type HoursToken } from "./tokens";
import { isKind } from "./walk";
import { withoutPlace } from "./without-place";

/** A sentence as a reader of hours sees it. */
export interface HoursSentence {
  text: string;
  tokens: HoursToken[];
  statements: Reading<Statement>[];
  /** The owner's words that nobody accounts for: with one of them nothing of the sentence is a fact. */
  left: string[];
  /** It is about hours, and how much of it is understood does not matter. */
  isAboutHours: boolean;
  /** About hours that something else has of its own: a kitchen, a course. */
  isForeign: boolean;
  /** It says something else besides, in clauses of its own. */
  saysMore: boolean;
  /** What is open, where the sentence says it: "shop". */
  places: string[];
  /** It speaks of what may have other businesses in it: a hotel. */
  hasHost: boolean;
  isOfOffice: boolean;
  hasActivity: boolean;
  /** What begins or ends it limits the hours in it, or is of something else: they must not stand without it. */
  limit?: string;
  /** What stands beside its statements, by clauses; undefined where the statements are in doubt themselves. */
  beside?: Stretch[];
  /** Its statements were read without all of its words. */
  isGuessed?: boolean;
  /** It says nothing but when other hours are not true. */
  isLimit: boolean;
  /** It begins with another town, in which there is somebody in some weeks: "In Ely we see people the first Tuesday …". */
  isElsewhere: boolean;
  /** The season that it begins with goes for all hours in it. */
  isOfSeason: boolean;
  /** It begins with days or a season: beside hours it may say what is different then. */
  mayChangeHours: boolean;
}

const DAYS = [
  "day0",
  "day1",
  "day2",
  "day3",
  "day4",
  "day5",
  "day6",
  "daily",
  "workdays",
  "weekend",
  "holidays",
] as const;
const KINDS: CoverageKinds<HoursKind> = {
  light: new Set(["light", "open", "place", "office", "from", "also"]),
  separators: new Set(["comma", "and", "stop"]),
  own: new Set([
    ...DAYS,
    ...MONTHS,
    ...(["time", "noon", "midnight", "closed", "appointment", "always", "until", "except", "otherwise"] as const),
    ...(["onwards", "openEnd", "am", "pm", "night", "ordinal", "ofMonth", "lunchBreak", "season", "subject"] as const),
    ...(["activity", "if"] as const),
  ]),
};
const SAYS_OPEN = ["open", "closed", "appointment", "always"] as const;

/** Reads all statements of hours in a sentence and what it says besides. */
export function readHoursSentence(text: string, language: string): HoursSentence {
  const tokens = hoursTokens(text, language);
  const whole = readTokens(text, tokens);
  // "Wdns-Sat 9-5, Sunday 10-2": a row for Sunday alone would say that all other days are closed.
  if (tokens.some(({ isUnsure }) => isUnsure)) return { ...whole, statements: [] };
  if (!whole.isAboutHours) return (whole.mayChangeHours ? withoutWhy(whole, language) : undefined) ?? whole;
  if (isRead(whole)) return whole;
  return withoutBeside(whole) ?? readLimited(whole) ?? withoutWhy(whole, language) ?? withoutWhere(whole) ?? whole;
}

/** What is read where why it is so is left out; the sentence stays whole beside it. */
function withoutWhy({ text, tokens }: HoursSentence, language: string): HoursSentence | undefined {
  const fewer = withoutReasons(tokens, language);
  if (fewer.length === tokens.length) return undefined;
  const read = readTokens(text, fewer);
  return isRead(read) ? { ...read, saysMore: true } : undefined;
}

/** What is read where the place is left out; the sentence stays whole beside it. */
function withoutWhere({ text, tokens }: HoursSentence): HoursSentence | undefined {
  const fewer = withoutPlace(tokens);
  if (fewer.length === tokens.length) return undefined;
  const read = readTokens(text, [...fewer]);
  return isRead(read) ? { ...read, saysMore: true } : undefined;
}

/** The same without a guess at what is left over. */
export function readHoursStrictly(text: string, language: string): HoursSentence {
  return readTokens(text, hoursTokens(text, language));
}

/** Whether a sentence surely leaves the rows of others as they are. */
export const isApart = ({ text, tokens }: HoursSentence): boolean =>
  leavesRows(stretchOf(text, tokens, { at: 0, next: tokens.length }));

/** The statements alone, where nothing that stands beside them changes them; the sentence stays whole beside them. */
function withoutBeside(read: HoursSentence): HoursSentence | undefined {
  // "Except Wednesdays, when it is different": what stands beside may say what excepted days are.
  const isPlain = ({ value: { days } }: Reading<Statement>) =>
    !days.isSometimes && (!days.excepted || days.isExceptedClosed === true);
  const isOfEachWeek = read.statements.length > 0 && read.statements.every(isPlain);
  if (read.tokens.some((_, at) => isConditionOfLast(read.tokens, at, read.statements))) return undefined;
  const named = new Set(read.statements.flatMap(({ value: { days } }) => days.weekdays));
  const leavesRows = (stretch: Stretch) => changesNoRow(stretch) || isOfOtherDays(stretch, named);
  if (!isOfEachWeek || !read.beside?.every(leavesRows)) return undefined;
  const limit = read.beside.map(({ text }) => text).join(", ");
  return { ...read, left: [], saysMore: true, isGuessed: true, limit };
}

/** "…; on Mondays we mend the nets": behind the rows, of days that none of them names. */
const isOfOtherDays = ({ changesTimes, touches, weekdays }: Stretch, named: ReadonlySet<number>): boolean =>
  !changesTimes && !touches && weekdays.length > 0 && !weekdays.some((day) => named.has(day));

/** Every word of it is accounted for. */
export const isRead = ({ statements, left }: HoursSentence): boolean => statements.length > 0 && left.length === 0;

/** The statements before an ending that limits them; the sentence stays whole beside them. */
function readLimited({ text, tokens }: HoursSentence): HoursSentence | undefined {
  const start = startOf(tokens) ?? 0;
  const lead = text.slice(0, tokens[start]?.start ?? 0);
  const isOfSeason = start > 0 && !isKind(tokens[start - 1], "appointment");
  const whole = start > 0 ? limitedBy(text, tokens.slice(start), { limit: lead, isOfSeason }) : undefined;
  if (whole) return { ...whole, isOfSeason };
  for (const at of endingsOf(tokens)) {
    const behind = tokens.slice(at);
    const isPart = isOfSeason && isWithinSeason(tokens.slice(0, start), behind);
    // "April to September 9-6; in winter 10-4": the ending has hours of its own, or leaves open which those are.
    if (isOfSeason && !isPart && (behind.some(({ clock }) => clock) || leavesSeasonOpen(behind))) continue;
    const ending = text.slice(tokens[at]!.start);
    const limit = [lead, ending].join(" ").trim();
    const read = limitedBy(text, tokens.slice(start, at), { limit, isOfSeason, isLeft: leavesOtherSeasons(behind) });
    if (!read) continue;
    const isLastOnly = isOfLast(tokens, at) || isConditionOfLast(tokens, at, read.statements);
    const statements = isLastOnly ? read.statements.slice(0, -1) : read.statements;
    return { ...read, statements, isOfSeason };
  }
  return undefined;
}

/** "Mon-Fri 9-5, Saturdays till noon but not the first of the month": of some Saturdays nothing is known. */
function isOfLast(tokens: readonly HoursToken[], at: number): boolean {
  return isKind(tokens[at], "except") && tokens.slice(at).some((token) => isKind(token, "ordinal", "ofMonth"));
}

/**
 * "Mon-Fri 9-5, Sundays 9-1 except when the team plays at home": on how many Sundays that is nobody knows.
 * What stands apart, or names holidays and times of the year, goes for all days and leaves them what they mostly are.
 */
const isConditionOfLast = (
  tokens: readonly HoursToken[],
  at: number,
  statements: readonly Reading<Statement>[],
): boolean =>
  isKind(tokens[at], "except") &&
  statements.length > 1 &&
  !statements.at(-1)!.value.isClosed &&
  !isKind(tokens[at - 1], "comma", "stop") &&
  tokens[at - 1]?.text !== "(" &&
  tokens.slice(at + 1).some(({ kind }) => kind === "other") &&
  !tokens.slice(at).some((token) => token.weekdays || isKind(token, "holidays", "season", ...MONTHS));

function limitedBy(
  text: string,
  tokens: HoursToken[],
  { limit, isOfSeason, isLeft = false }: { limit: string; isOfSeason: boolean; isLeft?: boolean },
): HoursSentence | undefined {
  const strict = readTokens(text, tokens);
  const guessed = isRead(strict) || isOfSeason ? undefined : withoutBeside(strict);
  const read = guessed ?? (isRead(strict) && !strict.saysMore ? strict : undefined);
  const seasonal = read?.statements.filter(({ value }) => value.days.isSeasonal) ?? [];
  const mayStand = seasonal.length === 0 || (isLeft && seasonal.length === read?.statements.length);
  if (!read || !mayStand) return undefined;
  return { ...read, saysMore: true, isGuessed: false, limit: limit.replace(/^[\s,;.]+/u, "") };
}

function readTokens(text: string, tokens: HoursToken[]): HoursSentence {
  const { readings, left, saysMore, clauses } = cover(tokens, statementRule, KINDS);
  const of = (kinds: readonly HoursKind[]) => tokens.filter((token) => isKind(token, ...kinds));
  const isOpenOrClosed = of(SAYS_OPEN).length > 0;
  const isOfOffice = of(["office"]).length > 0;
  const outside = outsideOf(tokens, readings);
  // What is only beside a list of things may be the hours of one of them.
  const isLoose = saysMore && !isOpenOrClosed;
  const known = isLoose ? outside : readings.length > 0 ? left : outside.filter((token) => isOwn(token));
  const elsewhere = readings.length > 0 && readings.every(isOfSomeWeeks) ? townAhead(text, tokens) : undefined;
  const unknown = elsewhere ? [elsewhere, ...known] : known;
  const statements = readings.filter((each) => isPlain(each.value, readings) && !runsOn(each, readings, tokens));
  const doubtful = readings.filter((reading) => !statements.includes(reading)).map(({ at }) => tokens[at]!);
  const beside = clauses
    .map((clause) => ({ ...clause, leads: readings.every(({ at }) => at >= clause.at) }))
    .map((clause) => ({ ...stretchOf(text, tokens, clause), isLeft: clause.isLeft || isLoose }))
    .filter(({ isLeft, changesTimes }) => isLeft || changesTimes);
  return {
    text,
    tokens,
    statements: readings,
    left: [...unknown, ...doubtful].map(({ start, end }) => text.slice(start, end)),
    beside: doubtful.length > 0 ? undefined : beside,
    isAboutHours: saysHours(tokens, readings, isOpenOrClosed),
    isForeign:
      elsewhere !== undefined || (outside.some((token) => isKind(token, ...FOREIGN)) && tokens.some(isDayOrTime)),
    isElsewhere: elsewhere !== undefined,
    saysMore,
    places: [...placesIn(tokens), ...(isOfOffice && !tokens.some(isOfficeBeside) ? ["office"] : [])],
    hasHost: of(["host"]).length > 0,
    isOfOffice,
    hasActivity: of(["activity"]).length > 0,
    isLimit: limitsHours(tokens),
    isOfSeason: false,
    mayChangeHours: mayChangeHours(tokens),
  };
}

const isOfSomeWeeks = ({ value: { days } }: Reading<Statement>) => days.isSometimes && !days.isSeasonal;

/** "In Serpa …": a name that nobody knows behind "in". */
function townAhead(text: string, [first, town]: readonly HoursToken[]): HoursToken | undefined {
  const isNamed = town?.kind === "other" && /^\p{Lu}/u.test(text.slice(town.start, town.end));
  return IN.has(first?.text ?? "") && isNamed ? town : undefined;
}

/** "The shop in the dairy" is one place, and so are a "farm stall" and "farm and shop" that share their hours. */
const placesIn = (tokens: readonly HoursToken[]): string[] =>
  tokens.flatMap((token, at) => {
    if (!isKind(token, "place")) return [];
    const before = tokens.slice(0, at).findLastIndex((other) => isKind(other, "place"));
    const between = tokens.slice(before + 1, at);
    const isJoined =
      between.length === 0 || between.some(({ kind, text }) => kind === "and" || (kind === "light" && IN.has(text)));
    const isSame = before >= 0 && between.length <= MOST_BETWEEN && isJoined && between.every(isNoHours);
    return isSame ? [] : [token.text];
  });

/** "Office and warehouse: Mon-Fri 9-5": both share their hours. */
const isOfficeBeside = (token: HoursToken, at: number, tokens: readonly HoursToken[]): boolean => {
  const [first, last] = [token, tokens[at + 2]];
  return (
    isKind(tokens[at + 1], "and") &&
    ((isKind(first, "office") && isKind(last, "place")) || (isKind(first, "place") && isKind(last, "office")))
  );
};

/** Between two names of one place, in words. */
const MOST_BETWEEN = 3;
const isNoHours = (token: HoursToken) =>
  !isDayOrTime(token) && (token.kind === "other" || isKind(token, "and", "light"));

const IN = new Set("in im en em dans à a nel nella no na w we bij te في".split(" "));

/** What ends one of several statements, or a season before them, may be said of all of them: then none is plain. */
function isPlain(statement: Statement, readings: readonly Reading<Statement>[]): boolean {
  const { times, days } = statement;
  if (readings.length === 1) return true;
  const isLast = readings.findLast(({ value }) => value.times)?.value === statement;
  return !(times?.isLoose || days.isSeasonal || (times?.isPaused && isLast));
}

/** "8-12.30 e 15.30-19.30, sabato continuato": what is said to go on has other times than those with a break. */
function runsOn({ at, value }: Reading<Statement>, readings: readonly Reading<Statement>[], tokens: HoursToken[]) {
  const end = readings.find((next) => next.at > at)?.at;
  return (
    (value.times?.ranges.length ?? 0) > 1 &&
    tokens.slice(at, end).some(({ kind, text }) => kind === "light" && UNBROKEN.test(text))
  );
}

const UNBROKEN = /continuato$|^durchgehend$|^non-stop$|^(?:without|no|ohne|zonder|sans|sin|senza|sem|bez)\s\p{L}/u;

/** "Wednesday afternoon" alone says nothing of hours. */
function saysHours(tokens: readonly HoursToken[], readings: readonly Reading<Statement>[], isOpen: boolean): boolean {
  if (readings.some(({ value }) => value.isClosed || value.times !== undefined)) return true;
  const isRangeOfDays = tokens.some((token) => token.weekdays) && tokens.some((_, at) => isRange(tokens, at));
  return isRangeOfDays || (isOpen && namesTimes(tokens)) || saysExceptions(tokens) || limitsHours(tokens);
}

const isDayOrTime = ({ weekdays, clock }: HoursToken) => weekdays !== undefined || clock !== undefined;

/** "In August we are shut", "open March to October", "the kitchen closes before we do": hours told elsewhere have limits. */
function saysExceptions(tokens: readonly HoursToken[]): boolean {
  const says = (...kinds: HoursKind[]) => tokens.some((token) => isKind(token, ...kinds));
  if (says("closed")) return says(...MONTHS, ...FOREIGN);
  return says("open") && tokens.some((_, at) => isRangeOfMonths(tokens, at));
}

/** "March to October", "15 October to 31 December" */
const isRangeOfMonths = (tokens: readonly HoursToken[], at: number) =>
  isKind(tokens[at], ...MONTHS) &&
  isKind(tokens[at + 1], "range", "until") &&
  (isKind(tokens[at + 2], ...MONTHS) ||
    (/^\d{1,2}$/u.test(tokens[at + 2]?.text ?? "") && isKind(tokens[at + 3], ...MONTHS)));

const isOwn = (token: Token<HoursKind>) => token.kind !== "other" && KINDS.own.has(token.kind);

const namesTimes = (tokens: readonly HoursToken[]) =>
  tokens.some((token, index) => isKind(token, ...DAYS, "time", "season") || isRange(tokens, index)) ||
  tokens.some(({ kind }) => kind === "always");

const isRange = (tokens: readonly HoursToken[], at: number) =>
  Boolean(tokens[at]?.clock && isKind(tokens[at + 1], "range", "until") && tokens[at + 2]?.clock);

function outsideOf(tokens: readonly HoursToken[], readings: readonly Reading<Statement>[]): HoursToken[] {
  return tokens.filter(
    (token, index) =>
      !readings.some(({ at, next }) => index >= at && index < next) &&
      !(token.kind !== "other" && (KINDS.light.has(token.kind) || KINDS.separators.has(token.kind))),
  );
}

/** Whether a heading leaves open what the hours below it are of: "Opening hours", "Our shop". */
export function announcesHours(heading: string, language: string): boolean {
  return hoursTokens(heading, language).every(
    (token) => token.kind !== "other" && (KINDS.light.has(token.kind) || KINDS.separators.has(token.kind)),
  );
}
