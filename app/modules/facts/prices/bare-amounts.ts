import type { Token } from "../reading/tokenize";
import { hasCents, is } from "./money";
import type { PriceKind } from "./price-kinds";

type Tokens = readonly Token<PriceKind>[];

const DECIMALS = /^\d{1,4}[.,]\d{2}$/;
const LIKE_A_PRICE = /[.,](?:\d[05]|99)$/;
const LIKE_A_TIME = /^(?:1?\d|2[0-4])(?:[.,](?:00|15|30|45))?$/;

/**
 * The amounts of a menu without currencies, "Espresso 3, cappuccino 4.50": when every number ends a clause and, outside
 * of a price list, their forms are those of prices and not of times. None otherwise.
 */
export function withBareAmounts(tokens: Tokens, listed: boolean): Tokens {
  const numbers = tokens.filter((token, at) => is(token, "number") && /\d/.test(token.text) && !isQuantity(tokens, at));
  const ends = tokens.filter((_, at) => isAmount(tokens, at));
  if (numbers.length < 2 || ends.length < numbers.length || tokens.some((token) => is(token, "time", "day", "money")))
    return tokens;
  const sure = listed || (numbers.some(({ text }) => DECIMALS.test(text)) && !numbers.every(isTime));
  return sure && numbers.every(isPrice) ? asAmounts(tokens, new Set(ends)) : tokens;
}

/** "Full day is 19.500 dkk, engagement shoots are 3.200, an extra hour 950.50": the currency was said once. */
export function withOtherAmounts(tokens: Tokens): Tokens {
  const first = tokens.findIndex((token) => is(token, "money"));
  const timed = tokens.some((token) => is(token, "time", "day"));
  return tokens.map((token, at) => {
    const told = (at > first && is(tokens[at - 1], "linking")) || (!timed && hasCents(token));
    return first !== -1 && told && isAmount(tokens, at) ? asMoney(token) : token;
  });
}

/** "2 scoops" at the beginning of a clause, "330 ml": how much there is of a thing. */
function isQuantity(tokens: Tokens, at: number): boolean {
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  const begins = before === undefined || is(before, "comma", "semicolon", "bar", "dash");
  return (
    is(tokens[at], "number") && (is(next, "measure") || (begins && is(next, "other") && /^\p{L}{2}/u.test(next!.text)))
  );
}

/** "Kuchen ab 3,50": what leads to an amount belongs to it. */
function asAmounts(tokens: Tokens, amounts: ReadonlySet<Token<PriceKind>>): Tokens {
  const isLead = (at: number) => is(tokens[at], "from", "only") && tokens[at + 1] && amounts.has(tokens[at + 1]!);
  return tokens.flatMap((token, at) => {
    if (isLead(at)) return [];
    return amounts.has(token) ? [{ ...asMoney(token), start: tokens[isLead(at - 1) ? at - 1 : at]!.start }] : [token];
  });
}

const isTime = ({ text }: Token<PriceKind>): boolean => LIKE_A_TIME.test(text);
const isPrice = ({ text }: Token<PriceKind>): boolean => /^\d{1,4}$/.test(text) || LIKE_A_PRICE.test(text);
const asMoney = (token: Token<PriceKind>): Token<PriceKind> => ({ ...token, kind: "money" });

const isBeginning = (tokens: Tokens, at: number): boolean =>
  is(tokens[at], "other", "size", "who") || isQuantity(tokens, at);

/** Says whether a number ends a clause as an amount does: "tire rotation 20". */
export function isAmount(tokens: Tokens, at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  const ends =
    next === undefined ||
    is(next, "comma", "semicolon", "and", "stop", "aside", "bar", "open") ||
    (is(next, "dash") && isBeginning(tokens, at + 2));
  const follows = before !== undefined && /\p{L}/u.test(before.text) && !is(before, "for", "at", "preposition");
  return is(token, "number") && /\d/.test(token!.text) && ends && follows;
}
