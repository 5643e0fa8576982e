import type { Line } from "../source-text";
import { LIKE_A_TIME } from "./bare-amounts";
import { bareEntry } from "./bare-entry";
import { is, moneyTokens } from "./money";
import { isNoPriceLine } from "./no-price-line";
import { areNear, valueOf, type ReadLine } from "./price-block";
import type { PricedItem } from "./priced-line";
import { rowAlone } from "./row-in-line";

/** With the cents that neither counts nor years have. */
const WITH_CENTS = /^\p{Nd}{1,4}[.,]\p{Nd}{2}$/u;

/**
 * Lines of a thing and a number with cents right below a row that names its money: "lambs 1.60" below "ewes €2.20 a head".
 * By the numbers of their lines; linear in the lines.
 */
export function bareBelow(lines: readonly Line[], language: string, readLine: ReadLine): Map<number, PricedItem> {
  const rows = new Map<number, PricedItem>();
  let above: number | undefined;
  for (const line of lines) {
    const entry = above === undefined ? undefined : entryBelow(line, above, language);
    if (entry) rows.set(line.index, entry);
    else above = costOf(line, language, readLine);
  }
  return rows;
}

/** What the one row costs that a line is, and that names its money. */
function costOf({ kind, text }: Line, language: string, readLine: ReadLine): number | undefined {
  const money = kind === "blank" ? [] : moneyTokens(text, language).filter((token) => is(token, "money"));
  const isRow = money.length === 1 && money[0]!.value !== 0 && readLine(text, true)?.items.length === 1;
  return isRow ? valueOf(money[0]!.text) : undefined;
}

function entryBelow({ text, sentences }: Line, above: number, language: string): PricedItem | undefined {
  const entry = sentences.length === 1 ? bareEntry(text) : undefined;
  const value = entry && valueOf(entry.price);
  if (!entry?.isPlain || !value || !WITH_CENTS.test(entry.price) || LIKE_A_TIME.test(entry.price)) return undefined;
  const { isPlain: _, ...item } = entry;
  return areNear(value, above) && !isNoPriceLine(rowAlone(item, text), language) ? item : undefined;
}
