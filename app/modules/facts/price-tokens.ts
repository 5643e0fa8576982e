import { asciiDigits } from "./digits";
import { is, moneyTokens } from "./prices/money";

/** A price in a line: its offsets, "from" and units included. */
export interface PriceToken {
  start: number;
  end: number;
}

/** All prices with a currency in a text, in order; "$9 / $12" and "£900 to £1,500" are one price. */
export function priceTokens(text: string): PriceToken[] {
  return moneyTokens(text, "").filter((token) => is(token, "money") && /\p{Nd}/u.test(token.text));
}

/* oxlint-disable regexp/no-super-linear-move -- These two read the last 100 letters of a line. */
const BARE = /(?:\s?[.…·_]{3,}\s?|\t\s*|\s{3,}|\s[-–—:]\s|:\s)(\d{1,4}(?:[.,]\d{2})?)\s*$/u;
const PERCENT =
  /(?:\s[-–—]\s|:\s|\s{2,}|\.{3,}\s?)(\d{1,2}(?:[.,]\d{1,2})?\s?%(?:\s(?:of|vom|der|des|del|de|plus|\+)[^.,;]{2,50})?)\s*\.?$/iu;
/* oxlint-enable regexp/no-super-linear-move */

const DECIMAL = /\s(\+?\d{1,3}[.,]\d{2})\s*$/u;
const DISH = /^\p{Lu}[^.!?:;@]{2,60}\s\+?\d{1,3}[.,]\d{2}$/u;

/** Says whether a line looks like a dish with its price, "Bruschetta 6.50"; one such line alone proves nothing. */
export function looksLikeDish(original: string): boolean {
  return DISH.test(asciiDigits(original));
}

/** A price without a currency at the end of a line of a price list: after leaders, a tab or a dash; or a percentage. */
export function barePrice(original: string): PriceToken | undefined {
  const text = asciiDigits(original);
  const end = text.slice(-100);
  const match = PERCENT.exec(end) ?? BARE.exec(end) ?? DECIMAL.exec(end);
  if (!match) return undefined;
  const start = Math.max(0, text.length - 100) + match.index + match[0].lastIndexOf(match[1]!);
  return { start, end: start + match[1]!.trimEnd().length };
}
