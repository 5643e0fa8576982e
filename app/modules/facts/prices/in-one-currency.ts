import { THOUSANDS } from "./number-words";
import { tokenize } from "../reading/tokenize";
import { is } from "./money";
import { priceVocabulary } from "./price-vocabulary";

const NUMBER = new RegExp(`\\p{Nd}[\\p{Nd}.,]*(?:\\s(?:${THOUSANDS})(?!\\p{L}))?`, "giu");

/** Rows of a list that names its currency once ("6 euro", then "9"): each price says it, as its owner wrote it. */
export function inOneCurrency<T extends { price: string }>(items: readonly T[], language: string): T[] {
  const marked = items.map(({ price }) => currencyIn(price, language));
  const [currency] = marked;
  return items.map((item, at) =>
    currency && !marked[at] && item.price.match(NUMBER)?.length === 1
      ? { ...item, price: item.price.replace(NUMBER, (number) => currency.replace("0", () => number)) }
      : item,
  );
}

/** The currency of a price with a nought for its number: "0 euro", "£0". Undefined where it has none, or two. */
function currencyIn(price: string, language: string): string | undefined {
  const tokens = tokenize(price, priceVocabulary(language));
  const [at, ...others] = tokens.flatMap((token, index) => (is(token, "currency", "unitOfMoney") ? [index] : []));
  if (at === undefined || others.length > 0) return undefined;
  const { start, end } = tokens[at]!;
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  if (is(next, "number")) return `${price.slice(start, next!.start)}0`;
  return is(before, "number") ? `0${price.slice(before!.end, end)}` : undefined;
}
