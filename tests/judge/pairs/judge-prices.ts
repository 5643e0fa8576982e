import { ownerText, type PairCase, type TruePrice } from "../truth";
import { amountsBeside, amountsOf, saysAmount } from "./amounts";
import type { Said, SaidPrice } from "./said";
import { judgement, type Fault, type Judgement } from "./verdict";
import { beginsBadly, contentOf, saysInOrder, wordsMissing, wordsOf } from "./words";

/** More words in a name than the owner's about that price are a name that reaches into something else. */
const MOST_FOREIGN = 3;

/**
 * Each row with an amount must be one true pair: the amount, and a name out of the same words of the owner. A row
 * whose amount goes with another name, or with none, is false.
 */
export function judgePrices(each: PairCase, said: Said): Judgement {
  const { truth, language } = each;
  const told = wordsOf(ownerText(each));
  const agreed = new Set<TruePrice>();
  const faults: Fault[] = [];
  for (const given of rowsOf(said)) {
    const row = { ...given, isTold: saysInOrder(told, wordsOf(given.price)) };
    const right = truth.prices.filter((price) => isPair(row, price, truth.prices, language));
    const fault = faultOf(row, right, truth.prices, language);
    if (fault) faults.push({ subject: "prices", said: shown(row), told: fault });
    else right.forEach((price) => agreed.add(price));
  }
  const unread = truth.prices.filter((price) => !agreed.has(price)).map(({ words }) => words);
  return judgement(faults, agreed.size, unread);
}

/** The rows of the page, and those of the plan that no part of the page shows. */
function rowsOf({ prices, plan }: Said): SaidPrice[] {
  const { prices: listed, services } = plan.business;
  const planned = [...listed, ...services.filter(({ price }) => price)].map(({ name, detail = "", price = "" }) => ({
    group: "",
    name,
    detail,
    price,
  }));
  const isShown = ({ name, price }: SaidPrice) => prices.some((row) => row.name === name && row.price === price);
  return [...prices, ...planned.filter((row) => !isShown(row))];
}

const shown = ({ name, detail, price }: SaidPrice) => `${name}${detail && ` (${detail})`} = ${price}`;

/** A row of which the price may be the owner's own words as they stand, whatever they say besides. */
type Row = SaidPrice & { isTold: boolean };

/** "35 $ a colour, free when printed again" says in the owner's words that something is free. */
const tellsAll = (row: SaidPrice, { words }: TruePrice): boolean =>
  wordsMissing(wordsOf(words), wordsOf(`${row.group} ${row.name} ${row.detail} ${row.price}`)).length === 0;

const saysPrice = (row: Row, price: TruePrice): boolean => {
  const { amount, words } = price;
  if (amount === "0" && row.isTold && tellsAll(row, price)) return true;
  return amountsOf(row.price).length > 0
    ? saysAmount(row.price, amount)
    : wordsMissing(wordsOf(row.price), wordsOf(words)).length === 0;
};

function isPair(row: Row, price: TruePrice, all: readonly TruePrice[], language: string): boolean {
  if (!saysPrice(row, price) || beginsBadly(row.name, [price.name, price.words], language)) return false;
  // What the owner's own words say beside it is no other row's.
  const isBeside = (other: TruePrice) => row.isTold && (other.words === price.words || saysPrice(row, other));
  const others = all.filter((other) => other.amount !== price.amount && !isBeside(other));
  const rank = nearness(row, price, others, language);
  const isNearer = (other: TruePrice) => nearness(row, other, [price], language) > rank;
  return rank > 0 && !others.some(isNearer) && !namesTwo(row, price, others);
}

/**
 * How well a row's name is a true one: 0 not at all, up to 1 for a part of its words, above where it has all of them,
 * the more the longer it is. A word out of what is said of another price makes it none.
 */
function nearness(row: Row, price: TruePrice, others: readonly TruePrice[], language: string): number {
  const wanted = contentOf(price.name, language);
  if (row.isTold && wordsMissing(wanted, wordsOf(row.price)).length === 0) return 1 + wanted.length;
  const has = wordsOf(`${row.group} ${row.name} ${row.detail} ${row.price}`);
  const foreign = wordsMissing(contentOf(row.name, language), wordsOf(`${price.words} ${price.name} ${row.group}`));
  const missing = wordsMissing(wanted, has).length;
  if (missing > 0) return foreign.length > 0 ? 0 : 1 - missing / wanted.length;
  const isOf = ({ words }: TruePrice) => wordsMissing(foreign, wordsOf(words)).length < foreign.length;
  return foreign.length > MOST_FOREIGN || others.some(isOf) ? 0 : 1 + wanted.length;
}

/** "Starter, Growth = $79": a whole other name stands in this one. */
function namesTwo(row: SaidPrice, price: TruePrice, others: readonly TruePrice[]): boolean {
  const name = wordsOf(row.name);
  const own = wordsOf(`${price.words} ${price.name}`);
  return others.some(({ name: other }) => {
    const words = wordsOf(other);
    return wordsMissing(words, own).length > 0 && wordsMissing(words, name).length === 0;
  });
}

function faultOf(
  row: Row,
  right: readonly TruePrice[],
  all: readonly TruePrice[],
  language: string,
): string | undefined {
  const amounts = right.map(({ amount }) => amount);
  if (right.length === 0) {
    const meant = all.find((price) => saysPrice(row, price));
    return meant ? meant.words : "no price that the owner tells";
  }
  const conditions = row.isTold ? right.flatMap(({ words }) => wordsOf(words)) : [];
  const beside = amountsBeside(row.price, [...amounts, ...conditions.filter((word) => /^\d+(?:\.\d+)?$/.test(word))]);
  if (beside.length > 0 && amountsOf(row.price).length > 1) return `another amount than that of ${right[0]!.words}`;
  return lostCondition(row, right, language);
}

/** What a price is for ("/mo") or that it only begins there ("from") belongs to it. */
function lostCondition(row: SaidPrice, right: readonly TruePrice[], language: string): string | undefined {
  const has = wordsOf(`${row.group} ${row.name} ${row.detail} ${row.price}`);
  const lost = right.every(({ per, words }) => {
    const told = wordsOf(words);
    const wanted = contentOf(per ?? "", language).filter((word) => told.includes(word));
    return wanted.length > 0 && wordsMissing(wanted, has).length > 0;
  });
  return lost ? `the condition of ${right[0]!.words}` : undefined;
}
