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
import { sentencesOf, wordsWithin } from "./message";
import type { Told, ToldReader } from "./part";

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
  for (const own of prices.length < LEAST ? [] : sentencesIn(words, source)) {
    const [start, end] = [own[0]!.start, own.at(-1)!.end];
    const text = source.slice(start, end);
    const runs = own.some(isOther) || hints(text, "not") || hints(text, "keep") ? [] : runsIn(own);
    if (runs.length < LEAST) continue;
    const calls = rowTold(runs, prices, text, site.page) ?? namesTold(runs, prices);
    const made = calls && together(calls);
    if (made) return { start, end, call: made, isCloser: true };
  }
  return null;
};

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

function runsIn(words: readonly Word[]): Run[] {
  const at = words.flatMap((word, index) => (isNumber(word) ? index : []));
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
  return said.length > 0 && said.every((each) => known.some((other) => isAlike(other, each)));
};

/** Each number stands behind what it is the price of; what opens a list of prices is none of a name. */
function namesTold(runs: readonly Run[], prices: readonly Price[]): Call[] | null {
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
    return only && others.length === 0 ? priceCall(only, number) : null;
  });
  const nodes = new Set(calls.map((each) => JSON.stringify(each?.params)));
  return calls.every((each) => each !== null) && nodes.size === calls.length ? calls : null;
}

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
