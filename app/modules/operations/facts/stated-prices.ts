import { isWithin, queryAll } from "../../cascade/query";
import { priceTokens } from "../../facts/price-tokens";
import { oncePerPage, type EditablePage } from "../../markup/page";
import { textOf } from "../text-of";
import { amountsIn } from "./amounts";
import { readPrices, type Price } from "./read-prices";

const LEAST = 25;
const MOST = 2000;
const LONGEST_NAME = 60;

/** Prices that sentences state: 'we charge for pike fishing €60', 'barra de calça 20 reais'. Each is named by what stands before it. */
export const readStatedPrices = oncePerPage((page: EditablePage): Price[] => {
  const listed = new Set(readPrices(page).map(({ node }) => node));
  const texts = queryAll(page, "p, li, dd, td, div, span, figcaption, blockquote").filter((node) => {
    const text = textOf(page, node);
    return text.length >= LEAST && text.length <= MOST && /\d/.test(text);
  });
  const innermost = texts.filter((node) => !texts.some((other) => other !== node && isWithin(page, other, node)));
  return innermost
    .filter((node) => !listed.has(node) && !holdsAny(page, node, listed))
    .flatMap((node) => pricesIn(page, node));
});

const holdsAny = (page: EditablePage, node: number, others: ReadonlySet<number>) =>
  [...others].some((other) => isWithin(page, other, node) || isWithin(page, node, other));

/** A number that may be a price, two of them as 'from 25 to 40'; nothing that a day, a time or a measure follows. */
const NUMBER =
  /(?<![\d.,:/#+\p{L}-])\d{1,4}(?:[.,]\d{2})?(?:\s(?:a|à|to|bis|tot|–|-)\s\d{1,4}(?:[.,]\d{2})?)?(?![\d:%\p{L}-]|[.,]\d|\s?(?:kg|g|cm|m|km|min|h|hrs?|uhr|uur|am|pm|%)(?!\p{L}))/giu;

function pricesIn(page: EditablePage, node: number): Price[] {
  const text = textOf(page, node);
  const hasMoney = priceTokens(text).length > 0 || /\d\s?reais/iu.test(text);
  const found = [...text.matchAll(NUMBER)].filter(({ 0: number }) => hasMoney || /[.,]\d{2}$/.test(number));
  return found.flatMap(({ index, 0: said }, at) => {
    const before = found[at - 1];
    const from = Math.max(before ? before.index + before[0].length : 0, index - LONGEST_NAME);
    const name = text
      .slice(from, index)
      .split(/[.!?;,]\s/u)
      .at(-1)!
      .replace(/[£€]\s?$/u, "")
      .trim();
    const sign = /[£€]\s?$|R?\$\s?$/u.exec(text.slice(0, index))?.[0] ?? "";
    const behind =
      /^\s?(?:€|£|\$|(?:euros?|reais)(?!\p{L}))/iu.exec(
        text.slice(index + said.length, index + said.length + 8),
      )?.[0] ?? "";
    const [start, end] = [index - sign.length, index + said.length + behind.length];
    return /\p{L}{2}/u.test(name) ? [{ node, text: text.slice(start, end), start, end, name }] : [];
  });
}

/** Where sentences state a price of a list once more: the same amount behind the same name. */
export const statedAgain = (page: EditablePage, { text, name }: Price): Price[] =>
  readStatedPrices(page).filter(
    (stated) => amountsIn(stated.text).join() === amountsIn(text).join() && saysAll(stated.name, name),
  );

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\d]+/gu) ?? [];

const saysAll = (text: string, name: string) => {
  const said = wordsIn(text);
  return wordsIn(name).every((word) => said.includes(word));
};
