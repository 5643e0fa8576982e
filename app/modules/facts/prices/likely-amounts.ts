import { streetAtEnd } from "../address-streets";
import type { Token } from "../reading/tokenize";
import { COUNTED } from "./counted-words";
import { is, likelyMoneyTokens } from "./money";
import type { PriceKind } from "./price-kinds";

type Tokens = readonly Token<PriceKind>[];

/** Further apart than these are no prices of one list. */
const MOST_TIMES = 5;
/**
 * The tokens of a list in which money is named for some amounts and not for others: "fire £55, wood burner 60", or for the
 * prices just `before` it. Undefined where none is, or where a number can be something else: a time, a house, far from the
 * amounts that are known.
 */
export function withLikelyAmounts(
  text: string,
  language: string,
  sure: Tokens,
  before: readonly string[] = [],
): Tokens | undefined {
  if (!(sure.some(isPaid) || before.length > 0) || sure.some(isOther)) return undefined;
  const tokens = likelyMoneyTokens(text, language);
  const isKnown = ({ start, end }: Token<PriceKind>) =>
    sure.some((token) => is(token, "money") && token.start <= start && token.end >= end);
  const likely = tokens.filter((token) => is(token, "money") && !isKnown(token));
  const isLikely = (token: Token<PriceKind>) => {
    const before = tokens[tokens.indexOf(token) - 1]!;
    return !COUNTED.test(before.text) && !isTime(token.text) && !streetAtEnd(text.slice(0, token.end))?.isTyped;
  };
  const known = tokens
    .filter(isPaid)
    .filter(isKnown)
    .map(({ text: amount }) => amount);
  const values = [...known, ...before].flatMap(valuesOf);
  return likely.length > 0 &&
    likely.every(isLikely) &&
    areNear(
      values,
      likely.flatMap(({ text: amount }) => valuesOf(amount)),
    )
    ? tokens
    : undefined;
}

/** "(in August 105)" is an amount of its own. */
const isOther = (token: Token<PriceKind>): boolean =>
  is(token, "time", "day", "percent", "noPrice") || (is(token, "aside") && /\d\)$/.test(token.text));

const isPaid = (token: Token<PriceKind>): boolean => is(token, "money") && token.value !== 0;

const isTime = (text: string): boolean => /(?<!\d)(?:1?\d|2[0-4])\.(?:00|15|30|45)(?!\d)/.test(text);

/** Whether each amount is near to one that is known, or to one that is near to it. Amounts in words are none of ours to weigh. */
function areNear(known: number[], others: number[]): boolean {
  const near = [...known];
  let left = others;
  for (let found = left; found.length > 0; ) {
    found = left.filter((one) => near.some((other) => one <= other * MOST_TIMES && other <= one * MOST_TIMES));
    near.push(...found);
    left = left.filter((one) => !found.includes(one));
  }
  return left.length === 0;
}

/** "1,800" is a thousand, "3,20" has cents. */
const valuesOf = (text: string): number[] =>
  (text.match(/\d+(?:[.,'’ ]\d+)*/g) ?? []).map((number) => {
    const cents = /[.,]\d{1,2}$/.exec(number)?.[0].length ?? 0;
    const whole = number.slice(0, number.length - cents).replaceAll(/\D/g, "");
    return Number(`${whole}${cents ? `.${number.slice(1 - cents)}` : ""}`);
  });
