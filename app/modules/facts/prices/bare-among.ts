import { asciiDigits } from "../digits";
import { hoursTokens } from "../hours/tokens";
import { isKind } from "../hours/walk";
import { topicOf } from "../topics";
import type { Line } from "../source-text";
import { LIKE_A_TIME, LIKE_A_YEAR } from "./bare-amounts";
import { bareEntry } from "./bare-entry";
import { isNoPriceLine } from "./no-price-line";
import { valueOf, type PriceBlock } from "./price-block";
import type { PricedItem } from "./priced-line";
import { rowAlone } from "./row-in-line";

/** Further from all amounts that are named is no price of the list. */
const MOST_TIMES = 5;

/**
 * Lines of a thing and a number among lines that name their money: "SUV 60 zł", "Motor 35", "Wax 40 zł". No other of its
 * lines has more than one number, and what is bare is near an amount that is named. By the numbers of their lines.
 */
export function bareAmong(blocks: readonly PriceBlock[], language: string): Map<number, PricedItem> {
  return new Map(
    blocks.flatMap(({ amounts, others }) => others.flatMap((line) => entryAmong(line, amounts, language))),
  );
}

function entryAmong(line: Line, named: readonly number[], language: string): [number, PricedItem][] {
  const entry = line.sentences.length === 1 && !line.text.includes(",") ? bareEntry(line.text) : undefined;
  const value = entry && valueOf(entry.price);
  if (!entry?.isPlain || value === undefined || topicOf(entry.name) !== undefined) return [];
  const written = asciiDigits(entry.price);
  const isNear = named.some((other) => value <= other * MOST_TIMES && other <= value * MOST_TIMES);
  if (!isNear || !ALONE.test(written) || LIKE_A_YEAR.test(written) || isTime(written)) return [];
  const { isPlain: _, ...item } = entry;
  const isTimed = hoursTokens(item.name, language).some((token) => token.weekdays || isKind(token, "open", "closed"));
  return isTimed || isNoPriceLine(rowAlone(item, line.text), language) ? [] : [[line.index, item]];
}

/** A line whose amount names its money, or that has two, was left by the reader of prices for a reason. */
const ALONE = /^\d+(?:[.,]\d{2})?$/u;

/** "8.30" may be when it begins; "35" and "6.50" are none that a list would have among its prices. */
const isTime = (written: string): boolean => /[.,]/u.test(written) && LIKE_A_TIME.test(written);
