import { hoursTokens, type HoursToken } from "../../../facts/hours/tokens";
import { daysAt } from "../../../facts/hours/days";
import { spanOf, type Clock } from "../../../facts/hours/clock";
import { isKind } from "../../../facts/hours/walk";
import { attribute } from "../../../markup/html-document";
import { elementsWith } from "../../../operations/text/page-words";
import { textOf } from "../../../operations/text-of";
import type { OpenedSite } from "../../../operations/opened-site";
import { declined, quoted, type Offer, type Outcome } from "../../../operations/outcome";
import { readThings } from "../../../page-roles/read-things";
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

function readHoursClause({ clause, site }: Context): Call | Outcome | null {
  const language = detectSaid(clause.text);
  const tokens = hoursTokens(clause.text, language);
  if (tokens.some((token) => isLimited(token) && !namesHours(token, clause)) || !isAllSaid(tokens, clause)) return null;
  const hours = hoursSaid(tokens, clause);
  if (readHours(site.page).length === 0 && (hours ? isWhole(hours) : isTimetable(tokens)))
    return newHours(site, textOfHours(tokens, clause));
  return hours && call(setHours, hours, "opening hours");
}

/** 'Mon-Fri 9-5, Sat 10-2': days and times that no single change of a row can say. */
const isTimetable = (tokens: readonly HoursToken[]) =>
  timesIn(tokens).length >= 2 && tokens.some((_, at) => daysAt(tokens, at) !== undefined);

/** Hours for a page that has none: in the place that it keeps for them, else where the owner chooses. */
function newHours(site: OpenedSite, text: string): Call | Outcome {
  if (listPlaceholders(site.page).some(({ kind }) => kind === "hours"))
    return call(fillPlaceholder, { kind: "hours", text }, "opening hours");
  const stated = sentenceOfHours(site);
  if (stated)
    return declined(
      `Your opening hours stand in ${quoted(stated)}, and I cannot change a part of that for certain. Tell me in quotes what it should say instead.`,
    );
  const parts = readThings(site)
    .of("section")
    .filter((part) => part.name !== "" && !part.hidden && !part.roles.includes("hero"));
  const about = parts.filter((part) =>
    /contact|visit|kontakt|besuch|où|dove|horario/i.test([part.name, ...part.aliases].join(" ")),
  );
  const offers = (about.length > 0 ? about : parts.slice(-1))
    .slice(0, 3)
    .map(({ name }): Offer => ({ label: `Add to ${quoted(name)}`, says: `add "${text}" to the ${name} section` }));
  return declined(`Your page has no opening hours yet. Where should I write ${quoted(text)}?`, offers);
}

/** A sentence with days and times that is not understood to its last word. */
function sentenceOfHours(site: OpenedSite): string | null {
  const language = attribute(site.page.elements[0]!, "lang")?.split("-")[0] ?? "en";
  const texts = elementsWith(site, /\d/)
    .map((node) => textOf(site.page, node))
    .filter((text) => text.length < LONGEST_SENTENCE)
    .map((text) => ({ text, tokens: hoursTokens(text, language) }))
    .filter(({ tokens }) => isTimetable(tokens));
  // A date of a workshop has a day and a time, too: hours have most of them.
  const [most] = texts.sort((a, b) => timesIn(b.tokens).length - timesIn(a.tokens).length);
  return most?.text ?? null;
}

const LONGEST_SENTENCE = 400;

/** 'Our office hours': no hours of something of its own. */
const namesHours = ({ start, end }: HoursToken, { words }: Clause) => {
  const from = words[0]?.start ?? 0;
  return words.some((word) => means(word, "thing", "hours") && start + from < word.end && end + from > word.start);
};

/** The days and times alone, as they were said. */
function textOfHours(tokens: readonly HoursToken[], { text }: Clause): string {
  const told = tokens.filter(
    (token, at) => token.clock || daysAt(tokens, at) || isKind(token, "closed", "noon", "midnight", "am", "pm"),
  );
  return text.slice(told[0]?.start ?? 0, told.at(-1)?.end ?? text.length).trim();
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
  /^(?:aos|às|on|nous|noi|nosotros|nós|stay|staying|remain|remains|bleiben|bleibt|restons|reste|rimaniamo|restiamo|ficamos|seguimos|blijven|longer|länger|later|earlier)$/;
