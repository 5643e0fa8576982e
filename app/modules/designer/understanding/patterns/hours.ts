import { hoursTokens, type HoursToken } from "../../../facts/hours/tokens";
import { daysAt } from "../../../facts/hours/days";
import { spanOf, type Clock } from "../../../facts/hours/clock";
import { isKind } from "../../../facts/hours/walk";
import { listPlaceholders } from "../../../markup/placeholders";
import { readHours } from "../../../operations/facts/hours-rows";
import { isWhole, type NewHours } from "../../../operations/facts/new-hours";
import { setHours } from "../../../operations/facts/set-hours";
import { fillPlaceholder } from "../../../operations/text/fill-placeholder";
import { call } from "../call";
import { wholeClause, type Call, type Clause, type Context, type Pattern } from "../pattern";
import { detectSaid } from "../said-lexicon";
import { means, type Word } from "../word";

/** Opening hours, read as those of a brief are: in nine languages, and only where no word is left over. */
export const HOURS: readonly Pattern[] = [wholeClause("set-hours", readHoursClause)];

function readHoursClause({ clause, site }: Context): Call | null {
  const language = detectSaid(clause.text);
  const tokens = hoursTokens(clause.text, language);
  const hours = tokens.some(isLimited) ? null : hoursSaid(tokens, clause);
  if (!hours || !isAllSaid(tokens, clause)) return null;
  const waits = listPlaceholders(site.page).some(({ kind }) => kind === "hours");
  if (readHours(site.page).length === 0 && waits && isWhole(hours))
    return call(fillPlaceholder, { kind: "hours", text: clause.text.trim() }, "opening hours");
  return call(setHours, hours, "opening hours");
}

/** Dates, seasons, every other week and what has hours of its own are nothing that rows of a week can say. */
const isLimited = (token: HoursToken) =>
  token.kind !== "other" && !/^(?:day|number)\d/.test(token.kind) && !PLAIN.has(token.kind) && token.text !== "close";

const PLAIN: ReadonlySet<string> = new Set(
  "time number noon midnight daily workdays weekend open closed no range until from between and comma stop am pm night also only light place or".split(
    " ",
  ),
);

function hoursSaid(tokens: readonly HoursToken[], clause: Clause): NewHours | null {
  const isAbout =
    tokens.some((token) => isKind(token, "open", "closed", "until", "from")) ||
    clause.words.some((word) => means(word, "thing", "hours") || means(word, "verb", "open", "close"));
  const days = daysIn(tokens);
  const times = timesIn(tokens);
  if (!days || times.length > 2 || (!isAbout && (days.length === 0 || times.length < 2))) return null;
  const [first, second] = times;
  if (!first) return days.length > 0 && saysClosed(tokens, clause) ? { weekdays: days, closed: true } : null;
  if (second) {
    const span = isJoined(tokens) ? (spanOf(first, second, false) ?? spanOf(first, second, true)) : undefined;
    return span ? { weekdays: days, closed: false, ...span } : null;
  }
  const ends =
    tokens.some((token) => isKind(token, "until", "closed")) ||
    clause.words.some((word) => means(word, "verb", "close"));
  return { weekdays: days, closed: false, ...(ends ? { closes: lateOf(first) } : { opens: first.minutes }) };
}

/** All days that are named; null where they are named apart, with times between. */
function daysIn(tokens: readonly HoursToken[]): number[] | null {
  const found: number[][] = [];
  for (let at = 0; at < tokens.length; ) {
    const days = daysAt(tokens, at);
    if (days) found.push([...days.weekdays]);
    at = days?.next ?? at + 1;
  }
  return found.length > 1 ? null : (found[0] ?? []);
}

const timesIn = (tokens: readonly HoursToken[]): Clock[] =>
  tokens.flatMap((token, at) => {
    if (!token.clock || token.clock.minutes > 1440) return [];
    const half = tokens[at + 1];
    const isLate = isKind(half, "pm", "night") && token.clock.minutes < 720;
    return [isLate ? { ...token.clock, minutes: token.clock.minutes + 720, isSure: true } : token.clock];
  });

/** Two times are one span only where a word says so. */
function isJoined(tokens: readonly HoursToken[]): boolean {
  const [first, second] = tokens.flatMap((token, at) => (token.clock ? [at] : []));
  return tokens.slice(first, second).some((token) => isKind(token, "range", "until", "and"));
}

const saysClosed = (tokens: readonly HoursToken[], { words }: Clause) =>
  tokens.some((token) => isKind(token, "closed", "no")) || words.some((word) => means(word, "verb", "close"));

/** Nobody closes at six in the morning without saying so. */
const lateOf = ({ minutes, isSure }: Clock) => (!isSure && minutes < 720 ? minutes + 720 : minutes);

/** Whether each word is one of hours, or one that says what to do with them. */
function isAllSaid(tokens: readonly HoursToken[], { words }: Clause): boolean {
  const from = words[0]?.start ?? 0;
  const isTold = (word: Word) =>
    tokens.some(({ kind, start, end }) => kind !== "other" && start + from < word.end && end + from > word.start) ||
    means(word, "light") ||
    means(word, "thing", "hours") ||
    means(word, "verb", "open", "close", "change", "make", "be", "add", "put") ||
    means(word, "link", "to", "on", "at", "for", "of", "from", "until", "in", "colon") ||
    means(word, "reference", "too") ||
    STAYS.test(word.text.toLowerCase());
  return words.every((word) => !means(word, "literal") && isTold(word));
}

/** 'We stay open until 5'. */
const STAYS =
  /^(?:stay|staying|remain|remains|bleiben|bleibt|restons|reste|rimaniamo|restiamo|ficamos|seguimos|blijven|longer|länger|later|earlier)$/;
