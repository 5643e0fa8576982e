import { PRICE_WORDS } from "./price-words";

/** The words that make an amount without a digit: "quid", "free", "tenner". */
const WORDS = new Set(
  Object.values(PRICE_WORDS).flatMap(({ unitOfMoney = "", amount = "", free = "" }) =>
    [unitOfMoney, amount, free].flatMap((phrases) => phrases.split(/[| ]/)).filter((word) => word.length > 2),
  ),
);

/** Says quickly whether a text may hold an amount. */
export function mentionsMoney(text: string): boolean {
  if (/\p{Nd}/u.test(text)) return true;
  return (text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []).some((word) => WORDS.has(word));
}
