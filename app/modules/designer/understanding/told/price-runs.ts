import { mayBecome } from "../../../operations/facts/amounts";
import { columnOf } from "../../../operations/facts/price-columns";
import { readPrices, type Price } from "../../../operations/facts/read-prices";
import { setPrice } from "../../../operations/facts/set-price";
import { wordNumbers } from "../../../claims/number-words";
import { stems } from "../../built-in/find/words-of";
import { call } from "../call";
import { hintsFor } from "../gist/hints";
import { isAlike, isFrame } from "../patterns/told-prices";
import { together } from "../patterns/style/together";
import type { Call } from "../pattern";
import { means, type Word } from "../word";
import { isTelling } from "../words/price-talk";
import { cueIn, wordsSaid } from "../words/told-cues";
import type { OpenedSite } from "../../../operations/opened-site";
import { callOn } from "./figures";
import { figuresOf } from "./figures-of-page";
import { sentencesOf, wordsWithin } from "./message";
import type { Told, ToldReader } from "./part";
import { segmentsOf } from "./segments";

const LEAST = 2;
const NEWS = wordsSaid(`${cueIn("becomes")}|${cueIn("is")}|${cueIn("now")}`);

/** A number that is said, and the words before and behind it up to the next. */
interface Run {
  number: Word;
  before: readonly Word[];
  behind: readonly Word[];
}

/** 'Rates from January - small dog 20, large 25', 'it wants to be 135 in the day and 160 after six': several prices in one breath. */
export const readPriceRun: ToldReader = (words, source, { site }): Told | null => {
  const prices = readPrices(site.page);
  const hints = hintsFor(source);
  for (const own of prices.length < LEAST ? [] : stretchesIn(words, source)) {
    const [start, end] = [own[0]!.start, own.at(-1)!.end];
    const text = source.slice(start, end);
    const runs = own.some(isOther) || hints(text, "not") || hints(text, "keep") ? [] : runsIn(own);
    if (runs.length < LEAST) continue;
    const calls = rowTold(runs, prices, text, site.page) ?? namesTold(runs, prices, site);
    const made = calls && together(calls);
    if (made) return { start, end, call: made, isCloser: true };
  }
  return null;
};

/** Sentences, and what stands between their signs: what else is said in one is no matter of its prices. */
const stretchesIn = (words: readonly Word[], source: string): (readonly Word[])[] => [
  ...sentencesIn(words, source),
  ...segmentsOf(words, source)
    .map((segment) => segment.words)
    .filter((own) => own.filter(isNumber).length >= LEAST),
];

/** The words of each sentence; behind a number a stop ends one, too. */
const sentencesIn = (words: readonly Word[], source: string): Word[][] =>
  sentencesOf(source).flatMap((sentence) => {
    const own = wordsWithin(words, sentence);
    const stop = own.findIndex((word) => means(word, "light", "stop"));
    const parts = stop === -1 ? [own] : [own.slice(0, stop), own.slice(stop + 1)];
    return parts.filter(({ length }) => length > 0);
  });

const isOther = (word: Word): boolean =>
  means(word, "literal") ||
  means(word, "colour") ||
  means(word, "device") ||
  means(word, "scope") ||
  means(word, "ordinal") ||
  means(word, "fact", "percent", "time", "phone", "email", "url", "length") ||
  (means(word, "verb", "remove", "hide", "move", "swap", "copy", "link", "add", "write") && !means(word, "light"));

const isNumber = (word: Word): boolean => means(word, "fact", "price", "number");

/** 'La carte de 10 passe à 119 €': beside amounts of money a bare number is of a name. */
function runsIn(words: readonly Word[]): Run[] {
  const isMoney = words.filter((word) => means(word, "fact", "price")).length >= LEAST;
  const at = words.flatMap((word, index) => ((isMoney ? means(word, "fact", "price") : isNumber(word)) ? index : []));
  return at.map((index, nth) => ({
    number: words[index]!,
    before: words.slice(nth === 0 ? 0 : at[nth - 1]! + 1, index),
    behind: words.slice(index + 1, at[nth + 1]),
  }));
}

const isContent = (word: Word): boolean =>
  /\p{L}/u.test(word.text) && !means(word, "light") && !isFrame(word) && !isTelling(word.text);

const isSaidIn = (word: Word, name: string): boolean => {
  const known = stems(name);
  const said = stems(word.text);
  // 'L'abo' for 'Abonnement'
  const isShort = (each: string) => each.length === SHORT && known.some((other) => other.startsWith(each));
  return said.length > 0 && said.every((each) => isShort(each) || known.some((other) => isAlike(other, each)));
};
const SHORT = 3;

/** Each number stands behind what it is the price of; what opens a list of prices is none of a name. */
function namesTold(runs: readonly Run[], prices: readonly Price[], site: OpenedSite): Call[] | null {
  if (runs.at(-1)!.behind.some(isContent)) return null;
  const calls = runs.map(({ before, number }, at) => {
    const opens = at === 0 ? before.findLastIndex((word) => /^[-–—:]$/.test(word.text)) : -1;
    const isOpening =
      opens !== -1 &&
      before.slice(0, opens).some((word) => means(word, "thing", "price", "pricing") || isTelling(word.text));
    const said = (isOpening ? before.slice(opens + 1) : before).filter(isContent);
    const found = prices.filter(
      ({ name, text }) => said.length > 0 && said.every((word) => isSaidIn(word, name)) && mayBecome(text, number.text),
    );
    const [only, ...others] = found;
    if (found.length === 0 && said.length > 0) return statedCall(said, number, site);
    return only && others.length === 0 ? priceCall(only, number) : null;
  });
  const nodes = new Set(calls.map((each) => JSON.stringify(each?.params)));
  return calls.every((each) => each !== null) && nodes.size === calls.length ? calls : null;
}

/** 'Location de chaussons : 4 €' in a sentence: the one figure that has all of the words right beside it. */
function statedCall(said: readonly Word[], { text }: Word, site: OpenedSite): Call | null {
  const [only, ...others] = figuresOf(site).filter(
    (figure) =>
      MONEY.test(figure.text) && mayBecome(figure.text, text) && said.every((word) => isSaidIn(word, figure.near)),
  );
  return only && others.length === 0 ? callOn(only, { text, by: null }, site) : null;
}
const MONEY = /[£€$]|\d[.,]\d{2}/;

const priceCall = ({ name, node }: Price, { text }: Word): Call =>
  call(setPrice, { name, prices: [node], price: text }, name);

/** The numbers are those of one row, each of the column that is said behind it. */
function rowTold(
  runs: readonly Run[],
  prices: readonly Price[],
  text: string,
  page: Parameters<typeof columnOf>[0],
): Call[] | null {
  const columned = prices.filter((price) => columnOf(page, price) !== null);
  const said = runs[0]!.before.filter((word) => isContent(word) || word.senses.length === 0);
  if (columned.length < LEAST || !NEWS.test(text)) return null;
  const score = ({ name }: Price) => said.filter((word) => word.text.length > 2 && isSaidIn(word, name)).length;
  const most = Math.max(...columned.map(score));
  const row = columned.filter((price) => score(price) === most);
  if (most === 0 || new Set(row.map(({ name }) => name)).size > 1) return null;
  if (most === 1 && stems(row[0]!.name).length > LEAST) return null;
  const calls = runs.map(({ behind, number }) => {
    const fitting = row.filter(
      (price) => isColumnSaid(columnOf(page, price)!, behind) && mayBecome(price.text, number.text),
    );
    return fitting.length === 1 ? priceCall(fitting[0]!, number) : null;
  });
  const nodes = new Set(calls.map((each) => JSON.stringify((each?.params as { prices?: number[] })?.prices)));
  return calls.every((each) => each !== null) && nodes.size === calls.length ? calls : null;
}

/** 'In the day' for 'Daytime', 'after six' for 'After 6pm'. */
function isColumnSaid(column: string, words: readonly Word[]): boolean {
  const numbers = column.match(/\d+/g) ?? [];
  const spoken = words.flatMap(({ text }) => wordNumbers(text.toLowerCase()).map(({ value }) => String(value)));
  if (numbers.length > 0)
    return numbers.every((number) => spoken.includes(number) || words.some(({ text }) => text === number));
  const known = stems(column);
  return words.some(
    ({ text }) => text.length > 2 && stems(text).some((said) => known.some((each) => each.startsWith(said))),
  );
}
