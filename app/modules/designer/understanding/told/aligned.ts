import { REQUEST_LANGUAGES, type RequestLanguage } from "~/lib/languages";
import { monthNames, weekdayNames } from "../../../facts/reading/calendar-names";
import { splitSentences } from "../../../facts/sentences";
import { replaceWords } from "../../../operations/text/replace-words";
import { setText } from "../../../operations/text/set-text";
import type { OpenedSite } from "../../../operations/opened-site";
import { hintsFor } from "../gist/hints";
import { call } from "../call";
import { planRequests } from "../plan-requests";
import { isDone } from "../planned";
import type { Call } from "../pattern";
import { together } from "../patterns/style/together";
import { means, type Word } from "../word";
import { isTelling, isUnit } from "../words/price-talk";
import { cueIn, wordsSaid } from "../words/told-cues";
import { isOtherThanFigure } from "./figures";
import type { Told, ToldReader } from "./part";
import { segmentsOf, segmentText, type Segment } from "./segments";
import { pageTexts, type WordedText } from "./text-likeness";

/**
 * 'You can check in from 3', 'gratis a partir de 100, no de 80': a number among the same words as one of the page takes
 * its place.
 */
export const readAligned: ToldReader = (words, source, known): Told | null => {
  const segments = segmentsOf(words, source).slice(0, MOST_SEGMENTS);
  for (const [at, segment] of segments.entries()) {
    if (!/\d/.test(segmentText(segment, source)) || !isNews(segment, source)) continue;
    const next = segments[at + 1];
    const isDenied = next !== undefined && !next.isFirst && DENIED.test(source.slice(next.start, next.end));
    const found = alignedWith(segmentText(segment, source), known.site);
    // Prices and hours have readers of their own, which change them wherever they stand.
    if (!found || planRequests(segment.words, source, known).some(isDone)) continue;
    const calls = found.nodes.map((node) => callFor(node, found));
    return { start: segment.start, end: isDenied ? next.end : segment.end, call: together(calls) };
  }
  return null;
};

const MOST_SEGMENTS = 40;
const KEEPS = wordsSaid(cueIn("stays"));
/** '…, not 80', '…, no de 80'. */
const DENIED =
  /^(?:and |y |e |et |und |en )?(?:not|no longer|nicht(?: mehr)?|ya no|no|non(?: più)?|pas|plus|não(?: mais)?|nao|niet(?: meer)?)\s(?:\p{L}{1,4}\s){0,2}\S{0,3}\d[\d.,]{0,6}\S{0,2}$/iu;

/** Nothing else is asked for, and nobody else says so. */
function isNews({ words, start, end }: Segment, source: string): boolean {
  const text = source.slice(start, end);
  const hints = hintsFor(source);
  const isOther = (word: Word) => isOtherThanFigure(word) && !means(word, "colour");
  // Whole opening hours are no number of a sentence.
  const isOfHours = tokensIn(text).filter((token) => WEEKDAYS.has(token.text)).length > 1;
  return !isOfHours && !words.some(isOther) && !KEEPS.test(text) && !hints(text, "not") && !hints(text, "told");
}

/** In few words where the old ones stand once. */
function callFor(node: number, { from, to, old, text }: Aligned): Call {
  const about = old.slice(0, LONGEST_NAME);
  const target = { nodes: [node], name: `the text “${about}”`, selector: null };
  return old.split(from).length === 2
    ? call(replaceWords, { from, to, within: target }, to)
    : call(setText, { target, text }, about);
}

interface Token {
  text: string;
  start: number;
  end: number;
  isNumber: boolean;
}

const tokensIn = (text: string): Token[] =>
  [
    ...text
      .toLowerCase()
      .replaceAll("’", "'")
      .matchAll(/\p{L}[\p{L}\p{M}']*|\d+(?:(?:st|nd|rd|th)(?!\p{L})|[.,:]\d{1,2})?/gu),
  ].map(({ 0: found, index }) => ({
    text: found,
    start: index,
    end: index + found.length,
    isNumber: /^\d/.test(found),
  }));

/** A text with new numbers, and the words in which they stand. */
interface Renumbered {
  text: string;
  from: string;
  to: string;
}

interface Aligned extends Renumbered {
  nodes: number[];
  old: string;
}

/** The one text of the page in which the same words stand around other numbers. */
function alignedWith(said: string, { page }: OpenedSite): Aligned | null {
  const tokens = tokensIn(said);
  const all = pageTexts(page)
    .filter(({ text }) => /\d/.test(text))
    .flatMap((other) => runsIn(tokens, other).map((run) => ({ ...run, other })));
  const most = Math.max(0, ...all.map(({ score }) => score));
  const [first, ...rest] = all.filter(({ score }) => score === most);
  if (!first || rest.some(({ text, other }) => text !== first.text || other.text !== first.other.text)) return null;
  const nodes = [first, ...rest].map(({ other }) => other.node);
  return { ...first, nodes: [...new Set(nodes)], old: first.other.text };
}
const LONGEST_NAME = 40;

/** Each way to lay what is said on a text so that all of its numbers stand on numbers, and the words around them agree. */
function runsIn(said: readonly Token[], { text }: WordedText): (Renumbered & { score: number })[] {
  const known = tokensIn(text);
  const first = said.findIndex(({ isNumber }) => isNumber);
  return known.flatMap(({ isNumber }, at) => {
    if (!isNumber) return [];
    const by = at - first;
    const agrees = (index: number) => isSame(said[index], known[index + by]);
    let [from, to] = [first, first];
    while (agrees(from - 1)) from -= 1;
    while (agrees(to + 1)) to += 1;
    const run = said.slice(from, to + 1);
    const isAll = said.every(({ isNumber: isFigure }, index) => !isFigure || (index >= from && index <= to));
    const isNew = run.some((token, index) => token.isNumber && token.text !== known[from + index + by]!.text);
    if (!isAll || !isNew || endsOtherwise(said[to + 1], said[to], known[to + 1 + by])) return [];
    const score = scoreOf(said, run, known, sentenceAround(text, known[at]!.start));
    return score === 0 ? [] : [{ score, ...withNumbers(text, run, known, from + by) }];
  });
}

const namesOf = (names: (language: RequestLanguage) => string[][]): ReadonlySet<string> =>
  new Set(REQUEST_LANGUAGES.flatMap((language) => names(language).flat()).filter((name) => name.length > 2));
const [MONTHS, WEEKDAYS] = [namesOf(monthNames), namesOf(weekdayNames)];

const isSame = (one: Token | undefined, other: Token | undefined): boolean =>
  one !== undefined && other !== undefined && ((one.isNumber && other.isNumber) || one.text === other.text);

/** 'On 12 October' is not '28 March': what is counted stands right behind a number. */
const endsOtherwise = (next: Token | undefined, last: Token | undefined, known: Token | undefined): boolean =>
  last?.isNumber === true &&
  next !== undefined &&
  next.text !== known?.text &&
  (MONTHS.has(next.text) || (!isTelling(next.text) && !isUnit(next.text)));

/** By the words around the numbers, and by what else of the sentence is said; 0 where that is too little. */
function scoreOf(said: readonly Token[], run: readonly Token[], known: readonly Token[], sentence: string): number {
  const same = run.filter(({ isNumber }) => !isNumber);
  const own = new Set(tokensIn(sentence).map(({ text }) => text));
  const content = said.filter((token) => isContent(token) && (own.has(token.text) || same.includes(token)));
  const isEnough =
    same.length >= ENOUGH || (same.length > 1 && content.length > 0) || (same.length > 0 && content.length > 1);
  return isEnough && known.length > 0 ? same.length * 2 + content.length : 0;
}
const ENOUGH = 4;
const LEAST_LETTERS = 5;
const isContent = ({ text, isNumber }: Token): boolean =>
  !isNumber &&
  !MONTHS.has(text) &&
  !WEEKDAYS.has(text) &&
  text.length >= LEAST_LETTERS &&
  !isTelling(text) &&
  !isUnit(text);

const sentenceAround = (text: string, at: number): string =>
  splitSentences(text).findLast(({ start }) => start <= at)?.text ?? text;

function withNumbers(text: string, run: readonly Token[], known: readonly Token[], at: number): Renumbered {
  const [start, end] = [known[at]!.start, known[at + run.length - 1]!.end];
  const to = run.reduceRight(
    (result, token, index) => {
      const old = known[at + index]!;
      return token.isNumber ? result.slice(0, old.start - start) + token.text + result.slice(old.end - start) : result;
    },
    text.slice(start, end),
  );
  return { text: text.slice(0, start) + to + text.slice(end), from: text.slice(start, end), to };
}
