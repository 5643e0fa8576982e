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
import { timesIn as timesOf } from "../../../operations/facts/time-style";
import { fillPlaceholder } from "../../../operations/text/fill-placeholder";
import { call } from "../call";
import { wholeClause, type Call, type Clause, type Context, type Pattern } from "../pattern";
import { detectSaid } from "../said-lexicon";
import { means, type Word } from "../word";
import { isBesideHours, withoutTalk } from "./hours-talk";

/** Opening hours, read as those of a brief are: in nine languages, and only where no word is left over. */
export const HOURS: readonly Pattern[] = [wholeClause("set-hours", readHoursClause)];

function readHoursClause(context: Context): Call | Outcome | null {
  const said = { ...context, clause: withoutTalk(context.clause) };
  if (!said.clause.words.some(tellsHours) || isReported(context.clause)) return null;
  // 'At the other shop | we close at 4'
  const [sentence = ""] = (context.clause.before ?? "").split(/[.!?;\n]/u).slice(-1);
  if (sentence.split(/\s+/).some((word) => OTHER.test(word))) return null;
  const languages = new Set([detectSaid(said.clause.text), languageOf(context.site)]);
  for (const language of languages) {
    const found = readIn(language, said);
    if (found) return found;
  }
  return null;
}

/** 'It says we're open on Sundays' tells what stands there. */
const isReported = ({ words }: Clause): boolean => {
  const at = words.findIndex((word) => means(word, "link", "says") && REPORTS.test(word.text));
  return at !== -1 && !words.slice(0, at).some((word) => means(word, "light", "modal"));
};
const REPORTS = /^(?:(?:it |still )*says|dice|pone|steht|dit|diz|zegt|staat)$/i;

const tellsHours = (word: Word) => means(word, "fact", "time", "number") || /\p{L}/u.test(word.text);

const languageOf = ({ page }: OpenedSite) => attribute(page.elements[0]!, "lang")?.split("-")[0] ?? "en";

function readIn(language: string, { clause, site, dialogue }: Context): Call | Outcome | null {
  const tokens = hoursTokens(clause.text, language);
  const isOdd = (token: HoursToken) => isLimited(token) && !namesHours(token, clause) && !isOfRow(token, tokens, site);
  if (tokens.some(isOdd) || !isAllSaid(tokens, clause)) return null;
  const said = withNearest(hoursSaid(tokens, clause), tokens, site);
  // 'On Wednesdays … we are open 9 to 1': what was said of a day is not meant of all.
  const isOfDay = said?.weekdays.length === 0 && daysIn(tokensBefore(clause, language))?.length !== 0;
  const hours = (isOfDay ? null : said) ?? alike(tokens, dialogue) ?? ofDayBefore(tokens, clause, language);
  if (readHours(site.page).length === 0 && (hours ? isWhole(hours) : isTimetable(tokens)))
    return newHours(site, textOfHours(tokens, clause));
  return hours && call(setHours, hours, "opening hours");
}

/** 'Fridays we close at 11' where it was noon: of morning and night the one that is nearer to what stood there. */
function withNearest(hours: NewHours | null, tokens: readonly HoursToken[], { page }: OpenedSite): NewHours | null {
  if (hours?.closes === undefined || hours.opens !== undefined || timesIn(tokens)[0]?.isSure) return hours;
  const [opened, closed] = readHours(page)
    .flat()
    .filter(({ weekdays }) => hours.weekdays.every((day) => weekdays.includes(day)))
    .map(({ timesText }) => timesOf(timesText).map(({ minutes }) => minutes))
    .find((times) => times.length === 2) ?? [0, 0];
  const early = hours.closes - 720;
  const isNearer = Math.abs(early - closed!) < Math.abs(hours.closes - closed!);
  return early > opened! && isNearer ? { ...hours, closes: early } : hours;
}

/** 'On Sunday for lunch' where the page says so of Sunday. */
const isOfRow = ({ text }: HoursToken, tokens: readonly HoursToken[], { page }: OpenedSite) => {
  const days = daysIn(tokens);
  return readHours(page)
    .flat()
    .some(
      ({ daysText, weekdays }) =>
        days?.length === 1 &&
        days[0] === weekdays[0] &&
        weekdays.length === 1 &&
        daysText.toLowerCase().includes(text.toLowerCase()),
    );
};

/** 'And Saturdays at 5' goes on as the hours before it: when the day begins, or when it ends. */
function alike(tokens: readonly HoursToken[], { done }: Context["dialogue"]): NewHours | null {
  const [days, [first, second]] = [daysIn(tokens), timesIn(tokens)];
  if (done?.name !== setHours.name || !days || days.length === 0 || !first || second) return null;
  const { closed, opens, closes } = done.params as NewHours;
  if (closed || (opens === undefined) === (closes === undefined)) return null;
  return {
    weekdays: days,
    closed: false,
    ...(opens === undefined ? { closes: lateOf(first) } : { opens: first.minutes }),
  };
}

/** 'Just put 8-1' behind a sentence about the hours of Wednesday. */
function ofDayBefore(tokens: readonly HoursToken[], clause: Clause, language: string): NewHours | null {
  const [first, second, third] = timesIn(tokens);
  const isAsked = clause.words.some((word) => means(word, "verb", "put", "make", "change", "write"));
  if (!first || !second || third || !isAsked || !isJoined(tokens) || daysIn(tokens)?.length !== 0) return null;
  const before = tokensBefore(clause, language);
  const days = daysIn(before);
  const isAbout =
    timesIn(before).length > 0 || before.some((token) => isKind(token, "open", "closed", "until", "from"));
  const span = spanOf(first, second, false) ?? spanOf(first, second, true);
  return days && days.length > 0 && isAbout && span ? { weekdays: days, closed: false, ...span } : null;
}

/** A short name is a day beside its hours: 'the wed hours'. */
const tokensBefore = ({ before = "" }: Clause, language: string) =>
  hoursTokens(before.replace(NAMES_HOURS, "9-17"), language);

const NAMES_HOURS =
  /(?<!\p{L})(?:hours|times|öffnungszeiten|zeiten|horarios?|horaires?|orari[oa]?|horários?|openingstijden|uren)(?!\p{L})/giu;

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
  const language = languageOf(site);
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
  const times = timesIn(tokens.filter(({ start }) => start < oldFrom(clause)));
  if (!days || times.length > 2 || (!isAbout && (days.length === 0 || times.length < 2))) return null;
  const [first, second] = times;
  if (!first) return days.length > 0 && saysClosed(tokens, clause) ? { weekdays: days, closed: true } : null;
  if (second) {
    const span = isJoined(tokens) ? (spanOf(first, second, false) ?? spanOf(first, second, true)) : undefined;
    return span ? { weekdays: days, closed: false, ...span } : null;
  }
  if (isCount(tokens, clause)) return null;
  const ends =
    tokens.some((token) => isKind(token, "until", "closed")) ||
    clause.words.some((word) => means(word, "verb", "close") || means(word, "link", "until")) ||
    SHUTS.test(clause.text);
  return { weekdays: days, closed: false, ...(ends ? { closes: lateOf(first) } : { opens: first.minutes }) };
}

/** 'Freitags machen wir um 11 zu': half of a verb, at the end. */
const SHUTS = /(?<!\p{L})(?:zu|dicht|toe)[.!]?$/iu;

/** 'Until 13h instead of noon': from there on it is said how it was. */
const oldFrom = ({ text }: Clause): number => INSTEAD.exec(text)?.index ?? text.length;
const INSTEAD =
  /(?<!\p{L})(?:instead of|rather than|(?:an)?statt|en vez de|en lugar de|au lieu d[e’']|plutôt que|invece d|em vez de|ao invés de|in plaats van)/iu;

/** 'There are two opening hours': a number right before what it counts is no time. */
function isCount(tokens: readonly HoursToken[], { words }: Clause): boolean {
  const number = tokens.find(({ clock }) => clock);
  const behind = number && words.find(({ start }) => start >= number.end + words[0]!.start);
  return behind !== undefined && means(behind, "thing", "hours");
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
    means(word, "link", "to", "on", "at", "for", "of", "from", "until", "in", "colon", "as") ||
    means(word, "reference", "too") ||
    isBesideHours(word) ||
    STAYS.test(word.text.toLowerCase());
  return words.every(
    (word) => !means(word, "literal") && !word.text.split(" ").some((each) => OTHER.test(each)) && isTold(word),
  );
}

/** 'At the other shop' are no hours of this one. */
const OTHER = /^(?:other|second|andere[nr]?|zweite[nr]?|otr[oa]|autre|altr[oa]|outr[oa]|tweede)$/i;

/** 'We stay open until 5'. */
const STAYS =
  /^(?:aos|às|on|nous|noi|nosotros|nós|stay|staying|remain|remains|bleiben|bleibt|restons|reste|rimaniamo|restiamo|ficamos|seguimos|blijven|longer|länger|later|earlier)$/;
