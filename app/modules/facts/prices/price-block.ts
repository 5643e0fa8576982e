import { asciiDigits } from "../digits";
import type { Token } from "../reading/tokenize";
import type { Line } from "../source-text";
import { bareEntry } from "./bare-entry";
import { is, moneyTokens } from "./money";
import { blocksOf } from "./price-columns";
import type { PriceKind } from "./price-kinds";
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
    const read = block.map((line) => {
      const money = moneyTokens(line.text, language).filter((token) => is(token, "money"));
      return {
        line,
        isPriced: money.length > 0 || bareEntry(line.text) !== undefined,
        amount: amountOf(line.text, money, readLine),
      };
    });
    const amounts = read.flatMap(({ amount }) => amount ?? []);
    const priced = read.flatMap(({ isPriced }, at) => (isPriced ? [at] : []));
    // What leads to a list and what is said below it make it none the less one.
    const length = priced.length > 0 ? priced.at(-1)! - priced[0]! + 1 : 0;
    const isList = amounts.length * 2 >= block.length || priced.length * 3 >= length * 2;
    if (amounts.length < FEWEST_NAMED || !isList) return [];
    return [{ amounts, others: read.filter(({ amount }) => amount === undefined).map(({ line }) => line) }];
  });
}

/** What a row costs, of the amounts that its line names. */
function amountOf(text: string, money: readonly Token<PriceKind>[], readLine: ReadLine): number | undefined {
  const cost = money.find(({ value }) => value !== 0);
  const isRow = cost !== undefined && readLine(text, true) !== undefined;
  return isRow ? (valueOf(cost.text) ?? 0) : undefined;
}

/** Further from each other two amounts are of no one list. */
const MOST_TIMES = 5;

/** Whether two amounts may be prices of one list. */
export const areNear = (one: number, other: number): boolean => one <= other * MOST_TIMES && other <= one * MOST_TIMES;

/** The first number of an amount. */
export function valueOf(text: string): number | undefined {
  const [number] = asciiDigits(text).match(/\d+(?:[.,]\d+)*/u) ?? [];
  return number === undefined ? undefined : Number(number.replace(/[.,](?=\d{3})/gu, "").replace(",", "."));
}
