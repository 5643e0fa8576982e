import type { isNoPriceLine } from "./no-price-line";
import type { PricedItem, PricedLine } from "./priced-line";
import { isOthersPrice } from "./whose-price";

/** Whether somebody else gets the amount of a row, or nobody. */
export const isOthers = (text: string, { items, words }: PricedLine, at: number): boolean =>
  isOthersPrice(text, items[at]!.price, text.indexOf(words[at]!));

/** A row with its words, and with those behind it up to the next. */
export function rowIn(text: string, { items, words }: PricedLine, at: number): Parameters<typeof isNoPriceLine>[0] {
  const [{ name, price, detail }, said] = [items[at]!, words[at]!];
  const start = Math.max(0, text.indexOf(said));
  const next = words[at + 1] === undefined ? -1 : text.indexOf(words[at + 1]!, start + said.length);
  const begin = said.toLowerCase().indexOf(name.toLowerCase());
  const behind = text.slice(start + said.length, next < 0 ? text.length : next);
  const rest = `${said.slice(said.indexOf(price) + price.length)}${behind}`;
  return {
    // With what stands in brackets before the price.
    name: begin >= 0 && begin < said.indexOf(price) ? said.slice(begin, said.indexOf(price)) : name,
    price,
    detail,
    said,
    ...closeBehind(rest),
    rest: toEnd(rest),
    behind: toEnd(behind),
  };
}

/** A row that is all of its line. */
export const rowAlone = (item: PricedItem, said: string): Parameters<typeof isNoPriceLine>[0] => ({
  ...item,
  said,
  tail: "",
  bracket: "",
  behind: "",
  rest: item.price,
});

const toEnd = (text: string): string => text.slice(0, text.search(/[.;!?؟](?:\s|$)/u) + 1 || text.length);

/** What follows an amount up to the next sign, with a bracket that has no amount of its own: "£20 deposit", "(non-refundable)". */
function closeBehind(text: string): { tail: string; bracket: string } {
  const tail = /^\s*\)?[^,;.:()|/–—،؛]*/u.exec(text)![0];
  const [, bracket = ""] = /^\(([^()\p{Nd}]*)\)/u.exec(text.slice(tail.length)) ?? [];
  return { tail, bracket };
}
