import { capitalised } from "../../language/capitalised";
import type { Token } from "../reading/tokenize";
import type { Line } from "../source-text";
import { hasCents, is, moneyTokens } from "./money";
import { isNoPriceLine } from "./no-price-line";
import type { PriceBlock } from "./price-block";
import type { PriceKind } from "./price-kinds";
import type { PricedItem } from "./priced-line";
import { rowAlone } from "./row-in-line";

type Tokens = readonly Token<PriceKind>[];

/** Of what has a price; more are a sentence. */
const MOST_WORDS = 9;
/** Behind an amount, "210 the pair". */
const MOST_BEHIND = 4;
const IN_NAME: (PriceKind | "other")[] = [
  ...(["other", "measure", "size", "who", "preposition", "number", "for", "at", "limit", "plain", "only"] as const),
  ...(["and", "aside", "comma", "leader", "dash", "colon", "day", "per", "article", "generic"] as const),
];
const IN_TAIL: (PriceKind | "other")[] = [
  "other",
  "measure",
  "size",
  "who",
  "preposition",
  "period",
  "per",
  "article",
  "aside",
];
const EDGES = /^[\s.,;:…·_|/\-–—•،؛]{1,40}|[\s.,;:…·_|/\-–—•،؛]{1,40}$/gu;

/**
 * Lines of a list of prices that nobody read alone, "with goat's horns 480,-" below a mask: a few words, one amount at their
 * end, and nothing that speaks. They stand where their owner put them. By the numbers of their lines.
 */
export function rowsAmong(blocks: readonly PriceBlock[], language: string): Map<number, PricedItem> {
  return new Map(blocks.flatMap(({ others }) => others.flatMap((line) => rowOf(line, language))));
}

function rowOf({ text, index, sentences }: Line, language: string): [number, PricedItem][] {
  if (sentences.length > 1) return [];
  const tokens = withCents(moneyTokens(text, language));
  const at = tokens.findIndex((token) => is(token, "money"));
  const [name, tail] = [tokens.slice(0, at), tokens.slice(at + 1)];
  if (at < 1 || tokens[at]!.value === 0 || !isName(name) || !isTail(tail)) return [];
  const [named, price] = [clean(text.slice(0, tokens[at]!.start)), clean(text.slice(tokens[at]!.start))];
  const row = { name: capitalised(named), price };
  return /\p{L}{3}/u.test(named) && !isNoPriceLine(rowAlone(row, text), language) ? [[index, row]] : [];
}

/** "For children fish fingers" is said for whom; "over 65 the wet one at": what leads to an amount is no end of a name. */
const NO_END: PriceKind[] = ["preposition", "for", "at", "limit", "and", "per", "article", "number"];

const isName = (tokens: Tokens): boolean =>
  !is(tokens[0], "for", "limit", "per") &&
  !is(tokens.at(-1), ...NO_END) &&
  tokens.every((token) => is(token, ...IN_NAME)) &&
  tokens.filter((token) => is(token, "other")).length <= MOST_WORDS;

const isTail = (tokens: Tokens): boolean => isOfSeveral(tokens) || isPlainTail(tokens);

/** "With raisins 1,60 / 10 for 14,-": among rows with money a number with cents before so many of a thing is money. */
function withCents(tokens: Tokens): Tokens {
  const at = tokens.findIndex((token, index) => hasCents(token) && isOfSeveral(tokens.slice(index + 1)));
  return at < 0 ? tokens : tokens.with(at, { ...tokens[at]!, kind: "money" });
}

/** "1,40 each / 10 for 12,50" */
const isOfSeveral = ([joint, count, leads, amount, ...others]: Tokens): boolean =>
  is(joint, "bar", "comma", "and") &&
  is(count, "number") &&
  is(leads, "for", "at") &&
  is(amount, "number", "money") &&
  others.length === 0;

const isPlainTail = (tokens: Tokens): boolean =>
  tokens.length <= MOST_BEHIND && tokens.every((token) => is(token, ...IN_TAIL) && !/\p{Nd}/u.test(token.text));

const clean = (text: string): string => text.replace(EDGES, "");
