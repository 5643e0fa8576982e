import type { PageLanguage } from "~/lib/languages";
import { splitLabel } from "../../facts/blocks";
import { hoursTokens, type HoursToken } from "../../facts/hours/tokens";
import { capitalised } from "../../language/capitalised";
import { commaParts } from "../../language/enumeration";
import type { SectionOf } from "../../site/site-plan";
import { openingPatterns } from "./opening-phrases";

type Entry = SectionOf<"dates">["items"][number];

/** What is on at which times of the week, under the owner's label for it where there is one. */
export interface Timetable {
  title?: string;
  items: Entry[];
}

const FEWEST = 2;
/** Letters of what is on, and of what stands in a bracket behind its times. */
const LONGEST_WHAT = 60;
const LONGEST_BRACKET = 150;
const LONGEST_LABEL = 34;
const LEADS: ReadonlySet<string> = new Set(["light", "from", "comma", "range"]);
/** Letters of a word that leads from a thing to its days: "Yoga on Mondays", but "Choir for everybody Mondays". */
const LONGEST_LEAD = 3;
/** What no days and times have between them. */
const OTHER: ReadonlySet<string> = new Set(["other", "stop", "closed", "appointment", "subject", "activity", "no"]);

/**
 * "Beginners (6-9 yrs) Tuesday and Thursday 5.00 to 6.00 pm.", "Intermediate Monday 6.00 to 7.30 pm.": two sentences and
 * more of a paragraph that each say what is on, on which days and from when to when. Gives the text without them.
 */
export function withTimetable(
  paragraphs: string[][],
  language: PageLanguage,
): { paragraphs: string[][]; timetable?: Timetable } {
  for (const sentence of paragraphs.flat()) {
    const items = stopsIn(sentence, language);
    if (items.length === 0) continue;
    const left = paragraphs.map((all) => all.filter((text) => text !== sentence));
    return { paragraphs: left.filter((all) => all.length > 0), timetable: { items } };
  }
  for (const sentences of paragraphs) {
    const read = sentences.flatMap((sentence) => entryIn(sentence, language) ?? []);
    if (read.length < FEWEST) continue;
    const taken = new Set(read.map(({ sentence }) => sentence));
    const title = read.find(({ label }) => label)?.label;
    return {
      paragraphs: paragraphs.map((all) => all.filter((text) => !taken.has(text))).filter((all) => all.length > 0),
      timetable: { ...(title && { title }), items: read.map(({ entry }) => entry) },
    };
  }
  return { paragraphs };
}

/** Letters of a stop. */
const LONGEST_STOP = 70;
/** Days by themselves only beside others: "he sat", "the sun", "Fri Kirk", "so". */
const UNSURE_DAY = /^(?:mon|tue|wed|thu|fri|sat|sun|sa|so|do|mar|dom|sob)$/iu;
const NAMES: ReadonlySet<string> = new Set(["other", "subject", "activity", "place"]);
const NO_STOPS: ReadonlySet<string> = new Set(["closed", "appointment", "no"]);

/**
 * "Mon Tue Wellington Place 11.30-2, Wed Thu by the steps 11.30-3, Sat events": a sentence of nothing but days, each with
 * where somebody is or what is on then. Empty for any other.
 */
function stopsIn(sentence: string, language: PageLanguage): Entry[] {
  const parts = commaParts(sentence.replace(/\.$/u, ""));
  const stops = parts.flatMap((part) => stopOf(part, language) ?? []);
  const timed = stops.filter(({ what }) => /\p{Nd}/u.test(what)).length;
  return stops.length === parts.length && timed >= FEWEST ? stops : [];
}

function stopOf(part: string, language: PageLanguage): Entry | undefined {
  const tokens = hoursTokens(part, language);
  const isDay = ({ weekdays, text }: HoursToken, index: number) => weekdays || (index === 0 && UNSURE_DAY.test(text));
  const at = tokens.findIndex((token, index) => !isDay(token, index) && !LEADS.has(token.kind) && token.kind !== "and");
  const behind = at > 0 && isDay(tokens[0]!, 0) ? tokens.slice(at) : [];
  if (!behind[0] || !NAMES.has(behind[0].kind) || behind.some(({ kind }) => NO_STOPS.has(kind))) return undefined;
  const [when, what] = [part.slice(0, behind[0].start).trim(), part.slice(behind[0].start)];
  const isPlain = what.length <= LONGEST_STOP && /^[\p{L}\u0621-\u064a]{2}/u.test(what) && !/[.!?;]\s/u.test(what);
  return isPlain ? { when: capitalised(when), what: capitalised(what) } : undefined;
}

function entryIn(
  sentence: string,
  language: PageLanguage,
): { sentence: string; label?: string; entry: Entry } | undefined {
  const plain = sentence.replace(/\.$/u, "");
  const whole = spanIn(plain, language);
  const label = splitLabel(plain);
  const isLabelled =
    label?.rest && label.label.length <= LONGEST_LABEL && whole && label.label.length < whole.what.length;
  const entry = isLabelled ? spanIn(label.rest, language) : whole;
  if (!entry || openingPatterns(language).speaks.test(entry.what)) return undefined;
  const what = [entry.what, entry.bracket].filter(Boolean).join(" ");
  return {
    sentence,
    ...(isLabelled && { label: label.label }),
    entry: { when: capitalised(entry.when), what: capitalised(what) },
  };
}

/** What stands before the days, the days with their times, and a bracket behind them. */
function spanIn(text: string, language: PageLanguage): { what: string; when: string; bracket: string } | undefined {
  const tokens = hoursTokens(text, language);
  const first = tokens.findIndex(({ weekdays }) => weekdays !== undefined);
  const last = lastTime(tokens, first);
  if (first < 1 || last === undefined) return undefined;
  const end = tokens[last]!.end;
  const bracket = text.slice(end).trim();
  const what = text.slice(0, tokens[beginOf(tokens, first)]!.start).replace(/(?<![\s,:–-])[\s,:–-]+$/u, "");
  const isPlain = what.length <= LONGEST_WHAT && /\p{L}{3}|[\u0621-\u064a]{2}/u.test(what) && !/[.!?;@]/u.test(what);
  const isEnd = bracket === "" || (/^\([^()]+\)$/u.test(bracket) && bracket.length <= LONGEST_BRACKET);
  return isPlain && isEnd ? { what, when: text.slice(tokens[first]!.start, end), bracket } : undefined;
}

/** The last time of the week's days that a token begins; undefined where other words stand between, or no two times. */
function lastTime(tokens: readonly HoursToken[], first: number): number | undefined {
  if (first < 0) return undefined;
  const behind = tokens.slice(first);
  const stop = behind.findIndex(({ kind, text }) => OTHER.has(kind) || text === "(");
  const said = stop < 0 ? behind : behind.slice(0, stop);
  const times = said.flatMap(({ clock, kind }, at) => (clock && (kind === "time" || kind === "number") ? [at] : []));
  return times.length > 1 &&
    said.slice(times.at(-1)! + 1).every(({ kind }) => LEADS.has(kind) || kind === "pm" || kind === "am")
    ? first + said.length - 1
    : undefined;
}

function beginOf(tokens: readonly HoursToken[], first: number): number {
  let at = first;
  while (
    at > 0 &&
    LEADS.has(tokens[at - 1]!.kind) &&
    /^[^()]+$/u.test(tokens[at - 1]!.text) &&
    tokens[at - 1]!.text.length <= LONGEST_LEAD
  )
    at--;
  return at;
}
