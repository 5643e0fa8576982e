import { asciiDigits } from "../digits";
import type { Token } from "../reading/tokenize";
import { hasCents, is } from "./money";
import type { PriceKind } from "./price-kinds";

type Tokens = readonly Token<PriceKind>[];

const DECIMALS = /^\d{1,4}[.,]\d{2}$/;
const LIKE_A_PRICE = /[.,](?:\d[05]|99)$/;
/** "12", "12.30": a number that may be a time of day. */
export const LIKE_A_TIME = /^(?:1?\d|2[0-4])(?:[.,](?:00|15|30|45))?$/;

/** "1998", "2026": a number that may be a year. */
export const LIKE_A_YEAR = /^(?:19|20)\d\d$/;

/** Whether the numbers of amounts may all be times of day, or one of them a year. */
export function mayBeTimesOrYears(amounts: readonly string[]): boolean {
  const numbers = amounts.map((amount) => asciiDigits(amount).replaceAll(/[^\d.,]/g, ""));
  return numbers.every((number) => LIKE_A_TIME.test(number)) || numbers.some((number) => LIKE_A_YEAR.test(number));
}

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

/** How much dearer or cheaper a thing may be than the one that named the currency. */
const MOST_TIMES = 15;

/**
 * "Kitchen knife 6 euro, bread knife 9, scissors from 7": each piece of the list up to the last amount ends in a number, and
 * only the first names the currency. What else has numbers, times or limits ("under 12") makes nothing sure.
 */
export function withCurrencySaidOnce(tokens: Tokens): Tokens {
  const pieces = piecesOf(tokens);
  const ends = pieces.map((piece) => amountAt(tokens, piece));
  const last = ends.findLastIndex((at) => at !== undefined);
  const [first, ...others] = ends.slice(0, last + 1);
  const isMixed = tokens.some((token) =>
    is(token, "time", "day", "percent", "condition", "noPrice", "except", "speech"),
  );
  if (isMixed || first === undefined || others.length < 2 || others.some((at) => at === undefined)) return tokens;
  const value = (at: number) => Number(/\d+/.exec(tokens[at]!.text.replace(/[.,](?=\d{3})/g, ""))?.[0]);
  const bare = others.map((at) => at!);
  const isLike = (at: number) => value(at) * MOST_TIMES >= value(first) && value(at) <= value(first) * MOST_TIMES;
  const isFirst = is(tokens[first], "money") && bare.every((at) => is(tokens[at], "number") && isLike(at));
  return isFirst ? asAmounts(tokens, new Set(bare.map((at) => tokens[at]!))) : tokens;
}

/** Where the pieces between commas begin and end. */
function piecesOf(tokens: Tokens): { from: number; to: number }[] {
  const ends = tokens.flatMap((token, at) => (is(token, "comma", "semicolon", "stop") ? [at] : []));
  return [-1, ...ends].map((at, index) => ({ from: at + 1, to: ends[index] ?? tokens.length }));
}

/** The one amount of a piece, where it ends in it but for an aside; undefined where it has another number, or none. */
function amountAt(tokens: Tokens, { from, to }: { from: number; to: number }): number | undefined {
  const end = is(tokens[to - 1], "aside") ? to - 2 : to - 1;
  const isSure = is(tokens[end], "money") || (isAmount(tokens, end) && !is(tokens[end - 1], "limit"));
  const numbers = tokens.slice(from, end).filter((token) => is(token, "number", "money"));
  const isPlain = numbers.length === 0 || (is(tokens[end], "money") && !numbers.some((token) => is(token, "money")));
  return end > from && isSure && isPlain ? end : undefined;
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

/** "60-90 depends how fancy" is one amount of two numbers. */
const isTied = (tokens: Tokens, at: number): boolean =>
  tokens[at - 1]!.end === tokens[at]!.start &&
  is(tokens[at + 1], "number") &&
  tokens[at]!.end === tokens[at + 1]!.start;

const isBeginning = (tokens: Tokens, at: number): boolean =>
  is(tokens[at], "other", "size", "who") || isQuantity(tokens, at);

/** Says whether a number ends a clause as an amount does: "tire rotation 20". */
export function isAmount(tokens: Tokens, at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  const ends =
    next === undefined ||
    is(next, "comma", "semicolon", "and", "stop", "aside", "bar", "open") ||
    (is(next, "dash") && !isTied(tokens, at + 1) && isBeginning(tokens, at + 2));
  const follows = before !== undefined && /\p{L}/u.test(before.text) && !is(before, "for", "at", "preposition");
  return is(token, "number") && /\d/.test(token!.text) && ends && follows;
}
