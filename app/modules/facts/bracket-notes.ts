import { notToVisitors } from "./orders/orders-maker";
import { renumbered, sentenceIdsOf, type Line, type SourceText } from "./source-text";

/** A text whose notes in square brackets are lines of their own, and what they say. */
interface Noted {
  source: SourceText;
  notes: ReadonlySet<string>;
}

/** Above this a bracket is said to no visitor. */
const LIKELY = 0.5;
/** "[only to order]": so few words may be said to visitors, whatever the other brackets say. */
const LEAST_WORDS = 6;
const SIGNS_ONLY = /^[\s.,;:!?…]*$/u;
const BRACKET = /(\[[^[\]]*\]?)/u;

/**
 * Finds notes to the maker in square brackets: who pastes a leaflet writes beside it what no visitor is to read. Where one
 * of them surely is a note, the longer ones are, too, though they may tell of the business ("he's my uncle"). Pure.
 */
export function withBracketNotes(source: SourceText): Noted {
  const parts = partsOfAll(source.lines);
  const inBrackets = parts.flat().filter((part) => part.startsWith("["));
  const isLikely = (part: string) => notToVisitors(bare(part), source.language) > LIKELY;
  const likely = new Set(inBrackets.filter(isLikely));
  if (likely.size === 0) return { source, notes: new Set() };
  const isNote = (part: string, at: number, all: readonly string[]) =>
    part.startsWith("[") &&
    (likely.has(part) || (isApart(all[at - 1] ?? "") && bare(part).split(/\s+/u).length >= LEAST_WORDS));
  const lines = source.lines.flatMap((line, at) =>
    parts[at]!.some(isNote) ? joined(parts[at]!, isNote).map((text): Line => ({ ...line, text })) : [line],
  );
  return {
    source: { ...source, lines: renumbered(lines) },
    notes: new Set(parts.flatMap((all) => all.filter(isNote).map(bare))),
  };
}

/** The sentences of notes. */
export const noteIdsIn = ({ lines }: SourceText, notes: ReadonlySet<string>): number[] =>
  lines.filter(({ text }) => notes.has(text)).flatMap(sentenceIdsOf);

/** "Sleigh ride $6 [the horses have retired]": what stands in a sentence may change what is said before it. */
const isApart = (before: string): boolean => SIGNS_ONLY.test(before) || /[.!?…\]]\s*$/u.test(before);

const bare = (part: string): string => part.replace(/^\[|\]$/gu, "").trim();

/** Notes by themselves, and what stands between them. */
function joined(
  parts: readonly string[],
  isNote: (part: string, at: number, all: readonly string[]) => boolean,
): string[] {
  const texts: string[] = [];
  let isBehindNote = true;
  for (const [at, part] of parts.entries()) {
    const isOwn = isNote(part, at, parts);
    if (isOwn) texts.push(bare(part));
    else if (isBehindNote) texts.push(part);
    else texts.push(`${texts.pop()}${part}`);
    isBehindNote = isOwn;
  }
  return texts.map((text) => text.trim()).filter((text) => !SIGNS_ONLY.test(text));
}

/** The parts of each line; a bracket that opened in its paragraph and is not closed goes on in the next one. */
function partsOfAll(lines: readonly Line[]): string[][] {
  let [paragraph, isOpen] = [lines[0]?.paragraph, false];
  return lines.map((line) => {
    if (line.paragraph !== paragraph) [paragraph, isOpen] = [line.paragraph, false];
    const parts = partsOf(line, isOpen);
    const [opened, closed] = [line.text.lastIndexOf("["), line.text.lastIndexOf("]")];
    if (opened !== closed) isOpen = opened > closed;
    return parts;
  });
}

const partsOf = ({ text, kind }: Line, isOpen: boolean): string[] =>
  kind === "blank" || kind === "heading" ? [text] : (isOpen ? `[${text}` : text).split(BRACKET).filter(Boolean);
