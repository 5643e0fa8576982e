import { asciiDigits } from "../digits";
import type { Line } from "../source-text";
import { is, moneyTokens } from "./money";
import { blocksOf } from "./price-columns";
import type { PricedLine } from "./priced-line";

/** Rows that name their money in a block of lines; fewer prove nothing of the others. */
const FEWEST_NAMED = 3;

export type ReadLine = (text: string, listed: boolean) => PricedLine | undefined;

/** Lines with nothing blank between them: at least three are rows with money, and half of all, or two of three name money. */
export interface PriceBlock {
  /** What those rows cost. */
  amounts: number[];
  /** The other lines. */
  others: Line[];
}

/** The blocks of a text that are lists of prices. Linear in the lines. */
export function priceBlocks(lines: readonly Line[], language: string, readLine: ReadLine): PriceBlock[] {
  return blocksOf(lines).flatMap((block) => {
    const read = block.map((line) => ({ line, amount: amountOf(line.text, language, readLine) }));
    const amounts = read.flatMap(({ amount }) => amount ?? []);
    const priced = block.filter(({ text }) => moneyTokens(text, language).some((token) => is(token, "money")));
    const isList = amounts.length * 2 >= block.length || priced.length * 3 >= block.length * 2;
    if (amounts.length < FEWEST_NAMED || !isList) return [];
    return [{ amounts, others: read.filter(({ amount }) => amount === undefined).map(({ line }) => line) }];
  });
}

/** The one amount with its money that a row has. */
function amountOf(text: string, language: string, readLine: ReadLine): number | undefined {
  const money = moneyTokens(text, language).find((token) => is(token, "money") && token.value !== 0);
  const isRow = money !== undefined && readLine(text, true) !== undefined;
  return isRow ? (valueOf(money.text) ?? 0) : undefined;
}

/** The first number of an amount. */
export function valueOf(text: string): number | undefined {
  const [number] = asciiDigits(text).match(/\d+(?:[.,]\d+)*/u) ?? [];
  return number === undefined ? undefined : Number(number.replace(/[.,](?=\d{3})/gu, "").replace(",", "."));
}
