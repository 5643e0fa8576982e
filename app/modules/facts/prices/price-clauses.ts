import { cover, type Coverage, type CoverageKinds, type Rule } from "../reading/coverage";
import type { Token } from "../reading/tokenize";
import { bracketEnd, extraEnd, leadsToMeasure, tellsOtherKind } from "./clause-parts";
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
}

/** How freely a list may be read. */
export interface ReadingOptions {
  /** A line of its own and no sentence: "Adults €7" names what it prices. */
  point: boolean;
  /** "Children £9" is a row of a list, but a column of one thing alone. */
  whoIsThing?: boolean;
  /** The list begins with a number of something, "1 scoop 2.00, 2 scoops 3.80": its names do. */
  counted?: boolean;
  /** A point of a price list, where the reader knows that a name and a price are meant. */
  listed: boolean;
}

type ClauseRule = Rule<PriceKind, PricedClause>;

const SEPARATORS: PriceKind[] = ["comma", "semicolon", "and", "bar", "open", "close", "stop", "colon"];
const KINDS: CoverageKinds<PriceKind> = {
  light: new Set(["offer", "leader"]),
  separators: new Set([...SEPARATORS, "dash"]),
  own: new Set(["money", "condition", "noPrice", "except", "percent"]),
};
/** What may stand between a name and its price. */
const GLUE: PriceKind[] = ["linking", "for", "at", "dash", "colon", "leader", "open"];
/** What no name begins with. */
const NO_BEGINNING: PriceKind[] = [
  "preposition",
  "from",
  "linking",
  "for",
  "to",
  "per",
  "answer",
  "condition",
  "and",
  "except",
];
/** "And", "or", "in" in languages that the text may be of. */
const LONE_JOINT = /^[eéiouyàwz]$/;
/** What no name ends with. */
export const NO_END: PriceKind[] = ["preposition", "per", "to", "and", "article", "limit", "from"];
/** What stands in no name. */
const NOT_IN_NAMES: PriceKind[] = ["noPrice", "except", "percent", "time"];
/** What says how much of a thing or for whom; alone it is no thing. */
const OF_A_THING: PriceKind[] = ["size", "who", "measure", "number", "period", "article", "aside", "day"];

/**
 * Reads a list of priced things. Whether names stand before or behind the amounts is decided once for all of it: by the
 * one reading that leaves nothing over. Undefined when there is none, or more than one.
 */
export function readClauses(tokens: Tokens, asked: ReadingOptions): ReadList | undefined {
  const options = { ...asked, counted: asked.point && is(tokens[0], "number") };
  const [names, amounts] = [namesFirst(tokens, options), amountsFirst(tokens, options)];
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

function namesFirst(tokens: Tokens, options: ReadingOptions): ReadList | undefined {
  const list = cover(tokens, clauseRule(options), KINDS);
  if (isComplete(list) && !hasWordsBefore(tokens, list))
    return list.readings.length > 1 && !options.whoIsThing
      ? namesFirst(tokens, { ...options, whoIsThing: true })
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
    if (joined || clauses.some((clause) => clause.length > 0 && !clause.some((token) => is(token, "speech"))))
      return true;
    from = next;
  }
  return false;
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
  const told = is(before, "linking", "leader")
    ? { listed: options.listed || is(before, "leader"), point: true }
    : options;
  if (tailEnd === undefined || !isName(name, told)) return undefined;
  // Beside "adults £10" stands "children £5", not a second price of adults.
  const next = columnsFrom(tokens, tailEnd, isOfAThing(name) ? "size" : options.whoIsThing ? "who" : "none");
  const columns = tokens.slice(tailEnd, next);
  if (tellsOtherKind(name, columns)) return undefined;
  return { value: { name, price: tokens[money]!, tail: tokens.slice(money + 1, tailEnd), columns }, next };
}

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
  while (end < tokens.length && !is(tokens[end], ...SEPARATORS, "dash", "money")) end++;
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

const STARTS: PriceKind[] = ["preposition", "for", "at", "limit", "condition", "aside"];
const isQualifier = (token: PriceToken): boolean => is(token, ...STARTS, "number", "period", "and", "speech");

/** Which words are names of their own: none, those for whom a price is, or all that only say how much. */
type NamedAlone = "none" | "who" | "size";

const isNamedAlone = (words: Tokens, named: NamedAlone): boolean =>
  named === "size" ? isOfAThing(words) : named === "who" && words.length > 0 && words.every((word) => is(word, "who"));

/** Further prices of the same thing: "and up to 1,500 gallons $395", ", £80 without". */
function columnsFrom(tokens: Tokens, at: number, named: NamedAlone): number {
  let end = at;
  for (let next = columnEnd(tokens, end, named); next !== undefined; next = columnEnd(tokens, end, named)) end = next;
  return end;
}

function columnEnd(tokens: Tokens, at: number, named: NamedAlone): number | undefined {
  if (!is(tokens[at], "comma", "semicolon", "and", "bar", "dash", "open")) return undefined;
  const bracket = bracketEnd(tokens, at);
  if (bracket !== undefined && named !== "size") return bracket;
  let from = at + 1;
  while (is(tokens[from], "and", "offer")) from++;
  let money = from;
  while (money < tokens.length && !is(tokens[money], "money", ...SEPARATORS)) money++;
  const words = withoutEdges(tokens.slice(from, money), false);
  const isClause = words.length > 0 && (is(tokens[money - 1], "linking") || isNamedAlone(words, named));
  if (!is(tokens[money], "money") || isClause || !(words.length === 0 || isCondition(words))) return undefined;
  const end = tailFrom(tokens, money + 1);
  if (end === undefined) return undefined;
  const tail = tokens.slice(money + 1, end);
  return tail.length === 0 || is(tail[0], ...STARTS) || isOfAThing(tail)
    ? end + (is(tokens[end], "close") ? 1 : 0)
    : undefined;
}

/** Words that say when, for whom or of what size a price holds: "without", "for children", "large". */
const isCondition = (words: Tokens): boolean =>
  isOfAThing(words) ||
  (is(words[0], ...STARTS) && words.slice(1).filter(isContent).length <= 1 && !countsSomething(words));

/** "1,500 gallons" is a number of something, which the amounts on both sides may be of. */
const countsSomething = (words: Tokens): boolean =>
  words.some((token, at) => is(token, "number") && is(words[at + 1], "other"));

const isContent = (token: PriceToken): boolean => is(token, "other", "measure", "day", "size", "who", "plain");

/** "large", "250 g", "an hour", but not "the large", which is a name. */
export const isOfAThing = (words: Tokens): boolean =>
  words.every((token) => is(token, ...OF_A_THING)) &&
  !(is(words[0], "article") && !words.some((token) => is(token, "measure", "day")));

/** Without what only leads to a name or from it to its price. */
function withoutEdges(tokens: Tokens, withCommas: boolean): Tokens {
  const glue: PriceKind[] = withCommas ? [...GLUE, "comma"] : GLUE;
  let [start, end] = [0, tokens.length];
  while (start < end && is(tokens[start], "offer", "and", "leader", "dash")) start++;
  while (end > start && is(tokens[end - 1], ...glue)) end--;
  return tokens.slice(start, end);
}

/** "Free parking and" is none, "no minimum" is none, "100 invoices" is none; "10 day pass" is one. */
function isName(name: Tokens, options: ReadingOptions): boolean {
  const [first, last] = [name[0], name.at(-1)];
  if (!first || !name.some(isWordOfName) || !beginsName(name, options)) return false;
  if (is(last, ...NO_END) || name.some((token) => is(token, ...NOT_IN_NAMES)) || hasSecondThing(name)) return false;
  if (!options.listed && name.some((token, index) => is(token, "speech") || (is(token, "linking") && index > 0)))
    return false;
  return !name.every((token) => is(token, "generic", "article"));
}

const isWordOfName = (token: PriceToken): boolean =>
  /\p{L}{3}|[\u0621-\u064a]{2}/u.test(token.text) || (is(token, "measure") && token.text.length > 1);

function beginsName(name: Tokens, { listed, point, counted = false }: ReadingOptions): boolean {
  const first = name[0];
  if (is(first, "limit")) return listed || point;
  if (is(first, ...NO_BEGINNING) || (is(first, "other") && LONE_JOINT.test(first!.text))) return false;
  const isDigit = is(first, "number") && /\d/.test(first!.text);
  if (isOfAThing(name))
    return (listed || point || is(first, "size", "who")) && !is(first, "period") && (!isDigit || counted);
  // "10-class card", "10 class pass" on a line of its own.
  if (name[1]?.text === "-" || (point && name.length > 2)) return true;
  return !isDigit || listed || counted || (is(name[1], "measure") && name.length > 2);
}

/** ", and" begins another thing, and many commas enumerate several. */
const hasSecondThing = (name: Tokens): boolean =>
  name.filter((token) => is(token, "comma")).length > 2 ||
  name.some((token, at) => is(token, "comma") && is(name[at + 1], "and"));
