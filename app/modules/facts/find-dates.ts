import { capitalised } from "../language/capitalised";
import { readBlocks } from "./blocks";
import { datedSentence } from "./dated-sentence";
import { DATE_LINKS } from "./date-tokens";
import { EVENT, leftBeside, NAMELESS, namesWeekday, OPEN_OR_CLOSED, PAST, whenIn } from "./date-words";
import { sentenceIdsOf, type Found, type Line, type SourceText, type Unread } from "./source-text";

/** An event, a season or days closed: both as the owner wrote them. */
interface DatedItem {
  when: string;
  what: string;
}

export interface DateList {
  title?: string;
  items: DatedItem[];
  sentenceIds: number[];
  /** Each item with the line that it was read from. */
  found: Found<DatedItem>[];
  /** Lines with a date of which not all was understood. */
  unread: Unread[];
}

const MAX_ITEMS = 16;
const MAX_WHAT = 90;
const MAX_LISTED = 120;
/** What leads up to a date, or joins it to what follows: words, and signs between them. */
const LINKS = new Set([...DATE_LINKS, "is", "are", "ist", "desde", "es"]);
const LINKING_SIGNS = /^[\s,:;(–—-]$/u;
const AFTER = /^(?:[\s,:;)–—-]|(?:we are|there is|is|ist|es|wir sind)\s)+/iu;
/** "Ferie dall'8 al 22 novembre" */
const ELIDED = /\s(?:dal|al|nel|del)?l['’]$/iu;
const WEEKLY = /^(?:every|each|jede[nmrs]?|cada|todos|كل)\s/iu;

/** Reads announcements with a date: lines under a heading for dates, and sentences that only say what is on when. */
export function findDates(source: SourceText, taken: ReadonlySet<number> = new Set()): DateList {
  const free = (line: Line) => line.text.length <= 200 && !sentenceIdsOf(line).some((id) => taken.has(id));
  const headed = readBlocks(source).filter(({ topic }) => topic === "dates");
  const list: DateList = { items: [], sentenceIds: [], found: [], unread: [] };
  const listed = new Set([...headed.flatMap(({ lines }) => lines), ...datedRuns(source)].map(({ index }) => index));
  for (const line of source.lines) {
    const before = list.items.length;
    if (free(line)) readLine(line, listed.has(line.index), list);
    if (list.items.length === before) readSentences(line, source.language, { list, taken });
  }
  const heading = headed.find(({ lines }) =>
    lines.some((line) => list.sentenceIds.includes(sentenceIdsOf(line)[0] ?? -1)),
  );
  if (heading?.headingLine && heading.inline === "") list.sentenceIds.push(...sentenceIdsOf(heading.headingLine));
  // What a line left over may be said where its sentence is read.
  const unread = list.unread.filter(({ sentenceId }) => !list.sentenceIds.includes(sentenceId));
  return {
    ...list,
    unread,
    ...(heading?.heading && { title: heading.heading }),
    items: list.items.slice(0, MAX_ITEMS),
  };
}

/** "12 Oct - Broadcast, Glasgow": lines one below another that begin with a date are a list without a heading. */
function datedRuns({ lines }: SourceText): Line[] {
  const isDated = lines.map(({ kind, text }) => kind !== "blank" && text.length <= MAX_LISTED && beginsWithDate(text));
  return lines.filter((line, index) => {
    const beside = [index - 1, index + 1].filter((other) => lines[other]?.paragraph !== line.paragraph);
    return isDated[index] && beside.some((other) => isDated[other]);
  });
}

/** A date of the year, with words behind it and no "we are". */
function beginsWithDate(text: string): boolean {
  const found = /\d/.test(text.slice(0, 24)) ? whenIn(text) : undefined;
  if (found?.start !== 0 || !/\d/.test(text.slice(0, found.end))) return false;
  const rest = text.slice(found.end);
  return /^[\s,:–—-]+[\p{Lu}\u0621-\u064a"“«]/u.test(rest) && !namesWeekday(rest);
}

function readLine(line: Line, isListed: boolean, list: DateList): void {
  const found = line.kind === "heading" ? undefined : whenIn(line.text);
  if (!found || list.items.length >= MAX_ITEMS) return;
  const { item, left } = datedItem(line.text, found, isListed);
  const sentenceIds = sentenceIdsOf(line);
  if (item) {
    list.items.push(item);
    list.found.push({ value: item, sentenceIds, words: line.text });
    list.sentenceIds.push(...sentenceIds);
  } else if (left.length > 0) list.unread.push(...sentenceIds.slice(0, 1).map((sentenceId) => ({ sentenceId, left })));
}

/** What the sentences of a line announce, each by itself. */
function readSentences(
  line: Line,
  language: string,
  { list, taken }: { list: DateList; taken: ReadonlySet<number> },
): void {
  if (line.kind === "heading") return;
  for (const { id, text } of line.sentences.filter((sentence) => !taken.has(sentence.id))) {
    const { items = [], isAll = false } = list.items.length < MAX_ITEMS ? (datedSentence(text, language) ?? {}) : {};
    const sentenceIds = isAll ? [id] : [];
    list.items.push(...items);
    list.found.push(...items.map((value) => ({ value, sentenceIds, words: text })));
    list.sentenceIds.push(...sentenceIds);
  }
}

/** A line that says nothing but a date and what happens then; under a heading for dates the date may stand within. */
function datedItem(
  text: string,
  found: { start: number; end: number },
  isListed: boolean,
): { item?: DatedItem; left: string[] } {
  const when = text.slice(found.start, found.end).replace(/(\p{L})\.$/u, "$1");
  const before = withoutLinks(text.slice(0, found.start).replace(ELIDED, ""));
  const after = text
    .slice(found.end)
    .replace(/(?<![.!])[.!]+$/, "")
    .replace(AFTER, "");
  if (before && after && !isListed) return { left: EVENT.test(before) ? [after] : [] };
  const what = [before, after].filter(Boolean).join(before.endsWith(",") ? " " : ", ");
  const isAnnounced = isListed ? /\p{L}{3}/u.test(what) : announces(what, when);
  const left = isAnnounced ? leftBeside(what, isListed) : [];
  return isAnnounced && left.length === 0 && what.length <= MAX_WHAT
    ? { item: { when: capitalised(when), what: capitalised(what) }, left }
    : { left };
}

/** A plain weekday with "open" is a statement of opening hours. */
function announces(what: string, when: string): boolean {
  if (PAST.test(what) || !/\p{L}{3}/u.test(what) || isSeasonOfHours(what) || NAMELESS.test(what)) return false;
  return EVENT.test(what) || (OPEN_OR_CLOSED.test(what) && !WEEKLY.test(when));
}

/** "Open daily 6:30-20:00, November to April 7:00-19:00" says when somebody is there and announces nothing. */
const isSeasonOfHours = (what: string): boolean => OPEN_OR_CLOSED.test(what) && /\d{1,2}[:.h]\d{2}/u.test(what);

/** A text without the linking words and signs at its end. */
function withoutLinks(text: string): string {
  for (let end = text.length; ; ) {
    while (end > 0 && LINKING_SIGNS.test(text.charAt(end - 1))) end--;
    const start = text.lastIndexOf(" ", end - 1) + 1;
    if (start === 0 || !LINKS.has(text.slice(start, end).toLowerCase())) return text.slice(0, end);
    end = start;
  }
}
