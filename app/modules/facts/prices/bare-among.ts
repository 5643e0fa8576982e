import { asciiDigits } from "../digits";
import { hoursTokens } from "../hours/tokens";
import { isKind } from "../hours/walk";
import { topicOf } from "../topics";
import type { Line } from "../source-text";
import { LIKE_A_TIME, LIKE_A_YEAR } from "./bare-amounts";
import { bareEntry } from "./bare-entry";
import { isNoPriceLine } from "./no-price-line";
import { areNear, valueOf, type PriceBlock } from "./price-block";
import type { PricedItem } from "./priced-line";
import { rowAlone } from "./row-in-line";

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
  const entry =
    line.sentences.length === 1 && !/[,،]\s/u.test(line.text) ? bareEntry(line.text.replace(COLON, " ")) : undefined;
  const value = entry && valueOf(entry.price);
  if (
    !entry ||
    !(entry.isPlain || TIED_ALONE.test(entry.price)) ||
    value === undefined ||
    topicOf(entry.name) !== undefined
  )
    return [];
  const written = asciiDigits(entry.price);
  const isNear = named.some((other) => areNear(value, other));
  if (!isNear || !(ALONE.test(written) || TIED_ALONE.test(written)) || LIKE_A_YEAR.test(written) || isTime(written))
    return [];
  const { isPlain: _, ...item } = entry;
  const isTimed = hoursTokens(item.name, language).some((token) => token.weekdays || isKind(token, "open", "closed"));
  return isTimed || isNoPriceLine(rowAlone(item, line.text), language) ? [] : [[line.index, item]];
}

/** "Medium: 45" */
const COLON = /:(?=\s\p{Nd}[\p{Nd}.,]*$)/u;
/** "Double room 170 a testa": with what it is for, and no word between them. */
const TIED_ALONE = /^\p{Nd}+(?:[.,]\p{Nd}{2})?\s(?:per|pro|je|por|par|each|a|al|alla|à|la|le|de|el)(?:\s\p{L}+)?$/u;

/** A line whose amount names its money, or that has two, was left by the reader of prices for a reason. */
const ALONE = /^\d+(?:[.,]\d{2})?$/u;

/** "8.30" may be when it begins; "35" and "6.50" are none that a list would have among its prices. */
const isTime = (written: string): boolean => /[.,]/u.test(written) && LIKE_A_TIME.test(written);
