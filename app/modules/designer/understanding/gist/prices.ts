import { readPrices, type Price } from "../../../operations/facts/read-prices";
import { isAmount, isFrame, isNaming, isNumberOfName, isOtherVerb, priceTold } from "../patterns/told-prices";
import { together } from "../patterns/style/together";
import { isCall, type Call } from "../pattern";
import { means, type Word } from "../word";
import { endsOld, isTelling, isUnit } from "../words/price-talk";
import type { Reader, Scene } from "./scene";

/** 'Flour has gone up again so the cream tea will have to be 7.95 I'm afraid'. */
export const prices: Reader = (scene) => {
  const { words } = scene.clause;
  const ands = words.flatMap((word, at) => (at > 0 && means(word, "light", "and") ? [at] : []));
  const parts = [0, ...ands].map((from, at) => words.slice(from, ands[at] ?? words.length));
  // 'Half day down to 95 and full day to 150'
  if (ands.length > 0 && parts.every((part) => part.some(isAmount))) {
    const calls = parts.map((part) => priceIn(scene, part, true));
    return calls.every((each) => each !== null) ? together(calls) : null;
  }
  return priceIn(scene, words, false);
};

function priceIn({ site, dialogue, source }: Scene, words: readonly Word[], isTied: boolean): Call | null {
  const text = source.slice(words[0]!.start, words.at(-1)!.end);
  const all = readPrices(site.page);
  const figures = words.filter((word, at) => isAmount(word) && !isNumberOfName(words, at, all));
  if (all.length === 0 || figures.length === 0 || figures.length > 2) return null;
  const old = figures.filter((figure) => isOld(words, figure));
  const amounts = figures.filter((figure) => !old.includes(figure));
  const name = words.filter((word) => !figures.includes(word) && isNaming(word, all) && !isFrame(word));
  const rest = words.filter((word) => !figures.includes(word) && !name.includes(word));
  if (amounts.length !== 1 || !isPriceAt(words, amounts[0]!) || rest.some(isOther)) return null;
  if (
    !(isTied || saysNew(words, amounts[0]!)) ||
    (isTied && name.length === 0) ||
    rest.filter(isStrange).length > MOST_STRANGE
  )
    return null;
  const told = { name: best(name, all), amounts, old, isTold: true };
  const found = priceTold(told, { site, dialogue, clause: { words, text } }, all);
  return found && isCall(found) ? found : null;
}

const MOST_STRANGE = 5;
const isStrange = (word: Word) => word.senses.length === 0 && word.text.length > 2 && !isFrame(word);

/** What asks for something else, or says for whom or when. */
const isOther = (word: Word): boolean =>
  isOtherVerb(word) ||
  means(word, "literal") ||
  means(word, "colour") ||
  means(word, "device") ||
  means(word, "ordinal") ||
  means(word, "scope", "only", "except", "all") ||
  means(word, "link", "above", "below", "before", "after", "until") ||
  means(word, "fact", "percent", "time", "phone", "email", "url", "length");

const isOld = (words: readonly Word[], figure: Word): boolean => {
  const at = words.indexOf(figure);
  return endsOld(
    words
      .slice(Math.max(0, at - 2), at)
      .map(({ text }) => text)
      .join(" "),
  );
};

/** What says that it costs that from now on: a verb of prices, or 'is', 'to' and 'now' right beside the figure. */
function saysNew(words: readonly Word[], figure: Word): boolean {
  const at = words.indexOf(figure);
  const [before, next] = [words[at - 1], words[at + 1]];
  return (
    words.some((word) => means(word, "verb", "cost", "raise", "lower", "change", "put", "replace")) ||
    (before !== undefined && (means(before, "verb", "be", "make") || means(before, "link", "to"))) ||
    (next !== undefined && isTelling(next.text) && means(next, "light"))
  );
}

/** A number counts what stands behind it, unless nothing does. */
function isPriceAt(words: readonly Word[], figure: Word): boolean {
  const next = words[words.indexOf(figure) + 1];
  return means(figure, "fact", "price") || !next || isUnit(next.text) || (isFrame(next) && !means(next, "thing"));
}

/** The words that name one thing best: 'gone up' may stand in other names. */
function best(name: readonly Word[], all: readonly Price[]): Word[] {
  const count = (price: Price) => name.filter((word) => isNaming(word, [price])).length;
  const most = Math.max(0, ...all.map(count));
  const names = all.filter((price) => count(price) === most);
  return most === 0 ? [] : name.filter((word) => names.some((price) => isNaming(word, [price])));
}
