import type { Amount } from "./amounts";
import type { SourceLine } from "./source-line";
import { plainWords } from "./plain-text";

const IDLE = new Set(
  "the and for from only per our you your with costs cost price prices just now der die das und für fur ab von nur pro kostet kosten el la los las y por para desde solo cuesta de del un una der ein eine we is are are at of to in on an all be das den dem les des et pour le avec was wird plus each also add that".split(
    " ",
  ),
);

/** The words that say what a price is for: those before it back to the last comma or price, else those behind it. */
export function itemOf(text: string, amounts: Amount[], price: Amount): string[] {
  const { before, after } = sidesOf(text, amounts, price);
  const parts = before
    .replace(/[.…·_]{2,}/g, " ")
    .trim()
    .split(/[,;:.|()\n](?:\s|$)/);
  const last = contentWords(parts.at(-1)!);
  const behind = contentWords(after.split(/[,;:.|()\n](?:\s|$)/)[0]!);
  if (last.length > 0) return last;
  return behind.length > 0 ? behind : contentWords(parts.slice(-3).join(" "));
}

/** All words between a price and its neighbours. */
function wordsBeside(text: string, amounts: Amount[], price: Amount): string[] {
  const { before, after } = sidesOf(text, amounts, price);
  return contentWords(`${before} ${after.split(/[,;.]\s/)[0]}`);
}

function sidesOf(text: string, amounts: Amount[], price: Amount): { before: string; after: string } {
  const prices = amounts.filter(({ kind }) => kind === "price");
  const previous = prices.findLast(({ end }) => end <= price.start)?.end ?? 0;
  const next = prices.find(({ start }) => start >= price.end)?.start ?? text.length;
  return { before: text.slice(previous, price.start), after: text.slice(price.end, next) };
}

const contentWords = (text: string) => [
  ...new Set(
    plainWords(text)
      .filter((word) => /\p{L}{3}/u.test(word) && !IDLE.has(word))
      .map(stem),
  ),
];

const stem = (word: string) => word.replace(/(?:en|es|s|n|e)$/, "").slice(0, 7);

/** How much of what one price is for is what another is for, from 0 to 1. */
export function overlap(item: string[], given: string[]): number {
  return item.length === 0 || given.length === 0 ? 0 : item.filter((word) => given.includes(word)).length / item.length;
}

/** A price of the owner's with what it is for, and with all words beside it. */
export interface GivenPrice {
  value: number;
  item: string[];
  beside: string[];
}

/** The prices of a line, figures without a currency and without a noun included. */
export const givenPrices = ({ text, amounts }: SourceLine): GivenPrice[] =>
  amounts.filter(isPriceLike).map((price) => ({
    value: price.value,
    item: itemOf(text, amounts, price),
    beside: wordsBeside(text, amounts, price),
  }));

const isPriceLike = ({ kind, nouns, written }: Amount) =>
  kind === "price" || (kind === "number" && written === "digits" && nouns.length === 0);
