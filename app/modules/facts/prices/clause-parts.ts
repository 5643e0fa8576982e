import type { Token } from "../reading/tokenize";
import { is } from "./money";
import type { PriceKind } from "./price-kinds";

type Tokens = readonly Token<PriceKind>[];

/** "Honey from the hill, 250 g £6": what is behind the comma is no name of its own. */
export const leadsToMeasure = (tokens: Tokens, at: number): boolean =>
  is(tokens[at], "comma") &&
  is(tokens[at + 1], "number") &&
  is(tokens[at + 2], "measure") &&
  is(tokens[at + 3], "money");

/** "(long hair + £6)": an amount that comes on top of the price before it. */
export function extraEnd(tokens: Tokens, at: number): number | undefined {
  const close = tokens.findIndex((token, index) => index > at && is(token, "close"));
  const inside = tokens.slice(at + 1, close);
  const isExtra =
    is(inside.at(-1), "condition") &&
    inside.slice(0, -1).every((token) => is(token, "other", "size", "who", "measure"));
  return close > at && isExtra && inside.at(-1)!.text.startsWith("+") ? close + 1 : undefined;
}

/** "(5-pack $150)": prices in brackets are further ones of the thing before them, whatever stands with them. */
export function bracketEnd(tokens: Tokens, at: number): number | undefined {
  const close = is(tokens[at], "open") ? tokens.findIndex((token, index) => index > at && is(token, "close")) : -1;
  const inside = tokens.slice(at + 1, close);
  const isPriced =
    inside.some((token) => is(token, "money", "condition")) && !inside.some((token) => is(token, ...SAYS_ELSE));
  return close > at && isPriced ? close + 1 : undefined;
}

const SAYS_ELSE: PriceKind[] = [
  "open",
  "stop",
  "speech",
  "when",
  "linking",
  "noPrice",
  "except",
  "otherwise",
  "percent",
  "time",
];

/**
 * "Translation from English €15, from German €22": where in a name the first of two kinds begins, of which the second
 * has lost what it is a kind of. Undefined where there is no second one.
 */
export function kindFrom(name: Tokens, columns: Tokens): number | undefined {
  const begins = columns.filter(
    (token, at) => is(columns[at - 1], ...BEFORE_KIND) && is(token, "preposition", "from", "limit"),
  );
  const from = name.findIndex(({ kind, text }) => begins.some((other) => kind === other.kind && text === other.text));
  return from === -1 ? undefined : from;
}

const BEFORE_KIND: PriceKind[] = ["comma", "semicolon", "and", "bar"];
