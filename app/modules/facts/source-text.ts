import { detectLanguage } from "../language/detect-language";
import { splitSentences } from "./sentences";

/** A sentence of the owner's text; parsers claim sentences by `id`, `start` is its offset in the line. */
export interface Sentence {
  id: number;
  text: string;
  start: number;
}

type LineKind = "blank" | "text" | "bullet" | "ordered" | "heading";

/** A line without its list or heading marks; a paragraph of several sentences gives one line for each. */
export interface Line {
  index: number;
  /** Lines with the same number stood on one line of the owner's text. */
  paragraph: number;
  kind: LineKind;
  text: string;
  sentences: Sentence[];
}

type Row = Pick<Line, "kind" | "text">;

export interface SourceText {
  lines: Line[];
  /** The language that it is written in. */
  language: string;
}

/** Something read from the text, with the ids of the sentences that it says completely. */
export interface Found<T> {
  value: T;
  sentenceIds: number[];
  /** The owner's words that it was read from, as they stand in the text. */
  words?: string;
}

/** A sentence that is about a reader's subject, but says something that the reader does not understand. */
export interface Unread {
  sentenceId: number;
  /** The words that were left over, as the owner wrote them. */
  left: string[];
}

/**
 * About twenty pages: more makes no single page. Of a longer text the beginning and the end are read, where contact
 * details stand.
 */
const MAX_HEAD = 36_000;
const MAX_TAIL = 12_000;
const MAX_LINES = 1500;

const MARKS: [LineKind, RegExp][] = [
  ["heading", /^#{1,6}\s+/],
  ["bullet", /^(?:[-*•▪◦‣+·–]|\[[ x]\])\s+/],
  ["ordered", /^\d{1,2}[.)]\s+(?=\D)/],
];

// Invisible characters and bidi controls: they would hide a fact from a parser and break a layout.
const INVISIBLE =
  // oxlint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000b-\u001f\u007f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffd]/g;

/** Reads free text, lists or simple Markdown into lines and sentences. Never throws. */
export function readSource(raw: string): SourceText {
  const text = shortened(raw)
    .normalize("NFC")
    .replace(/\r\n?/g, "\n")
    .replace(/[\u00a0\u2000-\u200a\u202f]/g, " ");
  const rows = withTitles(rejoin(withoutTableHeads(fewer(text.replace(INVISIBLE, "").split("\n"))).map(unmark)));
  let id = 0;
  const pieces = rows.flatMap((row, paragraph) => splitRow(row).map((piece) => ({ ...piece, paragraph })));
  const lines = pieces.map(
    ({ sentences, ...piece }, index): Line => ({
      index,
      ...piece,
      sentences: sentences.map((sentence) => ({ id: id++, ...sentence })),
    }),
  );
  return { lines, language: detectLanguage(text).lang };
}

/**
 * Sentences of running text stand alone, so that "Services: …" is found inside a paragraph; list points and quotations
 * stay whole.
 */
function splitRow({
  kind,
  text,
}: Row): { kind: LineKind; text: string; sentences: { text: string; start: number }[] }[] {
  if (kind === "blank") return [{ kind, text, sentences: [] }];
  const sentences = splitSentences(text);
  if (kind !== "text" || sentences.length < 2 || /^["“„«'‘]/.test(text)) return [{ kind, text, sentences }];
  return sentences.map((sentence) => ({
    kind,
    text: sentence.text,
    sentences: [{ text: sentence.text, start: 0 }],
  }));
}

/** The first row of a table names its columns: the row of dashes below it gives it away. */
function withoutTableHeads(rows: string[]): string[] {
  return rows.filter(
    (row, index) => !(row.includes("|") && /^\s*(?:\|\s*)?:?-{2,}:?\s*\|/.test(rows[index + 1] ?? "")),
  );
}

/** The beginning and the end of a text that is longer than a page can use. */
export function shortened(raw: string): string {
  if (raw.length <= MAX_HEAD + MAX_TAIL) return raw;
  const head = raw.slice(0, MAX_HEAD);
  const tail = raw.slice(-MAX_TAIL);
  return `${head.slice(0, head.lastIndexOf("\n") + 1 || MAX_HEAD)}\n\n${tail.slice(tail.indexOf("\n") + 1)}`;
}

function fewer(rows: string[]): string[] {
  const filled = rows.filter((row, index) => row.trim() !== "" || rows[index - 1]?.trim() !== "");
  return filled.length <= MAX_LINES ? filled : [...filled.slice(0, MAX_LINES - 300), "", ...filled.slice(-300)];
}

const WRAPPED_WIDTH = 50;
const WIDEST = 110;

/** Documents saved as text are often wrapped at a fixed width: a long row that goes on in lower case is one line. */
function rejoin(rows: Row[]): Row[] {
  if (beginsSmall(rows)) return rows;
  const joined: Row[] = [];
  const longest = longestBeside(rows);
  let width = 0;
  for (const [at, row] of rows.entries()) {
    const last = joined.at(-1);
    const fitted = width + 1 + row.text.search(/\s|$/u) <= longest[at]!;
    const wrapped =
      last &&
      row.kind === "text" &&
      last.kind !== "blank" &&
      last.kind !== "heading" &&
      width >= WRAPPED_WIDTH &&
      width <= WIDEST &&
      !fitted;
    if (
      wrapped &&
      /^[\p{Ll}(]/u.test(row.text) &&
      !BEGINS_ADDRESS.test(row.text) &&
      !BEGINS_MARKED.test(row.text) &&
      !/[.!?:;]$|\d$/.test(last.text.slice(-1))
    )
      last.text += ` ${row.text}`;
    else joined.push({ ...row });
    width = row.text.length;
  }
  return joined;
}

/** "shop@lamps.example", "www.lamps.example": a row of its own, and no word that a line goes on with. */
const BEGINS_ADDRESS = /^(?:\S+@\S|www\.|https?:)/u;

/** "b) prices" is the next point of a list. */
const BEGINS_MARKED = /^[a-k]\)\s/u;

/** The letters of the longest of the rows that stand together with each: where its first word had had room, nobody wrapped. */
function longestBeside(rows: readonly Row[]): number[] {
  const longest = rows.map(({ text }) => text.length);
  for (let at = 1; at < rows.length; at += 1)
    if (rows[at]!.kind === "text" && rows[at - 1]!.kind !== "blank")
      longest[at] = Math.max(longest[at]!, longest[at - 1]!);
  for (let at = rows.length - 2; at >= 0; at -= 1)
    if (rows[at + 1]!.kind === "text" && rows[at]!.kind !== "blank")
      longest[at] = Math.max(longest[at]!, longest[at + 1]!);
  return longest;
}

/** Owners who write no capitals begin a row in lower case after a short one, or nearly every row, where nobody wraps. */
function beginsSmall(rows: readonly Row[]): boolean {
  const longest = Math.max(...rows.map(({ kind, text }) => (kind === "text" ? text.length : 0)));
  const small = rows.flatMap((row, at) => (row.kind === "text" && STARTS_SMALL.test(row.text) ? [rows[at - 1]] : []));
  // Before a row that was wrapped stands one that is nearly as long as the longest.
  const ragged = small.filter((before) => before?.kind === "text" && longest - before.text.length > RAGGED);
  return small.filter(isShort).length >= 3 || (ragged.length >= 2 && ragged.length * 2 > small.length);
}

const RAGGED = 14;
const STARTS_SMALL = /^\p{Ll}/u;

const isShort = (row: Row | undefined): boolean =>
  row?.kind === "text" && row.text.length < WRAPPED_WIDTH && !/[-,:;]$/.test(row.text);

/** A short line without a full stop that stands alone above running text or a list is a heading, even without marks. */
function withTitles(rows: Row[]): Row[] {
  return rows.map((row, index) => {
    const [before, next] = [rows[index - 1], rows[index + 1]];
    const leads =
      next?.kind === "bullet" ||
      next?.kind === "ordered" ||
      (next?.kind === "text" && next.text.length > 40 && /[.!?؟]$/.test(next.text));
    const alone = index > 0 && (before?.kind === "blank" || before?.kind === "heading");
    return row.kind === "text" && alone && leads && TITLE.test(row.text) ? { ...row, kind: "heading" } : row;
  });
}

const TITLE = /^(?=.{3,60}$)[\p{Lu}\u0621-\u064a][^\d@.:;!?؟,]{2,}[^.:;!?؟,]$/u;

/** Numbers lines and their sentences anew. A line of one sentence has its words from the line. */
export function renumbered(lines: readonly Line[]): Line[] {
  let id = 0;
  return lines.map((line, index) => ({
    ...line,
    index,
    sentences:
      line.kind === "text" && line.sentences.length === 1
        ? [{ id: id++, text: line.text, start: 0 }]
        : line.sentences.map((sentence) => ({ ...sentence, id: id++ })),
  }));
}

/** Lines that stood on one line of the owner's text, together, in their order. */
export function paragraphsOf(lines: readonly Line[]): Line[][] {
  const paragraphs = new Map<number, Line[]>();
  for (const line of lines) {
    const known = paragraphs.get(line.paragraph);
    if (known) known.push(line);
    else paragraphs.set(line.paragraph, [line]);
  }
  return [...paragraphs.values()];
}

/** The ids of all sentences of a line. */
export function sentenceIdsOf(line: Line): number[] {
  return line.sentences.map((sentence) => sentence.id);
}

function unmark(row: string): Row {
  const trimmed = tableRow(row.trim().replace(/^>\s+/, ""));
  if (trimmed === "" || /^[-*_=|: ]+$/.test(trimmed)) return { kind: "blank", text: "" };
  for (const [kind, mark] of MARKS) {
    if (mark.test(trimmed)) return { kind, text: plain(trimmed.replace(mark, "")) };
  }
  const bold = /^(?:\*\*|__)([^*_]{1,80})(?:\*\*|__):?$/.exec(trimmed);
  return bold ? { kind: "heading", text: plain(bold[1]!) } : { kind: "text", text: plain(trimmed) };
}

function tableRow(row: string): string {
  return row.startsWith("|") && row.endsWith("|") && row.length > 2
    ? row
        .slice(1, -1)
        .split("|")
        .map((cell) => cell.trim())
        .join("   ")
        .trim()
    : row;
}

function plain(text: string): string {
  return text
    .replace(/\[([^\][]{1,200})\]\((https?:[^()\s]{1,500})\)/g, "$1 $2")
    .replace(/\*\*|__|`/g, "")
    .trim();
}
