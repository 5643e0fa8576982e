import { capitalised } from "../../language/capitalised";
import { piecesOf } from "../../language/enumeration";

/** A stretch of an owner's text in the form that it has: running text, a heading over some, a list, labelled lines. */
export type StoryBlock =
  | { kind: "text"; text: string }
  | { kind: "parts"; items: Part[] }
  | { kind: "list"; items: string[] }
  | { kind: "terms"; items: Term[] };

/** Sentences under a line of their own. */
interface Part {
  title: string;
  text: string;
}

interface Term {
  name: string;
  text: string;
}

/** Letters of a line that may be a heading or an entry of a list. */
const LONGEST_LINE = 72;
/** Letters of sentences that are set as the large beginning of a story, and a first one that is longer by itself. */
const SHORTEST_OPENING = 30;
const OPENING = 130;
const LONGEST_OPENING = 170;

/** Letters of what a name stands for. */
const LONGEST_ENTRY = 160;

/** Numbers to be called at are read, and not looked at. */
const NUMBER = /\p{Nd}[\p{Nd}\s()-]{5,}/u;

/** A line that ends without a mark: the name of something, and no sentence. */
const isLine = (text: string) =>
  text.length <= LONGEST_LINE && !/[.!?…؟:;,]["”»“)]?$|\p{L}{3}[.!?؟]\s/u.test(text) && !termIn(text);

/** "Allergies: …": a label of a few words, and what it says. */
function termIn(text: string): Term | undefined {
  const [, name = "", said = ""] = /^([\p{Lu}\p{Lo}](?:[^.,;:!?؟\d"“”]|:(?!\s)){1,40}):\s+(\S.*)$/u.exec(text) ?? [];
  return name && name.split(" ").length <= 5 ? { name, text: said } : undefined;
}

/** "Mako - Japanese, sleeves and backs": a name, and what it stands for; several are a list of such. */
function entryIn(text: string): Term | undefined {
  const [, name = "", said = ""] = /^(\p{Lu}[^.,;:!?؟\d"“”]{1,40}?)\s[-–—]\s(\S.*)$/u.exec(text) ?? [];
  return name && name.split(" ").length <= 4 && said.length <= LONGEST_ENTRY
    ? { name, text: capitalised(said) }
    : undefined;
}

/** A line can stand over the sentences behind it where no number makes it an address or a time. */
const isTitle = (line: string, next: string) => !/\p{Nd}/u.test(line) && !termIn(next);

/** Paragraphs with each enumeration by itself. */
function apart(paragraphs: readonly string[]): (string | string[])[] {
  return paragraphs.flatMap((paragraph) => {
    const sentences = paragraph.split(/(?<=\p{L}{3}[.!?؟]["”»]?)\s(?=[\p{Lu}\p{Lo}])/u);
    if (!sentences.some((sentence) => piecesOf(sentence))) return [paragraph];
    return sentences.reduce<(string | string[])[]>((blocks, sentence) => {
      const before = blocks.at(-1);
      const pieces = piecesOf(sentence);
      if (pieces) return [...blocks, pieces];
      return typeof before === "string" ? [...blocks.slice(0, -1), `${before} ${sentence}`] : [...blocks, sentence];
    }, []);
  });
}

/** Finds the lists, headings and labelled lines in paragraphs, and what their sentences only enumerate. */
export function storyBlocks(paragraphs: readonly string[]): StoryBlock[] {
  const blocks: StoryBlock[] = [];
  let texts: string[] = [];
  for (const part of apart(paragraphs)) {
    if (typeof part === "string") texts.push(part);
    else {
      blocks.push(...blocksOf(texts), { kind: "list", items: part.map(capitalised) });
      texts = [];
    }
  }
  return [...blocks, ...blocksOf(texts)];
}

/** Finds the lists, headings and labelled lines in paragraphs by their form alone, so in any language. */
function blocksOf(paragraphs: readonly string[]): StoryBlock[] {
  const blocks: StoryBlock[] = [];
  for (let at = 0; at < paragraphs.length; ) {
    const entries = takenWhile(paragraphs, at, entryIn);
    const terms = entries.length > 1 ? entries : takenWhile(paragraphs, at, termIn);
    const lines = takenWhile(paragraphs, at, (text) => (isLine(text) ? text : undefined));
    const behind = paragraphs[at + lines.length];
    const last = lines.at(-1);
    if (terms.length > 0) {
      blocks.push({ kind: "terms", items: terms });
      at += terms.length;
    } else if (last !== undefined && behind !== undefined && isTitle(last, behind)) {
      blocks.push(...listed(lines.slice(0, -1)));
      addPart(blocks, { title: last, text: behind });
      at += lines.length + 1;
    } else if (lines.length > 0) {
      blocks.push(...listed(lines));
      at += lines.length;
    } else {
      blocks.push({ kind: "text", text: paragraphs[at++]! });
    }
  }
  return blocks;
}

/** Parts that follow one another are a group. */
function addPart(blocks: StoryBlock[], part: Part): void {
  const before = blocks.at(-1);
  if (before?.kind === "parts") before.items.push(part);
  else blocks.push({ kind: "parts", items: [part] });
}

function takenWhile<T>(paragraphs: readonly string[], from: number, read: (text: string) => T | undefined): T[] {
  const taken: T[] = [];
  for (const text of paragraphs.slice(from)) {
    const value = read(text);
    if (value === undefined) break;
    taken.push(value);
  }
  return taken;
}

/** Two lines and more are a list. */
function listed(lines: string[]): StoryBlock[] {
  return lines.length > 1 ? [{ kind: "list", items: lines }] : lines.map((text) => ({ kind: "text", text }));
}

/** The first sentences of a story, short enough to be set large and no side remark of a few words ("Leder auch."), and the paragraphs that are left. */
export function openingOf(paragraphs: readonly string[]): { opening?: string; rest: readonly string[] } {
  const [first = "", ...others] = paragraphs;
  if (isLine(first) || termIn(first) || NUMBER.test(first)) return { rest: paragraphs };
  if (first.length <= OPENING)
    return first.length < SHORTEST_OPENING ? { rest: paragraphs } : { opening: first, rest: others };
  const ends = [...`${first} `.matchAll(/\p{L}{4}[.!?؟]["”»]?(?=\s(?:[\p{Lu}\p{Lo}]|$))/gu)].map(
    ({ index, 0: end }) => index + end.length,
  );
  const end = ends.findLast((length) => length <= OPENING) ?? ends[0];
  if (end === undefined || end < SHORTEST_OPENING || end > LONGEST_OPENING) return { rest: paragraphs };
  const left = first.slice(end).trim();
  return { opening: first.slice(0, end), rest: left ? [left, ...others] : others };
}
