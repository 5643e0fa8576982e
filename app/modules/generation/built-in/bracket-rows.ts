import { commaParts } from "../../language/enumeration";
import { capitalised } from "../../language/capitalised";
import type { PricedItem } from "../../facts/prices/priced-line";

/** "Level 1 (30 weeks, Tuesdays, £395)": what it is, with all that is said of it in its bracket. */
const ROW = /^([^():]{2,60})\s\(([^()]{2,120})\)$/u;
const AMOUNT =
  /^(?:(?:from|ab|desde|à partir de|da|a partire da|a partir de|vanaf|od|من)\s)?(?:\p{Sc}\s?\p{Nd}[\p{Nd}.,]*|\p{Nd}[\p{Nd}.,]*\s?(?:\p{Sc}|euros?|eur|zł|chf|دينار\p{L}*))$/iu;
const FEWEST = 3;

/**
 * Rows of which each has its price and its details in a bracket, as entries of a list that can be compared, and the rows
 * that have none; all as they were where fewer than three are of this form.
 */
export function bracketRows(rows: readonly string[]): { items: PricedItem[]; left: string[] } {
  const read = rows.map((row) => ({ row, item: itemOf(row) }));
  const items = read.flatMap(({ item }) => item ?? []);
  if (items.length < FEWEST) return { items: [], left: [...rows] };
  return { items, left: read.flatMap(({ row, item }) => (item ? [] : [row])) };
}

function itemOf(row: string): PricedItem | undefined {
  const [, name, bracket] = ROW.exec(row) ?? [];
  const parts = bracket ? commaParts(bracket) : [];
  const [price, ...others] = parts.filter((part) => AMOUNT.test(part));
  if (!name || !price || others.length > 0) return undefined;
  const detail = parts.filter((part) => part !== price).join(", ");
  return { name, price, ...(detail && { detail: capitalised(detail) }) };
}
