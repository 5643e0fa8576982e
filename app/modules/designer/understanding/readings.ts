import type { Link } from "./names";
import type { Piece, Reading } from "./pieces";
import { endOfOwnWords, endsRequest, isWritten } from "./own-words";
import { findVerb, readPieces, type Joining } from "./read-pieces";
import { means, senseOf, type Word } from "./word";

/** A way to read a clause, and how much of it had to be taken for the owner's own words. */
export interface WeighedReading extends Reading {
  /** Words without quotes that are taken as they stand. */
  loose: number;
}

const JOININGS: Joining[] = [
  { within: true, quoted: true },
  { within: false, quoted: true },
  { within: true, quoted: false },
  { within: false, quoted: false },
];

/** Links behind which an owner's own words may stand. */
const OPENERS: Link[] = ["to", "says", "called", "as", "with", "by", "colon", "for"];
/** Links that say where: the owner's words end before them. */
const PLACES: Link[] = [
  "to",
  "in",
  "on",
  "at",
  "above",
  "below",
  "before",
  "after",
  "beside",
  "between",
  "as",
  "for",
  "from",
];
const MOST_OPENERS = 4;
const MOST_PLACES = 3;

/** All ways to read a clause, those that take least for the owner's own words first. Each is read when it is asked for. */
export function* readingsOf(words: readonly Word[], source: string): Generator<WeighedReading> {
  for (const joining of joinings(words)) yield { ...readPieces(words, source, joining), loose: 0 };
  const spans = openings(words).flatMap((at) => closings(words, at).map((to) => ({ at, to })));
  for (const { at, to } of spans.sort((a, b) => a.to - a.at - (b.to - b.at))) {
    const reading = withLiteral(words, source, at, to);
    if (reading) yield reading;
  }
}

/** Only those that make a difference here. */
function joinings(words: readonly Word[]): Joining[] {
  const quotes = words.some((word) => means(word, "literal"));
  const inside = words.some((word) => means(word, "link", "of", "in", "on", "at"));
  return JOININGS.filter(({ within, quoted }) => (within || inside) && (!quoted || quotes));
}

/** Behind which words the owner's own may begin. */
function openings(words: readonly Word[]): number[] {
  const links = words.flatMap((word, at) => (means(word, "link", ...OPENERS) ? [at] : []));
  const verb = findVerb(words);
  return [...new Set([...links.slice(0, MOST_OPENERS), ...(verb === -1 ? [] : [verb])])];
}

/** Where they may end: before a place, or with the clause. */
function closings(words: readonly Word[], from: number): number[] {
  const places = words.flatMap((word, at) => (at > from + 1 && means(word, "link", ...PLACES) ? [at] : []));
  return [words.length, ...places.slice(-MOST_PLACES)];
}

function withLiteral(words: readonly Word[], source: string, opener: number, end: number): WeighedReading | null {
  const own = withoutReason(trimmed(words.slice(opener + 1, end), means(words[opener]!, "link", "colon")), source);
  if (own === null) return null;
  const [first, last] = [own[0], own.at(-1)];
  // Words in quotes are a text by themselves, and no part of another.
  if (!first || !last || own.some((word) => means(word, "literal"))) return null;
  const verbAt = findVerb(words);
  const link = opener === verbAt ? null : (senseOf(words[opener]!, "link")?.is ?? null);
  const piece: Piece = {
    kind: "literal",
    isQuoted: false,
    words: own,
    link,
    text: source.slice(first.start, link === "colon" ? stopBehind(source, last.end) : last.end),
  };
  const before = words.slice(0, link === null ? opener + 1 : opener);
  const head = readPieces(before, source, JOININGS[0]!);
  const tail = readPieces(words.slice(end), source, JOININGS[0]!);
  if (tail.verb !== null) return null;
  return { verb: head.verb, pieces: [...head.pieces, piece, ...tail.pieces], loose: own.length };
}

/** Behind a colon a message's last stop is the owner's, too: "… should be: Bread, every day." */
const stopBehind = (source: string, end: number): number =>
  end + (/^[.!?…]{1,3}(?=\s*$)/.exec(source.slice(end, end + 8))?.[0].length ?? 0);

/**
 * Without the politeness and the signs around it. What is dictated behind a colon, or begins with a capital, may be
 * polite itself: "the sentence: Please ring the bell."
 */
function trimmed(words: readonly Word[], isDictated = false): readonly Word[] {
  const isSign = (word: Word) => means(word, "light", "comma") || means(word, "link", "colon");
  const isPolite = (word: Word) => means(word, "light", "polite");
  const isStart = (word: Word) => isSign(word) || (isPolite(word) && !isDictated && !isWritten(word.text));
  const isEnd = (word: Word, at: number) => isSign(word) || isPolite(word) || (at > 0 && endsRequest(word.text));
  const [first, last] = [
    words.findIndex((word) => !isStart(word)),
    words.findLastIndex((word, at) => !isEnd(word, at)),
  ];
  // 'change the headline to Hello': all of it may be politeness.
  return last < Math.max(first, 0) ? words : words.slice(first, last + 1);
}

/** The owner's words up to the reason for them; null where they go on in a remark, or say what they stand for. */
function withoutReason(words: readonly Word[], source: string): readonly Word[] | null {
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last) return words;
  const end = endOfOwnWords(source.slice(first.start, last.end), source);
  if (words.some((word) => means(word, "link", "instead")) || (end && !end.isReason)) return null;
  return end ? trimmed(words.filter((word) => word.end <= first.start + end.at)) : words;
}
