import { capitalised } from "../language/capitalised";
import { readBlocks } from "./blocks";
import { EVENT, OPEN_OR_CLOSED, PAST, whenIn } from "./date-words";
import { sentenceIdsOf, type Line, type SourceText } from "./source-text";

/** An event, a season or days closed: both as the owner wrote them. */
interface DatedItem {
  when: string;
  what: string;
}

export interface DateList {
  title?: string;
  items: DatedItem[];
  sentenceIds: number[];
}

const MAX_ITEMS = 16;
const MAX_WHAT = 90;
/** What leads up to a date, or joins it to what follows. Only lines of at most 200 letters are read. */
// eslint-disable-next-line regexp/no-super-linear-move
const BEFORE = /(?:[\s,:;(–—-]|\s(?:on|from|is|are|vom|von|am|ab|ist|im|el|del|desde|es|في|من|يوم))+$/iu;
const AFTER = /^(?:[\s,:;)–—-]|(?:we are|there is|is|ist|es|wir sind)\s)+/iu;
const WEEKLY = /^(?:every|each|jede[nmrs]?|cada|todos|كل)\s/iu;

/** Reads announcements with a date: lines under a heading for dates, and sentences that only say what is on when. */
export function findDates(source: SourceText, taken: ReadonlySet<number> = new Set()): DateList {
  const free = (line: Line) => line.text.length <= 200 && !sentenceIdsOf(line).some((id) => taken.has(id));
  const headed = readBlocks(source).filter(({ topic }) => topic === "dates");
  const list: DateList = { items: [], sentenceIds: [] };
  const listed = new Set(headed.flatMap(({ lines }) => lines.map(({ index }) => index)));
  for (const line of source.lines.filter(free)) readLine(line, listed.has(line.index), list);
  const heading = headed.find(({ lines }) =>
    lines.some((line) => list.sentenceIds.includes(sentenceIdsOf(line)[0] ?? -1)),
  );
  if (heading?.headingLine && heading.inline === "") list.sentenceIds.push(...sentenceIdsOf(heading.headingLine));
  return { ...list, ...(heading?.heading && { title: heading.heading }), items: list.items.slice(0, MAX_ITEMS) };
}

function readLine(line: Line, headed: boolean, list: DateList): void {
  const item = line.kind === "heading" || list.items.length >= MAX_ITEMS ? undefined : datedItem(line.text, headed);
  if (!item) return;
  list.items.push(item);
  list.sentenceIds.push(...sentenceIdsOf(line));
}

/** A line that says nothing but a date and what happens then; under a heading for dates the date may stand within. */
function datedItem(text: string, headed: boolean): DatedItem | undefined {
  const found = whenIn(text);
  if (!found) return undefined;
  const when = text.slice(found.start, found.end).replace(/(\p{L})\.$/u, "$1");
  const before = text.slice(0, found.start).replace(BEFORE, "");
  const after = text
    .slice(found.end)
    .replace(/(?<![.!])[.!]+$/, "")
    .replace(AFTER, "");
  if (before && after && !headed) return undefined;
  const what = [before, after].filter(Boolean).join(before.endsWith(",") ? " " : ", ");
  const announced = headed ? /\p{L}{3}/u.test(what) : announces(what, when);
  return announced && what.length <= MAX_WHAT ? { when: capitalised(when), what: capitalised(what) } : undefined;
}

/** A plain weekday with "open" is a statement of opening hours; a second date would be lost in the first's line. */
function announces(what: string, when: string): boolean {
  if (PAST.test(what) || whenIn(what) || !/\p{L}{3}/u.test(what)) return false;
  return EVENT.test(what) || (OPEN_OR_CLOSED.test(what) && !WEEKLY.test(when));
}
