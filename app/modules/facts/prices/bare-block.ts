import { ordersMaker } from "../orders/orders-maker";
import type { Line } from "../source-text";
import { mayBeTimesOrYears } from "./bare-amounts";
import { bareEntry, MARKED, speaksOfMoney } from "./bare-entry";
import { is, moneyTokens } from "./money";
import { namesMoney } from "./names-money";
import { isNoPurchase } from "./no-purchase";
import { blocksOf } from "./price-columns";
import type { PricedItem } from "./priced-line";

const FEWEST_ROWS = 3;
/** So many are a list, and one of them says of what. */
const MANY_ROWS = 4;
const LONGEST_ROW = 110;
/** So many rows that name their money say of the others what is one (`bare-among.ts`). */
const MOST_NAMED = 2;
/** What stands in brackets, and what is said behind a dash. */
const BRACKET = /\s?\(([^()]{2,60})\)/u;
const BEHIND_DASH = /\s[-–—]\s(\P{Nd}.{2,80})$/u;
/** A few words behind an amount that says what it is for: "75/hr two men". */
const BEHIND_UNIT = /^([^/]{1,80}\d\s?\/\s?\p{L}{1,12})\s(\p{L}+(?:\s\p{L}+){0,3})$/u;

/**
 * Rows by the number of their line in blocks of lines that each hold a thing and a number: "small 8.50", "garlic fingers 13".
 * At least three rows, which are half of a block's lines, and a third of them, or one of four and more, speak of money:
 * cents, a currency, "a week".
 * None of blocks whose numbers may be times or years, nor those that name a currency: any line may have these. Linear in
 * the lines.
 */
export function bareBlocks(lines: readonly Line[], language: string): Map<number, PricedItem> {
  const bare = blocksOf(lines).filter(
    (block) => block.filter(({ text }) => namesMoney(text, language)).length <= MOST_NAMED,
  );
  const blocks = bare.map((block) => ({ block, rows: block.flatMap((line) => rowOf(line, language)) }));
  return new Map(
    blocks
      .filter(({ block, rows }) => rows.length >= FEWEST_ROWS && rows.length * 2 >= block.length && arePrices(rows))
      .flatMap(({ rows }) => rows)
      .filter(([, { price }]) => !MARKED.test(price)),
  );
}

type Row = [line: number, item: PricedItem];

function rowOf({ text, index }: Line, language: string): Row[] {
  if (text.length > LONGEST_ROW || moneyTokens(text, language).some((token) => is(token, "day", "time"))) return [];
  const [, bracket] = BRACKET.exec(text) ?? [];
  const [, dashed] = BEHIND_DASH.exec(text) ?? [];
  const bare = text.replace(BEHIND_DASH, "").replace(BRACKET, "").trim();
  const [, priced = bare, few] = BEHIND_UNIT.exec(bare) ?? [];
  const entry = bareEntry(priced);
  if (!entry) return [];
  const asides = [bracket, entry.detail, few, dashed].filter((said) => said && !ordersMaker(said, language));
  const { name, price } = entry;
  // "With the brioche 3,80" goes on with the row above; "After-storm look" does not.
  if (!/^\p{L}+-/u.test(name) && is(moneyTokens(name, language)[0], "preposition")) return [];
  if (isNoPurchase({ name, price, tail: "", bracket: bracket ?? "", rest: "", behind: "" }, language)) return [];
  return [[index, { name, price, ...(asides.length > 0 && { detail: asides.join(", ") }) }]];
}

function arePrices(rows: readonly Row[]): boolean {
  const spoken = rows.filter(([, { price }]) => speaksOfMoney(price)).length;
  const isSpoken = spoken * 3 >= rows.length || (spoken > 0 && rows.length >= MANY_ROWS);
  return isSpoken && !mayBeTimesOrYears(rows.map(([, { price }]) => price));
}
