import { asciiDigits } from "../digits";
import { hoursTokens } from "../hours/tokens";
import { isKind } from "../hours/walk";
import { topicOf } from "../topics";
import type { Line } from "../source-text";
import { LIKE_A_TIME, LIKE_A_YEAR } from "./bare-amounts";
import { bareEntry } from "./bare-entry";
import { is, moneyTokens } from "./money";
import { isNoPriceLine } from "./no-price-line";
import { blocksOf } from "./price-columns";
import type { PricedItem, PricedLine } from "./priced-line";

/** Rows that name their money in a block of lines; fewer prove nothing of the others. */
const FEWEST_NAMED = 3;
/** Further from all amounts that are named is no price of the list. */
const MOST_TIMES = 5;

type ReadLine = (text: string, listed: boolean) => PricedLine | undefined;

/**
 * Lines of a thing and a number among lines that name their money: "SUV 60 zł", "Motor 35", "Wax 40 zł". At least three
 * lines of the block and half of it are rows with money, no other of its lines has more than one number, and what is bare is
 * near an amount that is named. By the numbers of their lines.
 */
export function bareAmong(lines: readonly Line[], language: string, readLine: ReadLine): Map<number, PricedItem> {
  const found = blocksOf(lines).flatMap((block) => {
    const amounts = block.map(({ text }) => amountOf(text, language, readLine));
    const named = amounts.filter((amount) => amount !== undefined);
    if (named.length < FEWEST_NAMED || named.length * 2 < block.length) return [];
    return block.flatMap((line, at) => (amounts[at] === undefined ? entryAmong(line, named, language) : []));
  });
  return new Map(found);
}

/** The one amount with its money that a row has. */
function amountOf(text: string, language: string, readLine: ReadLine): number | undefined {
  const money = moneyTokens(text, language).find((token) => is(token, "money") && token.value !== 0);
  const isRow = money !== undefined && readLine(text, true) !== undefined;
  return isRow ? (valueOf(money.text) ?? 0) : undefined;
}

function entryAmong(line: Line, named: readonly number[], language: string): [number, PricedItem][] {
  const entry = line.sentences.length === 1 && !line.text.includes(",") ? bareEntry(line.text) : undefined;
  const value = entry && valueOf(entry.price);
  if (!entry?.isPlain || value === undefined || topicOf(entry.name) !== undefined) return [];
  const written = asciiDigits(entry.price);
  const isNear = named.some((other) => value <= other * MOST_TIMES && other <= value * MOST_TIMES);
  if (!isNear || !ALONE.test(written) || LIKE_A_YEAR.test(written) || isTime(written)) return [];
  const { isPlain: _, ...item } = entry;
  const row = { ...item, said: line.text, tail: "", bracket: "", behind: "", rest: item.price };
  const isTimed = hoursTokens(item.name, language).some((token) => token.weekdays || isKind(token, "open", "closed"));
  return isTimed || isNoPriceLine(row, language) ? [] : [[line.index, item]];
}

/** A line whose amount names its money, or that has two, was left by the reader of prices for a reason. */
const ALONE = /^\d+(?:[.,]\d{2})?$/u;

/** "8.30" may be when it begins; "35" and "6.50" are none that a list would have among its prices. */
const isTime = (written: string): boolean => /[.,]/u.test(written) && LIKE_A_TIME.test(written);

function valueOf(text: string): number | undefined {
  const [number] = asciiDigits(text).match(/\d+(?:[.,]\d+)*/u) ?? [];
  return number === undefined ? undefined : Number(number.replace(/[.,](?=\d{3})/gu, "").replace(",", "."));
}
