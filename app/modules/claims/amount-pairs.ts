import type { Amount } from "./amounts";
import { isIdle } from "./idle-words";
import { isTime, measureOf } from "./measures";
import { plainWords } from "./plain-text";

/** The words that stand with an amount, as they are compared. */
export interface WordsBeside {
  /** What the amount is of. */
  own: ReadonlySet<string>;
  /** What stands between it and the next amounts: its own or theirs. */
  near: ReadonlySet<string>;
}

/** An amount of the owner's with what it is of. */
export interface GivenPair extends WordsBeside {
  value: number;
}

/** Behind one of these something else begins. */
const ENDS = /[,;|\n•·،؛]|[.!?](?=\s|$)/u;
const SEPARATOR = /[,;:|()\n•·،؛]|\s[–—-]\s|[.!?](?=\s|$)|\s(?:and|und|y|et|e|en|i|oraz)(?=\s)/u;

/**
 * What each amount of one kind is of, by clauses with one amount each. Whether names stand before or behind prices is
 * the same in all of a text; numbers stand before what they count. Amounts with nothing between them, as of a range,
 * are of the same.
 */
export function wordsBeside(text: string, amounts: readonly Amount[]): WordsBeside[] {
  if (amounts.length === 0) return [];
  const between = gaps(text, amounts);
  const isNameFirst = !isLabel(between[0] ?? "") || contentWords(between.at(-1) ?? "").length === 0;
  const beside = amounts.map((amount, index) => {
    const [before, after] = [between[index]!, between[index + 1]!];
    const clause: Clause = { before, after, isFirst: index === 0, isLast: index === amounts.length - 1 };
    const isOfPrice = amount.nouns.length === 0;
    const own = isOfPrice ? ofPrice(clause, isNameFirst) : ofNumber(text, amount, clause);
    const near = [before, after, ...amount.nouns].join(" ");
    return { isOfPrice, own: new Set(contentWords(own)), near: new Set(contentWords(near)) };
  });
  return sharedAcross(between, beside);
}

interface Clause {
  before: string;
  after: string;
  isFirst: boolean;
  isLast: boolean;
}

function ofPrice({ before, after, isFirst, isLast }: Clause, isNameFirst: boolean): string {
  if (!isNameFirst) return filledParts(after)[0] ?? "";
  const name = isFirst && before.length <= SHORT ? [before] : filledParts(before).slice(isFirst ? -2 : -1);
  const behind = isLast || SEPARATOR.test(after) ? after.split(SEPARATOR, 1) : [];
  return [...name, ...behind].join(" ");
}

/** So many letters before the first price of a line are a name with its details; of a sentence the last parts are. */
const SHORT = 80;

/** "60 minutes of yoga", "Yoga 60 minutes", "a guarantee of 10 years"; "children from 9 months" are not counted. */
function ofNumber(text: string, { end, nounEnd, nouns }: Amount, { before }: Clause): string {
  const last = before.split(SEPARATOR).at(-1)!;
  const words = last.trimEnd().split(" ");
  const beside = OF.test(words.at(-1)!) ? words.at(-2) : words.at(-1);
  const isBeside = contentWords(beside ?? "").length > 0;
  return [text.slice(end, nounEnd), ...nouns, isBeside ? last : ""].join(" ");
}

/** In nine languages. */
const OF = /^(?:of|von|de|di|da|van|z|من)$/iu;

/** Nothing stands between "20" and "25" of "£20-25", or between "(8)" and "7.50". */
function sharedAcross(
  between: readonly string[],
  beside: readonly (WordsBeside & { isOfPrice: boolean })[],
): WordsBeside[] {
  const shared: WordsBeside[] = [...beside];
  const joins = (index: number) =>
    beside[index]!.isOfPrice && contentWords(between[index]!).length === 0 && !ENDS.test(between[index]!);
  const together = (a: WordsBeside, b: WordsBeside): WordsBeside => ({
    own: new Set([...a.own, ...b.own]),
    near: new Set([...a.near, ...b.near]),
  });
  for (let at = 1; at < shared.length; at += 1) if (joins(at)) shared[at] = together(shared[at - 1]!, shared[at]!);
  for (let at = shared.length - 1; at > 0; at -= 1) if (joins(at)) shared[at - 1] = shared[at]!;
  return shared;
}

/** The text before the first amount, between two, and behind the last. */
function gaps(text: string, amounts: readonly Amount[]): string[] {
  const ends = [0, ...amounts.map(({ end, nounEnd }) => Math.max(end, nounEnd))];
  const starts = [...amounts.map(({ start }) => start), text.length];
  return starts.map((start, index) => text.slice(ends[index], start).replace(/[.…·_]{2,}/g, " "));
}

/** Nothing before the first amount, or "Prices:", which names none of those behind it. */
const isLabel = (text: string) => contentWords(text).length === 0 || /:\s*$/.test(text);

const filledParts = (text: string) => text.split(SEPARATOR).filter((part) => contentWords(part).length > 0);

/** The words of a text that name a thing, by their stems; those of a length of time by what they measure. */
export const contentWords = (text: string): string[] =>
  plainWords(text)
    .filter((word) => word.length > 2 && /\p{L}/u.test(word) && !isIdle(word))
    .map((word) => {
      const measure = measureOf(word);
      return measure && isTime(measure) ? measure : stem(word);
    });

const stem = (word: string) => word.replace(/^(?:ال|لل)(?=\p{L}{3})|(?:en|es|s|n|e)$/gu, "").slice(0, 7);

/** The owner's amounts of one kind, by the words that they are of. */
export class GivenPairs {
  private readonly byWord = new Map<string, GivenPair[]>();
  private readonly byValue = new Map<number, GivenPair[]>();

  constructor(pairs: readonly GivenPair[]) {
    for (const pair of pairs) {
      add(this.byValue, pair.value, pair);
      for (const word of pair.own) add(this.byWord, word, pair);
    }
  }

  /** Whether the owner gave another value for what is named, and none of this value for the same. */
  isOfAnother(named: ReadonlySet<string>, value: number): boolean {
    const same = (this.byValue.get(value) ?? []).map((pair) => likeness(named, pair));
    const most = Math.max(0, ...same.map(({ near }) => near));
    const own = Math.max(0, ...same.filter(({ near }) => near === most).map((each) => each.own));
    const isExact = same.some((each) => each.isExact);
    const others = new Set([...named].flatMap((word) => this.byWord.get(word) ?? []));
    for (const other of others) {
      if (other.value === value) continue;
      const like = likeness(named, other);
      if (like.own > most || (like.own === most && (like.own > own || (like.isExact && !isExact)))) return true;
    }
    return false;
  }
}

function add<Key>(map: Map<Key, GivenPair[]>, key: Key, pair: GivenPair): void {
  const known = map.get(key);
  if (known) known.push(pair);
  else map.set(key, [pair]);
}

/** How many of the words that name a thing stand with an amount. */
function likeness(
  named: ReadonlySet<string>,
  { own, near }: WordsBeside,
): { own: number; near: number; isExact: boolean } {
  let [inOwn, inNear] = [0, 0];
  for (const word of named) {
    if (own.has(word)) inOwn += 1;
    if (own.has(word) || near.has(word)) inNear += 1;
  }
  return { own: inOwn, near: inNear, isExact: inOwn > 0 && inOwn === named.size && inOwn === own.size };
}
