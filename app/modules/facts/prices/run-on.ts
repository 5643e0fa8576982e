import type { Token } from "../reading/tokenize";
import { isName, withoutEdges, type ReadingOptions } from "./clause-names";
import { is } from "./money";
import { columnsFrom, type PricedClause, type ReadList } from "./price-clauses";
import type { PriceKind } from "./price-kinds";

type Tokens = readonly Token<PriceKind>[];

/** More words between two prices are a name and something else. */
const MOST_WORDS = 7;
/** What may change the prices around it. */
const CHANGES: PriceKind[] = ["except", "otherwise", "percent", "noPrice", "condition"];
/** Says that its name stands before an amount: "is $35", "à 7 €". */
const LINKS: PriceKind[] = ["linking", "at", "article"];

/**
 * Prices in a text without signs: "a cut is $35 a shave is $20 hot towel $40". Where two amounts say that their names
 * stand before them, those of the others do, too. The first name begins where the text says so: at an article or "we do".
 */
export function readRunOn(written: Tokens, options: ReadingOptions): ReadList | undefined {
  const tokens = withWrittenOut(written);
  const prices = tokens.flatMap((token, at) => (is(token, "money") ? [at] : []));
  const [first, last] = [prices[0] ?? 0, prices.at(-1) ?? 0];
  const linked = prices.filter((at) => is(tokens[at - 1], ...LINKS));
  const isCut = tokens.slice(first, last).some((token) => is(token, "comma", "semicolon", "stop", "bar", "colon"));
  const isChanged = tokens
    .slice(Math.max(0, first - MOST_WORDS), last + MOST_WORDS)
    .some((token) => is(token, ...CHANGES));
  if (linked.length < 2 || isCut || isChanged) return undefined;
  const clauses = clausesBefore(tokens, prices, options);
  return clauses.length > 1 ? { clauses, more: [], saysMore: true, isPart: true } : undefined;
}

function clausesBefore(tokens: Tokens, prices: readonly number[], options: ReadingOptions): PricedClause[] {
  const clauses: PricedClause[] = [];
  let from = 0;
  for (const at of prices) {
    if (at < from) continue;
    const gap = withoutLinks(tokens.slice(from, at));
    const begin = nameFrom(gap, from === 0);
    const isLost =
      is(gap[0], "change") || gap.slice(0, -1).some((token) => is(token, "only")) || isPriceOfAnother(gap, begin);
    const name = gap.slice(begin);
    const end = is(tokens[at + 1], "period") ? at + 2 : at + 1;
    const next = columnsFrom(tokens, end, "none");
    const isWhole =
      !isLost &&
      name.length > 0 &&
      name.length <= MOST_WORDS &&
      isName(name, { ...options, point: true, listed: false });
    if (isWhole)
      clauses.push({ name, price: tokens[at]!, tail: tokens.slice(at + 1, end), columns: tokens.slice(end, next) });
    // What no thing is named by may belong to the price before it.
    else if (from > 0) clauses.pop();
    from = next;
  }
  return clauses;
}

/** "Seniors are also twenty hot towel is $40": the number may be what the seniors pay. */
const isPriceOfAnother = (gap: Tokens, begin: number): boolean =>
  is(gap[begin], "number") && is(gap[begin - 1], "linking", "offer");

/** Where the name begins: at the last article that no preposition leads to, or behind "we do". */
function nameFrom(gap: Tokens, needsBeginning: boolean): number {
  for (let at = gap.length - 1; at >= 0; at--) {
    if (is(gap[at], "offer")) return at + 1;
    if (is(gap[at], "article") && !is(gap[at - 1], "preposition", "for", "at", "per", "limit", "and")) return at;
  }
  return needsBeginning ? gap.length : 0;
}

function withoutLinks(tokens: Tokens): Tokens {
  let end = tokens.length;
  while (is(tokens[end - 1], "offer", ...LINKS)) end--;
  return withoutEdges(tokens.slice(0, end), false);
}

/** "Seniors are also twenty and a shave is $40": an amount in words that names its currency no more. */
function withWrittenOut(tokens: Tokens): Tokens {
  const first = tokens.findIndex((token) => is(token, "money"));
  const isAmount = (at: number) =>
    is(tokens[at], "number") &&
    !/\d/.test(tokens[at]!.text) &&
    (is(tokens[at - 1], "linking") || (is(tokens[at - 1], "offer") && is(tokens[at - 2], "linking"))) &&
    (tokens[at + 1] === undefined || is(tokens[at + 1], "and", "offer", "article", "speech"));
  return tokens.map((token, at) => (first !== -1 && at > first && isAmount(at) ? { ...token, kind: "money" } : token));
}
