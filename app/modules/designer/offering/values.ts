import type { Link, Verb } from "../understanding/names";
import { means, senseOf, type Word } from "../understanding/word";

/** Words of a message that may be the owner's own for the page, and how likely. */
export interface Value {
  text: string;
  start: number;
  end: number;
  score: number;
  /** Where the words before it begin to say so. */
  from: number;
}

const LINKS: Partial<Record<Link, number>> = {
  colon: 0.85,
  says: 0.85,
  called: 0.8,
  to: 0.6,
  as: 0.4,
  with: 0.3,
  in: 0.35,
};
const VERBS: Partial<Record<Verb, number>> = {
  write: 0.55,
  be: 0.45,
  put: 0.5,
  make: 0.45,
  rename: 0.5,
  add: 0.45,
  use: 0.4,
  change: 0.25,
};
const MOST_VALUES = 8;
const LONGEST = 400;

/** What a message may give as new words: in quotes, behind 'to', 'says', a colon, in capitals. */
export function valuesIn(words: readonly Word[], source: string): Value[] {
  const found: Value[] = [];
  words.forEach((word, at) => {
    if (means(word, "literal"))
      found.push({ text: word.text, start: word.start, end: word.end, score: 1, from: word.start });
    const opens = openness(word);
    if (opens > 0 && words[at + 1]) found.push(...behind(words, at, source, opens));
  });
  found.push(...capitalised(words, source));
  const best = new Map<string, Value>();
  for (const value of found)
    if (value.text.length > 1 && value.text.length <= LONGEST && (best.get(value.text)?.score ?? 0) < value.score)
      best.set(value.text, value);
  return [...best.values()].toSorted((one, other) => other.score - one.score).slice(0, MOST_VALUES);
}

function openness(word: Word): number {
  const link = senseOf(word, "link")?.is;
  const verb = senseOf(word, "verb")?.is;
  return Math.max((link && LINKS[link]) ?? 0, (verb && VERBS[verb]) ?? 0);
}

/** Words behind an opener: up to the next sign, and to the end of the sentence. */
function behind(words: readonly Word[], at: number, source: string, opens: number): Value[] {
  const rest = words.slice(at + 1);
  const stop = rest.findIndex((word) => ends(word, source));
  const all = stop === -1 ? rest : rest.slice(0, stop);
  const sign = all.findIndex((word, index) => index > 0 && isSoft(word, all[index + 1]) && !isInWord(word, source));
  const place = isWhole(words, at) ? -1 : all.findIndex((word, index) => index > 0 && isPlace(word));
  const cuts = [all.length, ...[sign, place].filter((cut) => cut > 0)];
  return cuts.flatMap((cut, index) => {
    const own = all.slice(0, cut);
    const [first, last] = [own.find((word) => !isEdge(word) && !points(word)), own.findLast((word) => !isEdge(word))];
    if (!first || !last || first.start >= last.end) return [];
    const text = source.slice(first.start, last.end).replace(/^["“„«]|["”»]$/g, "");
    const mark = isWhole(words, at) && index === 0 ? (/^[?!]/.exec(source.slice(last.end))?.[0] ?? "") : "";
    const isName = /^[\p{Lu}\d]/u.test(text);
    const isCut = index > 0 || (sign === -1 && place === -1);
    const score =
      opens + (isName ? 0.2 : isWhole(words, at) ? -0.1 : -0.2) - (own.length > 12 ? 0.1 : 0) - (isCut ? 0 : 0.05);
    return [{ text: text + mark, start: first.start, end: last.end, score, from: words[at]!.start }];
  });
}

/** '… under Imran', '… after the second': where words are to stand is none of them. */
const isPlace = (word: Word): boolean => means(word, "link", "above", "below", "before", "after", "beside", "between");

/** 'apprenti(e)': a bracket that no blank parts from what is before it. */
const isInWord = ({ text, start, end }: Word, source: string): boolean =>
  (text === "(" && /\p{L}/u.test(source[start - 1] ?? "")) || (text === ")" && /\p{L}/u.test(source[end - 2] ?? ""));

/** Behind a colon, or what something says, the mark at the end is the owner's own. */
const isWhole = (words: readonly Word[], at: number): boolean => means(words[at]!, "link", "colon", "says");

const ends = (word: Word, source: string): boolean =>
  (means(word, "light", "stop") && !/^\.\d/.test(source.slice(word.start))) ||
  means(word, "literal") ||
  source[word.start] === "\n";

const isSoft = (word: Word, next: Word | undefined): boolean =>
  means(word, "light", "comma", "reason", "sign") ||
  means(word, "link", "instead") ||
  means(word, "light", "polite") ||
  (means(word, "light", "and") && next !== undefined && (means(next, "verb") || means(next, "link")));

/** 'Call it …' */
const points = (word: Word): boolean => means(word, "reference", "it", "them", "that", "this", "here", "again");

const isEdge = (word: Word): boolean =>
  means(word, "light", "comma", "sign", "polite", "and") || means(word, "link", "colon", "instead");

/** 'Talk to Robert': from a capital within a sentence on. */
function capitalised(words: readonly Word[], source: string): Value[] {
  const found: Value[] = [];
  for (let at = 1; at < words.length; at += 1) {
    const before = words[at - 1]!;
    if (!isCapital(words[at]!) || means(before, "light", "stop") || isCapital(before)) continue;
    let to = at;
    while (words[to + 1] && !means(words[to + 1]!, "light", "stop", "comma", "polite") && isRun(words, to)) to += 1;
    const [first, last] = [words[at]!, words[to]!];
    found.push({
      text: source.slice(first.start, last.end),
      start: first.start,
      end: last.end,
      score: 0.4,
      from: before.start,
    });
  }
  return found;
}

const isCapital = ({ text, senses }: Word) => /^\p{Lu}/u.test(text) && !senses.some(({ kind }) => kind === "literal");
const isRun = (words: readonly Word[], to: number) =>
  isCapital(words[to + 1]!) ||
  (words[to + 2] !== undefined && isCapital(words[to + 2]!) && words[to + 1]!.text.length < 4);
