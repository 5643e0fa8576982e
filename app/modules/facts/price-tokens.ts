import { asciiDigits } from "./digits";

/** A price in a line: its offsets, "from" and units included. */
export interface PriceToken {
  start: number;
  end: number;
}

const AMOUNT =
  "(?:\\d{1,3}(?:[.,']\\d{3}){1,3}(?:[.,]\\d{1,2})?|\\d{1,3}(?: \\d{3}){1,2}(?!\\d)|\\d{1,6}(?:[.,]\\d{1,2})?(?:,[-–])?)";
const BEFORE = "(?:US\\$|[$€£¥₹]|CHF|EUR|USD|GBP|AED|SAR)";
const AFTER = "(?:[€£$¥]|(?:EUR|Euros?|CHF|kr|zł|AED|SAR|USD|dollars?|pounds?)(?![\\p{L}])|ريال|درهم|دولار|جنيه|دينار)";
const PRICE = new RegExp(
  `(?<![\\p{L}\\d])${BEFORE}\\s?${AMOUNT}(?!\\d)|(?<![\\p{L}\\d.,:])${AMOUNT}\\s?${AFTER}`,
  "giu",
);
const FROM =
  /(?:from|starting at|starts at|starting from|only|ab|von|desde|a partir de|up to|bis|hasta|approx\.?|ca\.?|about|from only|من)\s{1,2}$/iu;
const UNIT =
  /^\s{0,2}(?:(?:\/\s?|(?:per|pro|por|je|a|an|al|la|each|every)\s)(?:\p{L}[\p{L}.²-]{0,15})(?:\s(?:and|or)\s(?:\p{L}{2,12}))?|each|pp|p\.p\.|pcm|pw|p\.a\.|pro|la noche|\+\s?(?:VAT|tax|IVA|MwSt\.?)|(?:plus|excl\.?|incl\.?|inkl\.?|zzgl\.?|más|ex)\s(?:VAT|tax|IVA|MwSt\.?))(?![\p{L}])/iu;
const BETWEEN = /^\s{0,2}(?:[-–/]|to|or|bis|a|hasta|oder|and up to)\s{0,2}$/iu;

/** All prices with a currency in a text, in order; "$9 / $12" and "£900 to £1,500" are one price. */
export function priceTokens(original: string): PriceToken[] {
  const text = asciiDigits(original);
  const tokens: PriceToken[] = [];
  for (const match of text.matchAll(PRICE)) {
    const token = widened(text, match.index, match.index + match[0].length);
    const last = tokens.at(-1);
    if (last && token.start - last.end <= 12 && BETWEEN.test(text.slice(last.end, match.index))) last.end = token.end;
    else tokens.push(token);
  }
  return tokens;
}

function widened(text: string, start: number, end: number): PriceToken {
  const from = FROM.exec(text.slice(Math.max(0, start - 18), start));
  const boundary = from && !/\p{L}$/u.test(text.slice(0, start - from[0].length));
  const unit = UNIT.exec(text.slice(end, end + 40));
  return { start: boundary ? start - from[0].length : start, end: end + (unit?.[0].length ?? 0) };
}

/* eslint-disable regexp/no-super-linear-move -- These two read the last 100 letters of a line. */
const BARE = /(?:\s?[.…·_]{3,}\s?|\t\s*|\s{3,}|\s[-–—:]\s|:\s)(\d{1,4}(?:[.,]\d{2})?)\s*$/u;
const PERCENT =
  /(?:\s[-–—]\s|:\s|\s{2,}|\.{3,}\s?)(\d{1,2}(?:[.,]\d{1,2})?\s?%(?:\s(?:of|vom|der|des|del|de|plus|\+)[^.,;]{2,50})?)\s*\.?$/iu;
/* eslint-enable regexp/no-super-linear-move */

const DECIMAL = /\s(\d{1,3}[.,]\d{2})\s*$/u;
const DISH = /^\p{Lu}[^.!?:;@]{2,60}\s\d{1,3}[.,]\d{2}$/u;

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
