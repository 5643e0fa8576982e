import { SCREEN_LANGUAGE } from "~/lib/languages";
import { capitalised } from "../language/capitalised";
import { languageOfLine } from "../language/detect-language";
import { findAddress } from "./find-address";
import { namedDays } from "./hours/day-names";
import { isOfSomethingElse, withoutDoubtful } from "./hours/doubtful-days";
import { foreignLines } from "./hours/foreign-lines";
import { namesDayOnly, tellsOtherHours } from "./hours/limits";
import { differsAtTimes, isSometimesElse } from "./hours/other-hours";
import { noteOn, tellsTimes } from "./hours/note";
import { pauseIn, withPause } from "./hours/pauses";
import { isApart, isRead, readHoursSentence, type HoursSentence } from "./hours/read-sentence";
import type { Statement } from "./hours/statement";
import { daysOf, firmest, withoutAlways, withoutSeasons } from "./hours/without";
import { withoutContact } from "./hours/without-contact";
import { isKind, type TokenSpan } from "./hours/walk";
import { countTo24, settle, spansOf, withExcepted, type Entry } from "./hours/week";
import type { Found, Line, Sentence, SourceText, Unread } from "./source-text";

/** One statement of opening hours: `days` and `times` as written; `weekdays` 0 = Monday. */
export interface OpeningHours {
  days: string;
  times: string;
  closed: boolean;
  weekdays: number[];
  /** "HH:MM" pairs, only where the owner's words leave no doubt about morning and evening. */
  spans: { opens: string; closes: string }[];
  /** When the hours of all rows are not true, in the owner's words; with the last row. */
  note?: string;
}

/** What a text says of opening hours. */
export interface HoursRead {
  found: Found<OpeningHours>[];
  unread: Unread[];
  /** Everything that is said of opening hours was understood, and all of it has times: search engines may have it. */
  isCertain: boolean;
  /** The sentences that stand with the hours, whole. */
  noted: number[];
}

interface ReadSentence extends HoursSentence {
  sentence: Sentence;
  line: Line;
}

const MAY_HOLD_HOURS = /[\d\p{L}]/u;
const LONGEST_SENTENCE = 1000;

/**
 * Opening hours and closed days in the order in which the owner wrote them, and the sentences about hours that say more
 * than is understood; lines of which a sentence is `taken` are something else.
 */
export function findHours(source: SourceText, language: string, taken: ReadonlySet<number> = new Set()): HoursRead {
  const where = findAddress(source)?.words?.split("\n") ?? [];
  const sentences = source.lines
    .filter((line) => line.kind !== "blank" && line.kind !== "heading" && MAY_HOLD_HOURS.test(line.text))
    .filter(({ sentences }) => !sentences.some(({ id }) => taken.has(id)))
    .flatMap((line) => sentencesOf(line, language, where));
  const about = sentences.filter(({ isAboutHours }) => isAboutHours);
  const hasHost = sentences.some((each) => each.hasHost);
  const hasActivity = sentences.some((each) => each.hasActivity);
  const foreign = foreignLines(source, about, language);
  const understood = about.filter((each) => isRead(each) && !foreign.has(each.line));
  const read = firmest(withoutAlways(withoutSeasons(understood, about)));
  const blocks = blocksOf(source);
  const entries = read.flatMap((each) => entriesOf(each, blocks.get(each.line)!));
  const hasOther = about.some((each) => !read.includes(each) && namesSubject(each));
  const elsewhere = withFurther(otherPlaces(read, { hasHost, hasActivity, hasOther }), read);
  const refused = new Set([...elsewhere, ...doubtfulRests(entries, about)]);
  const settled = withExcepted(entries.filter(({ sentence }) => !refused.has(sentence)));
  for (const id of settle(settled)) refused.add(id);
  const besideRows = sentences.filter(
    (each) => isBeside(each, read) && !isOfOthers(each) && !foreign.has(each.line) && !isApart(each),
  );
  const { placed, others } = pausedBy(settled, besideRows, language);
  const limits = read.flatMap(({ sentence, limit = [], isGuessed }) =>
    (isGuessed ? [] : [limit].flat()).map((text) => ({ sentence: sentence.id, text })),
  );
  const beside = others.map((each) => ({ ...each, sentence: each.sentence.id }));
  const { kept, cut, needed } = withoutDoubtful(placed, { limits, unread: beside, language });
  for (const id of cut.keys()) if (!kept.some(({ sentence }) => sentence === id)) refused.add(id);
  const counts24 = countTo24(kept, language);
  for (const entry of kept) if (isUntold(entry, counts24)) refused.add(entry.sentence);
  const accepted = read
    .filter(({ sentence }) => !refused.has(sentence.id))
    .map((each) => limitedTo(each, cut.get(each.sentence.id)));
  const rows = kept.filter(
    ({ sentence, isDropped, weekdays, statement }) =>
      !refused.has(sentence) && !isDropped && (weekdays.length > 0 || statement.days.weekdays.length === 0),
  );
  const unread = about.filter((each) => !accepted.some(({ sentence }) => sentence === each.sentence)).map(withLeft);
  const differing = sentences.filter((each) => !foreign.has(each.line) && isDifferent(each, accepted));
  const changes = sentences.filter(
    (each) => !each.isAboutHours && (differing.includes(each) || (each.mayChangeHours && follows(each, accepted))),
  );
  const doubted = sentences.filter(({ sentence }) => needed.has(sentence.id));
  const standWith = new Set([...needed, ...differing.map(({ sentence }) => sentence.id)]);
  const note = noteOn(accepted, [...unread, ...changes, ...doubted], { blocks, foreign, needed: standWith });
  const untold = unread.filter((each) => tellsTimes(each) && !foreign.has(each.line));
  const isUnclear = needed.size > 0 || !untold.every(isApart);
  if ((isUnclear && !note) || ((needed.size > 0 || untold.length > 0) && !saysWhenOpen(rows)))
    return { found: [], unread: [...unread, ...accepted].map(unreadOf), noted: [], isCertain: false };
  const found = rows.map((entry) => rowOf(entry, accepted, { counts24, language }));
  const last = found.at(-1);
  if (note && last) last.value = { ...last.value, note: note.text };
  return {
    found,
    unread: [...unread, ...accepted.filter(({ limit }) => limit)].map(unreadOf),
    noted: last ? (note?.sentenceIds ?? []) : [],
    isCertain:
      !note &&
      differing.length === 0 &&
      unread.every(({ isForeign, line }) => isForeign || foreign.has(line)) &&
      rows.every((entry, index) => isClear(entry, found[index]!.value)),
  };
}

/** The entries with the pause that one of the sentences beside them tells, and the other sentences. */
function pausedBy(placed: Entry[], others: ReadSentence[], language: string) {
  const pauses = others.flatMap((each) => {
    const pause = pauseIn(each.tokens);
    return pause ? [{ each, pause }] : [];
  });
  const [only] = pauses.length === 1 ? pauses : [];
  const paused = only && withPause(placed, only.pause, countTo24(placed, language));
  return paused ? { placed: paused, others: others.filter((each) => each !== only.each) } : { placed, others };
}

/** "Mon and Tue closed" is no table beside hours that were not understood. */
const saysWhenOpen = (entries: readonly Entry[]): boolean =>
  entries.some(({ ranges, statement }) => ranges.length > 0 || statement.times?.isAlways === true);

/** What says more than its rows do stands beside them. */
function limitedTo(each: ReadSentence, cut: Statement | undefined): ReadSentence {
  if (!cut) return each;
  const { at, next } = each.statements.find(({ value }) => value.label === cut.label) ?? each.statements[0]!;
  const limit = each.limit ?? each.sentence.text.slice(each.tokens[at]!.start, each.tokens[next - 1]!.end);
  return { ...each, saysMore: true, limit };
}

/** "Green open until dusk": something that is no place that we know has hours, too. */
const namesSubject = ({ tokens, isForeign }: ReadSentence): boolean =>
  !isForeign && tokens[0]?.kind === "other" && isKind(tokens[1], "open");

/** What begins with a season that others have no part in was understood, and is still not said of each week. */
const withLeft = (each: ReadSentence): ReadSentence =>
  each.isOfSeason && each.limit && each.left.length === 0 ? { ...each, left: [each.limit] } : each;

const MOST_BEHIND = 3;

/** Whether it stands closely behind hours in the same paragraph. */
const follows = ({ sentence, line }: ReadSentence, accepted: readonly ReadSentence[]) =>
  accepted.some(
    (each) =>
      each.line.paragraph === line.paragraph &&
      sentence.id > each.sentence.id &&
      sentence.id <= each.sentence.id + MOST_BEHIND,
  );

/** Other hours hold at times, wherever that is said; "sometimes" is said of hours close before it. */
const isDifferent = (each: ReadSentence, accepted: readonly ReadSentence[]) =>
  differsAtTimes(each.tokens) || (isSometimesElse(each.tokens) && follows(each, accepted));

/** It is about hours, or close behind them may say what is different. */
const isBeside = (each: ReadSentence, read: readonly ReadSentence[]) =>
  !read.includes(each) &&
  (each.isAboutHours ||
    tellsOtherHours(each.tokens) ||
    ((each.mayChangeHours || namesDayOnly(each.tokens)) && follows(each, read)));

const isOfOthers = ({ isForeign, isElsewhere, tokens }: ReadSentence) =>
  isElsewhere || (isForeign && isOfSomethingElse(tokens));

/** No words of the owner's say the times, and what they follow from leaves them open. */
const isUntold = (entry: Entry, counts24: boolean) =>
  !entry.statement.isClosed && !entry.statement.value && spansOf(entry, counts24).length === 0;

/** Where no word is left over, the whole statements contradict others or are about something else. */
const unreadOf = ({ sentence, left, statements, tokens, limit }: ReadSentence): Unread => {
  if (limit) return { sentenceId: sentence.id, left: [limit] };
  const said = statements.map(({ at, next }) => sentence.text.slice(tokens[at]!.start, tokens[next - 1]!.end));
  return { sentenceId: sentence.id, left: left.length > 0 ? left : said };
};

const isClear = ({ statement }: Entry, { closed, spans }: OpeningHours) =>
  closed || spans.length > 0 || Boolean(statement.times?.isByAppointment);

function sentencesOf(line: Line, language: string, where: readonly string[]): ReadSentence[] {
  return line.sentences
    .filter(({ text }) => text.length <= LONGEST_SENTENCE)
    .map((sentence) => {
      const text = withoutContact(sentence.text, where);
      const read = readInSomeLanguage(text, language);
      return { ...read, saysMore: read.saysMore || text !== sentence.text, sentence, line };
    });
}

/** A sentence may be in another language than the text, and short names of days are English in many. */
function readInSomeLanguage(text: string, language: string): HoursSentence {
  const own = readHoursSentence(text, language);
  if (isRead(own) || !/\d/u.test(text)) return own;
  const others = [...new Set([languageOfLine(text) ?? SCREEN_LANGUAGE, SCREEN_LANGUAGE])];
  const foreign = others.filter((other) => other !== language).map((other) => readHoursSentence(text, other));
  return foreign.find((each) => isRead(each) && !each.isGuessed) ?? own;
}

/** Two places have hours of their own; so has one in a hotel, and one beside a business that names none. */
function otherPlaces(
  read: readonly ReadSentence[],
  { hasHost, hasActivity, hasOther }: { hasHost: boolean; hasActivity: boolean; hasOther: boolean },
): number[] {
  const placed = read.filter(({ places }) => places.length > 0);
  const isOne = !hasHost && new Set(placed.flatMap(({ places }) => places)).size <= 1;
  const plain = new Set(read.filter(({ places }) => places.length === 0).flatMap(daysOf));
  return placed
    .filter(
      (each) =>
        !isOne ||
        (each.isOfOffice && hasActivity) ||
        (hasOther && each.places.some((place) => BARS.has(place))) ||
        daysOf(each).some((day) => plain.has(day)),
    )
    .map(({ sentence }) => sentence.id);
}

/** "Office: Mon and Tue 8-5. Wed 8-12.": what goes on behind hours of a place may be of it, too. */
function withFurther(refused: readonly number[], read: readonly ReadSentence[]): number[] {
  const all = new Set(refused);
  for (const { sentence, line, places } of read) {
    const goesOn = read.some(
      (each) =>
        all.has(each.sentence.id) && each.sentence.id === sentence.id - 1 && each.line.paragraph === line.paragraph,
    );
    if (goesOn && places.length === 0) all.add(sentence.id);
  }
  return [...all];
}

/** A club has one beside what it is for. */
const BARS = new Set(
  "bar café cafe cafeteria cafetería caffè bistro bistrot restaurant restaurante ristorante".split(" "),
);

/** "Otherwise 9 till 5" is clear only where every sentence about hours is understood, or surely about something else. */
const doubtfulRests = (entries: readonly Entry[], about: readonly ReadSentence[]): number[] =>
  about.every((each) => (isRead(each) && !each.isGuessed) || isApart(each))
    ? []
    : entries.filter(({ statement }) => statement.days.isRest).map(({ sentence }) => sentence);

/** Numbers the runs of lines without a blank one between them. */
function blocksOf({ lines }: SourceText): Map<Line, number> {
  let block = 0;
  return new Map(lines.map((line) => [line, line.kind === "blank" ? ++block : block]));
}

const sharesDay = (first: Statement, second: Statement) =>
  first.days.weekdays.some((day) => second.days.weekdays.includes(day));

function entriesOf({ statements, tokens, sentence }: ReadSentence, block: number): Entry[] {
  const isLed = ({ at }: TokenSpan) => isKind(tokens[at], "meal", "am", "pm", "night");
  const parts = statements.filter(isLed);
  return statements.map((each) => {
    const { value, at, next } = each;
    const says = (kind: "also" | "meal") =>
      tokens.slice(Math.max(0, at - 1), next).some((token) => isKind(token, kind));
    const ranges = value.times?.ranges ?? [];
    // A pub that serves Sunday lunch from 12 to 4 may be open until midnight.
    const others = parts.filter((part) => part !== each && sharesDay(part.value, value));
    const isOneMeal = others.length === 0 && says("meal") && !says("also") && ranges.length < 2;
    return {
      statement: { ...value, isVague: value.isVague || isOneMeal },
      ...{ span: { at, next }, weekdays: value.days.weekdays, ranges, sentence: sentence.id, block },
      isFurther: says("also") || says("meal") || parts.includes(each),
    };
  });
}

function rowOf(
  entry: Entry,
  read: readonly ReadSentence[],
  { counts24, language }: { counts24: boolean; language: string },
): Found<OpeningHours> {
  const { text, tokens, saysMore, sentence } = read.find((each) => each.sentence.id === entry.sentence)!;
  const { statement, weekdays } = entry;
  const { label, value, days } = statement;
  const slice = ({ at, next }: TokenSpan) => bracketed(text, tokens[at]!.start, tokens[next - 1]!.end);
  const spans = spansOf(entry, counts24);
  const isNamed = !days.isRest && label.next > label.at;
  return {
    value: {
      days: isNamed ? capitalised(slice(label).replace(ARABIC_AND, "")) : namedDays(weekdays, language),
      times: value
        ? slice(withFurtherWord(tokens, label, value))
        : spans.map(({ opens, closes }) => `${opens} – ${closes}`).join(", "),
      closed: statement.isClosed,
      weekdays: [...weekdays],
      spans,
    },
    sentenceIds: saysMore ? [] : [sentence.id],
    words: slice(entry.span),
  };
}

/** "Tuesday also 16-19": without the word for it, these were all the hours of that day. */
function withFurtherWord(tokens: ReadSentence["tokens"], label: TokenSpan, value: TokenSpan): TokenSpan {
  const at = tokens.findIndex((token, index) => index >= label.next && index < value.at && isKind(token, "also"));
  return at === -1 ? value : { ...value, at };
}

/** "And" is part of the word behind it. */
const ARABIC_AND = /^و(?=ال|يوم|أيام)/u;

/** A bracket that opens among the words closes behind them. */
function bracketed(text: string, start: number, end: number): string {
  const words = text.slice(start, end);
  const isOpen = words.includes("(") && !words.includes(")") && text.charAt(end) === ")";
  return (isOpen ? `${words})` : words).replace(/\s+/g, " ").trim();
}
