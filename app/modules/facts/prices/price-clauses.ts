import { cover, type Coverage, type CoverageKinds, type Rule } from "../reading/coverage";
import type { Token } from "../reading/tokenize";
import { bracketEnd, extraEnd, leadsToMeasure, kindFrom } from "./clause-parts";
import { isName, isOfAThing, NOT_IN_NAMES, withoutEdges, type ReadingOptions } from "./clause-names";
import { is } from "./money";
import type { PriceKind } from "./price-kinds";

type PriceToken = Token<PriceKind>;
type Tokens = readonly PriceToken[];

/** One thing with its price: the tokens of its name, of its amounts, and of what the owner says with them. */
export interface PricedClause {
  name: Tokens;
  price: PriceToken;
  /** Behind the price: "for 100 invoices", "unlimited". */
  tail: Tokens;
  /** Further prices of the same thing: ", £450 in the evening". */
  columns: Tokens;
}

/** What a list of prices says, and what else stands in its sentence. */
export interface ReadList {
  clauses: PricedClause[];
  /** Behind the last price, in clauses of their own: ", and we bring the cake". */
  more: Tokens;
  saysMore: boolean;
  /** Some clauses of the list were not understood. */
  isPart?: boolean;
}

type ClauseRule = Rule<PriceKind, PricedClause>;

const SEPARATORS: PriceKind[] = ["comma", "semicolon", "and", "bar", "open", "close", "stop", "colon"];
const KINDS: CoverageKinds<PriceKind> = {
  light: new Set(["offer", "leader"]),
  separators: new Set([...SEPARATORS, "dash"]),
  own: new Set(["money", "condition", "noPrice", "except", "otherwise", "percent"]),
};
/**
 * Reads a list of priced things. Whether names stand before or behind the amounts is decided once for all of it: by the
 * one reading that leaves nothing over. Undefined when there is none, or more than one.
 */
export function readClauses(tokens: Tokens, asked: ReadingOptions): ReadList | undefined {
  const options = { ...asked, counted: asked.point && is(tokens[0], "number") };
  const [names, amounts] = [readNamesFirst(tokens, options), amountsFirst(tokens, options)];
  return names && amounts ? undefined : (names ?? amounts ?? readWithTerms(tokens, asked));
}

/** ", deposit £50" behind the last price buys nothing and changes no row: it stays in the owner's words. */
function readWithTerms(tokens: Tokens, options: ReadingOptions): ReadList | undefined {
  const last = tokens.findLastIndex((token) => is(token, "comma", "semicolon"));
  const terms = tokens.slice(last + 1);
  const isOfTerms = last > 0 && is(terms[0], "noPrice") && !terms.some((token) => is(token, "percent", "except"));
  const list = isOfTerms ? readClauses(tokens.slice(0, last), options) : undefined;
  return list && { ...list, more: [...list.more, ...tokens.slice(last)], saysMore: true };
}

/** Reads a list in which every name stands before its price. */
export function readNamesFirst(tokens: Tokens, options: ReadingOptions): ReadList | undefined {
  const list = cover(tokens, clauseRule(options), KINDS);
  if (isComplete(list) && hasNamesOnBothSides(tokens, list)) return undefined;
  if (isComplete(list) && !hasWordsBefore(tokens, list))
    return list.readings.length > 1 && !options.whoIsThing
      ? readNamesFirst(tokens, { ...options, whoIsThing: true })
      : toList(tokens, list);
  const one = cover(tokens, oneThingRule(options), KINDS);
  return isComplete(one) && one.readings.length === 1 ? toList(tokens, one) : undefined;
}

function amountsFirst(tokens: Tokens, options: ReadingOptions): ReadList | undefined {
  const list = cover(tokens, amountFirstRule(options), KINDS);
  return isComplete(list) && !hasWordsBefore(tokens, list) ? toList(tokens, list) : undefined;
}

const isComplete = ({ readings, left }: Coverage<PriceKind, PricedClause>): boolean =>
  readings.length > 0 && left.length === 0;

/** A clause without an amount before the last price may be the name of the next one: then nothing is certain. A statement with a comma behind it ("Oh and there's workshops, ") is none. */
function hasWordsBefore(tokens: Tokens, { readings }: Coverage<PriceKind, PricedClause>): boolean {
  let from = 0;
  for (const { at, next } of readings) {
    const clauses = clausesOf(tokens.slice(from, at));
    const joined = clauses.at(-1)!.length > 0;
    if (joined || clauses.some((clause) => clause.length > 0 && !clause.some((token) => is(token, "speech", "when"))))
      return true;
    from = next;
  }
  return false;
}

/** "Post back $12 normal $18 express": of words between two prices nobody knows to which they belong. */
function hasNamesOnBothSides(tokens: Tokens, { readings }: Coverage<PriceKind, PricedClause>): boolean {
  return readings.slice(1).some(({ at, value: { tail } }) => is(tokens[at - 1], "money") && is(tail[0], "other"));
}

function clausesOf(tokens: Tokens): PriceToken[][] {
  const clauses: PriceToken[][] = [[]];
  for (const token of tokens) {
    if (is(token, ...SEPARATORS, "dash") && !is(token, "and")) clauses.push([]);
    else if (!is(token, "and") && !KINDS.light.has(token.kind as PriceKind)) clauses.at(-1)!.push(token);
  }
  return clauses;
}

function toList(tokens: Tokens, { readings, saysMore }: Coverage<PriceKind, PricedClause>): ReadList {
  const clauses = readings.map(({ value }) => value);
  return { clauses, more: tokens.slice(readings.at(-1)!.next), saysMore };
}

/** "Growth $79/mo for 500 invoices": a name of one clause, its price, what belongs to it, further prices of it. */
function clauseRule(options: ReadingOptions): ClauseRule {
  return (tokens, at) => {
    if (!beginsClause(tokens, at)) return undefined;
    const money = moneyAfter(
      tokens,
      at,
      (token, index) => !is(token, ...SEPARATORS) || is(token, "and") || leadsToMeasure(tokens, index),
    );
    return money === undefined ? undefined : pricedFrom(tokens, at, money, options);
  };
}

/** "Snug, ten seats, £260 at lunch": all of a line before its first price names one thing. */
function oneThingRule(options: ReadingOptions): ClauseRule {
  return (tokens, at) => {
    if (at > 0) return undefined;
    const money = moneyAfter(tokens, at, (token) => !is(token, "semicolon", "stop", "bar"));
    return money === undefined ? undefined : pricedFrom(tokens, at, money, options, true);
  };
}

function moneyAfter(
  tokens: Tokens,
  at: number,
  goesOn: (token: PriceToken, at: number) => boolean,
): number | undefined {
  let money = at;
  while (
    money < tokens.length &&
    !is(tokens[money], "money") &&
    (goesOn(tokens[money]!, money) || isGlue(tokens, money))
  )
    money++;
  return is(tokens[money], "money") && money > at ? money : undefined;
}

const isGlue = (tokens: Tokens, at: number): boolean =>
  is(tokens[at], "colon", "open") && is(tokens[at + 1], "money", "leader");

function pricedFrom(
  tokens: Tokens,
  at: number,
  money: number,
  options: ReadingOptions,
  withCommas = false,
): ReturnType<ClauseRule> {
  const name = withoutEdges(tokens.slice(at, money), withCommas);
  const tailEnd = tailFrom(tokens, money + 1);
  const before = tokens[money - 1];
  // "Half an hour is $38" names what it prices, and so does a line with leaders.
  // "Candles 3 for £20" prices three of them.
  if (is(before, "for", "at") && is(tokens[money - 2], "number")) return undefined;
  // "The week (7 days): 290 €" as well.
  const told = is(before, "linking", "leader", "colon")
    ? { listed: options.listed || is(before, "leader"), point: true }
    : options;
  if (tailEnd === undefined || !isName(name, told)) return undefined;
  // "1 Franken 80": a part of the amount.
  if (tailEnd === money + 2 && is(tokens[money + 1], "number")) return undefined;
  // "Card 5 € as deposit", but "£95 a test with a minimum of four".
  if (tokens.slice(money + 1, tailEnd).some((token) => is(token, "noPrice") && !/^m[ií]n/.test(token.text)))
    return undefined;
  // Beside "adults £10" stands "children £5", not a second price of adults.
  const sort = isOfAThing(name) ? "size" : options.whoIsThing ? "who" : "none";
  // "A first lesson free, monthly £55": what is free has no second price.
  const next = tokens[money]!.value === 0 ? freeEnd(tokens, tailEnd) : columnsFrom(tokens, tailEnd, sort);
  const columns = tokens.slice(tailEnd, next);
  const kind = kindFrom(name, columns);
  if (kind !== undefined && !isName(name.slice(0, kind), told)) return undefined;
  return { value: { name, price: tokens[money]!, tail: tokens.slice(money + 1, tailEnd), columns }, next };
}

/** "Free for children, for members": no amount behind it goes with what is free. */
const freeEnd = (tokens: Tokens, at: number): number => {
  const end = columnsFrom(tokens, at, "none");
  const columns = tokens.slice(at, end);
  const isTold = columns.some((token) => is(token, "otherwise"));
  return !isTold && columns.some((token) => is(token, "money") && token.value !== 0) ? at : end;
};

/** "£5 for a haircut": the price, then what it buys. */
function amountFirstRule(options: ReadingOptions): ClauseRule {
  return (tokens, at) => {
    if (!is(tokens[at], "money") || !beginsClause(tokens, at)) return undefined;
    let from = at + 1;
    while (is(tokens[from], "for", "dash", "colon", "leader")) from++;
    let next = from;
    while (next < tokens.length && !endsName(tokens, next)) next++;
    const name = tokens.slice(from, next);
    const isCondition = is(tokens[at + 1], "for") && isOfAThing(name);
    return next === from || isCondition || !isName(name, options)
      ? undefined
      : { value: { name, price: tokens[at]!, tail: [], columns: [] }, next };
  };
}

const endsName = (tokens: Tokens, at: number): boolean =>
  is(tokens[at], "money") ||
  (is(tokens[at], ...SEPARATORS, "dash") && !(is(tokens[at], "and") && !is(tokens[at + 1], "money")));

/** At the beginning, behind a separator, or directly behind a price. */
function beginsClause(tokens: Tokens, at: number): boolean {
  const before = tokens[at - 1];
  return before === undefined || is(before, ...SEPARATORS, "dash", "money", "offer", "leader");
}

/** Where what belongs to a price ends; undefined when it runs into the next price and nobody knows where it ends. */
function tailFrom(tokens: Tokens, at: number): number | undefined {
  let end = at;
  while (end < tokens.length && !is(tokens[end], ...SEPARATORS, "dash", "money", "otherwise")) end++;
  if (is(tokens[end], "money")) return tokens.slice(at, end).some(isQualifier) ? undefined : at;
  if (end === at && is(tokens[end], "open")) return extraEnd(tokens, end) ?? end;
  if (is(tokens[end], "and") && end > at && isAmbiguous(tokens, end)) return undefined;
  return tokens.slice(at, end).some((token) => is(token, "speech", ...NOT_IN_NAMES)) && !is(tokens[at], ...STARTS)
    ? at
    : end;
}

/** "£5 for you and your friend and tea £2": which "and" ends the clause? */
function isAmbiguous(tokens: Tokens, at: number): boolean {
  let end = at + 1;
  while (end < tokens.length && !is(tokens[end], ...SEPARATORS, "money")) end++;
  return is(tokens[end], "and", "comma") && is(tokens[moneyIndex(tokens, end)], "money");
}

function moneyIndex(tokens: Tokens, at: number): number {
  let index = at + 1;
  while (index < tokens.length && !is(tokens[index], "money", "comma", "semicolon")) index++;
  return index;
}

const STARTS: PriceKind[] = ["preposition", "for", "at", "limit", "condition", "aside", "when"];
const isQualifier = (token: PriceToken): boolean => is(token, ...STARTS, "number", "period", "and", "speech");

/** Which words are names of their own: none, those for whom a price is, or all that only say how much. */
type NamedAlone = "none" | "who" | "size";

const isNamedAlone = (words: Tokens, named: NamedAlone): boolean =>
  named === "size" ? isOfAThing(words) : named === "who" && words.length > 0 && words.every((word) => is(word, "who"));

/** "Fabric $12, classes $40": a unit without a number is a thing of its own. */
export const isBareUnit = (words: Tokens): boolean =>
  words.length > 0 && words.every((word) => is(word, "measure") && /^\p{L}{6}/u.test(word.text));

/** Further prices of the same thing: "and up to 1,500 gallons $395", ", £80 without". */
export function columnsFrom(tokens: Tokens, at: number, named: NamedAlone): number {
  let end = at;
  for (let next = columnEnd(tokens, end, named); next !== undefined; next = columnEnd(tokens, end, named)) end = next;
  return end;
}

function columnEnd(tokens: Tokens, at: number, named: NamedAlone): number | undefined {
  if (!is(tokens[at], "comma", "semicolon", "and", "bar", "dash", "open", "otherwise")) return undefined;
  const bracket = bracketEnd(tokens, at);
  if (bracket !== undefined && named !== "size") return bracket;
  let from = is(tokens[at], "otherwise") ? at : at + 1;
  while (is(tokens[from], "and", "offer")) from++;
  let money = from;
  while (money < tokens.length && !is(tokens[money], "money", ...SEPARATORS)) money++;
  const words = withoutEdges(tokens.slice(from, money), false);
  // "At the marina it is free" is said of another place.
  const isLinked = tokens.slice(from, money).some((token) => is(token, "linking")) && !is(words[0], "otherwise");
  const isClause = words.length > 0 && (isLinked || isNamedAlone(words, named) || isBareUnit(words));
  if (!is(tokens[money], "money") || isClause || !(words.length === 0 || isCondition(words))) return undefined;
  const end = tailFrom(tokens, money + 1);
  if (end === undefined) return undefined;
  const tail = tokens.slice(money + 1, end);
  if (tail.some((token) => is(token, "speech"))) return undefined;
  return tail.length === 0 || is(tail[0], ...STARTS) || isOfAThing(tail)
    ? end + (is(tokens[end], "close") ? 1 : 0)
    : undefined;
}

/** Words that say when, for whom or of what size a price holds: "without", "for children", "large". */
const isCondition = (words: Tokens): boolean =>
  isOfAThing(words) ||
  isCaseWith(words) ||
  (is(words[0], ...STARTS, "otherwise") && words.slice(1).filter(isContent).length <= 1 && !countsSomething(words));

/** "Si la quiere con barra de madera": with what else there is more to pay; who speaks, or how many come, says more. */
const isCaseWith = (words: Tokens): boolean =>
  is(words[0], "when") &&
  words.some((token) => is(token, "preposition", "withTax")) &&
  !words.some((token) => is(token, "speech", "linking", "number", "answer")) &&
  words.filter(isContent).length <= MOST_OF_CASE;
const MOST_OF_CASE = 3;

/** "1,500 gallons" is a number of something, which the amounts on both sides may be of. */
const countsSomething = (words: Tokens): boolean =>
  words.some((token, at) => is(token, "number") && is(words[at + 1], "other"));

const isContent = (token: PriceToken): boolean => is(token, "other", "measure", "day", "size", "who", "plain");
