import { THOUSANDS } from "./number-words";
import { tokenize } from "../reading/tokenize";
import { mentionsMoney } from "./mentions-money";
import { is, moneyTokens } from "./money";
import { priceVocabulary } from "./price-vocabulary";

const NUMBER = new RegExp(`\\p{Nd}[\\p{Nd}.,]*(?:\\s(?:${THOUSANDS})(?!\\p{L}))?`, "giu");

/** Rows of a list that names its currency once ("6 euro", then "9"): each price says it, as its owner wrote it. */
export function inOneCurrency<T extends { price: string }>(items: readonly T[], language: string): T[] {
  const marked = items.map(({ price }) => currencyIn(price, language));
  const [currency] = marked;
  return items.map((item, at) =>
    currency && !marked[at] && item.price.match(NUMBER)?.length === 1 ? withCurrency(item, currency) : item,
  );
}

const withCurrency = <T extends { price: string }>(item: T, currency: string): T => ({
  ...item,
  price: item.price.replace(NUMBER, (number) => currency.replace("0", () => number)),
});

/** Amounts without a currency, each alone or beside others with a stroke between ("9 / 12.50", "from 38"). */
const BARE = /^(?:\p{L}+\s){0,2}\p{Nd}[\p{Nd}.,]*(?:\s?[/|]\s?\p{Nd}[\p{Nd}.,]*)*$/u;

/**
 * Prices without a currency where all that the owner says of money is in a single one: each says it as the owner first
 * wrote it. `sentences` are all of the owner's; where they name no currency, or two, nothing is added.
 */
export function inOwnersCurrency<T extends { price: string }>(
  items: readonly T[],
  sentences: readonly string[],
  language: string,
): T[] {
  if (!items.some(({ price }) => BARE.test(price))) return [...items];
  const forms = sentences
    .filter(mentionsMoney)
    .flatMap((text) => moneyTokens(text, language))
    .flatMap((token) => (is(token, "money", "condition") ? (currencyIn(token.text, language) ?? []) : []));
  const [currency] = forms;
  const signs = new Set(forms.map((form) => form.replace("0", "").trim().toLowerCase()));
  if (!currency || signs.size > 1) return [...items];
  const isBare = ({ price }: T) => BARE.test(price) && !currencyIn(price, language);
  return items.map((item) => (isBare(item) ? withCurrency(item, currency) : item));
}

/** The currency of a price with a nought for its number: "0 euro", "£0". Undefined where it has none, or two. */
function currencyIn(price: string, language: string): string | undefined {
  const tokens = tokenize(price, priceVocabulary(language));
  const [at, ...others] = tokens.flatMap((token, index) => (is(token, "currency", "unitOfMoney") ? [index] : []));
  if (at === undefined || others.length > 0) return undefined;
  const { start, end } = tokens[at]!;
  // "65 p/m2": per square metre, no pence.
  if (price.slice(start, end + 1) === "p/") return undefined;
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  if (is(next, "number")) return `${price.slice(start, next!.start)}0`;
  return is(before, "number") ? `0${price.slice(before!.end, end)}` : undefined;
}
