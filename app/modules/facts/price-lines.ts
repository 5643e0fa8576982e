import { capitalised } from "../language/capitalised";
import { asciiDigits } from "./digits";
import { splitLabel } from "./blocks";
import { isAmount, withBareAmounts, withCurrencySaidOnce, withOtherAmounts } from "./prices/bare-amounts";
import { inOneCurrency } from "./prices/in-one-currency";
import { kindFrom } from "./prices/clause-parts";
import { isOfAThing, NO_END, type ReadingOptions } from "./prices/clause-names";
import { whenBegins } from "./prices/name-when";
import { mentionsMoney } from "./prices/mentions-money";
import { is, moneyTokens } from "./prices/money";
import { isNumberInOneWord } from "./prices/number-words";
import { withLikelyAmounts } from "./prices/likely-amounts";
import { isWayToPlace } from "./prices/no-purchase";
import { isNoPriceLine, tellsSomething } from "./prices/no-price-line";
import { readClauses, type PricedClause, type ReadList } from "./prices/price-clauses";
import type { PriceKind } from "./prices/price-kinds";
import type { PricedItem, PricedLine } from "./prices/priced-line";
import { withLeaning } from "./prices/leaning-rows";
import { readPartly } from "./prices/partial-list";
import { isOthers, rowIn } from "./prices/row-in-line";
import { readRunOn } from "./prices/run-on";
import { readPlainLine } from "./prices/plain-line";
import { barePrice } from "./price-tokens";
import type { Token } from "./reading/tokenize";

/** How a line is read: `listed` says that it stands in a price list; then bare amounts count and names may be longer. */
export interface LineContext {
  listed: boolean;
  language: string;
  /** Prices of the line before that it goes on from: "Kitchen knife 6 euro. Bread knife 9." */
  before?: readonly string[];
}

type Tokens = readonly Token<PriceKind>[];
type LineOptions = ReadingOptions & { language: string };

/** A text without any signs is one sentence. */
const LONGEST = 900;
const LONGEST_DETAIL = 72;
/** What stands around the names and details of a priced line; a line has at most 900 letters. */
// oxlint-disable-next-line regexp/no-super-linear-move
const EDGES = /^[\s.,;:…·_|/\-–—*•،؛]+|[\s.,;:…·_|/\-–—*•،؛!]+$/gu;

/**
 * Reads the priced items of a line ("Haircut - 35€", "Margherita ..... $12", "Cut $35, colour from $80"), without those
 * whose words are no line of a price list.
 */
export function readPricedLine(text: string, context: LineContext): PricedLine | undefined {
  const line = readSurely(text, context);
  return line && { ...line, items: line.items.map((item) => whenBeside(item, context.language)) };
}

/** "(Disposables are about $1,100 a year, my own count)": what is said beside a list is none of its rows. */
const ASIDE = /^\s*\([^()]*\)[.!]?\s*$/u;

function readSurely(text: string, context: LineContext): PricedLine | undefined {
  if (ASIDE.test(text)) return undefined;
  const line = readWords(text, context) ?? readPlainLine(text, context.language);
  if (!line) return undefined;
  const all = line.items.map((item, at) => {
    const row = rowIn(text, line, at);
    const isSure = !isNoPriceLine(row, context.language) && !isOthers(text, line, at);
    return { item, words: line.words[at]!, isSure, isWay: !isSure && isWayToPlace(item.name, context.language) };
  });
  const rows = withLeaning(text, all, context.language);
  const [kept, lost] = [rows.filter((row) => row.isSure), rows.filter((row) => !row.isSure)];
  if (kept.length === 0) return undefined;
  const read = { ...line, items: kept.map(({ item }) => item), words: kept.map(({ words }) => words) };
  const left = lost.map(({ words }) => words);
  return lost.length === 0 ? read : { ...read, saysMore: true, left: [...(line.left ?? []), ...left] };
}

function readWords(text: string, context: LineContext): PricedLine | undefined {
  if (text.length > LONGEST || !mentionsMoney(text)) return undefined;
  const sure = amountsOf(text, context);
  const isSure = sure.some((token) => is(token, "money"));
  if (!isSure && !context.before) return undefined;
  const likely = withLikelyAmounts(text, context.language, sure, context.before);
  return (likely && readTokens(text, likely, context, true)) ?? (isSure ? readTokens(text, sure, context) : undefined);
}

/** "£12, with lining 16", "class 8, ten pieces £6": which thing each is the price of is not said. */
const hasBareColumn = ({ price, columns }: PricedClause): boolean => {
  const further = columns.filter((token) => is(token, "money"));
  return further.length > 0 && [price, ...further].some(({ text }) => !/\p{L}{2}|\p{Sc}/u.test(text));
};

/** What is only likely to be an amount is one where all of its line is a list then. */
function readTokens(text: string, tokens: Tokens, context: LineContext, isWhole = false): PricedLine | undefined {
  const label = labelBefore(text, tokens);
  // A whole sentence is read as one, wherever it stands.
  const point = !/[^.\s][.!?]$/u.test(text) || is(tokens.at(-1), "money");
  const options = { listed: context.listed && point, point, language: context.language };
  const list = readClauses(label ? tokens.filter(({ start }) => start >= label.end) : tokens, options);
  if (list && !(isWhole && (list.saysMore || list.clauses.some(hasBareColumn))))
    return label ? labelled(text, list, label, options) : lineFrom(text, list, options);
  if (isWhole) return undefined;
  return (
    (label && ownPrice(text, tokens, label, options)) ??
    readStatements(text, /[.!?]\s/u, context) ??
    readStatements(text, /;\s/u, context) ??
    partOf(text, tokens, label, options)
  );
}

/** Owners who write without capitals: statements that nobody could tell apart, each with its own prices. */
function readStatements(text: string, ends: RegExp, context: LineContext): PricedLine | undefined {
  const statements = text.split(ends);
  // "24 € p. P.": a point within an amount.
  const cutsAmount = moneyTokens(text, context.language).some((token) => is(token, "money") && ends.test(token.text));
  if (statements.length < 2 || cutsAmount || cutsOrdinal(statements, context.language) || statements.some(cutsBracket))
    return undefined;
  const priced = statements.filter((statement) => unreadAmounts(statement, context.language).length > 0);
  const lines = priced.map((statement) => readPricedLine(statement, { ...context, listed: false }));
  const [first, ...others] = lines;
  // A label goes for all that semicolons part, a full stop ends what it goes for.
  const group = ends.source.startsWith(";") && priced[0] === statements[0] ? first?.group : undefined;
  if (!lines.every((line) => line !== undefined) || others.some((line) => line?.group) || first?.group !== group)
    return undefined;
  const read = lines.filter((line) => line !== undefined);
  return {
    ...(group && { group }),
    items: read.flatMap(({ items }) => items),
    words: read.flatMap(({ words }) => words),
    saysMore: read.length < statements.length || read.some((line) => line.saysMore),
    onlyFree: read.every((line) => line.onlyFree),
  };
}

/** "Course on 22. February": the stop behind a number that is no amount may end nothing. */
const cutsOrdinal = (statements: readonly string[], language: string): boolean =>
  statements.slice(0, -1).some((text) => /\p{Nd}$/u.test(text) && !is(moneyTokens(text, language).at(-1), "money"));

/** "Family card (2 ad. + 2 children) £13" */
const cutsBracket = (text: string): boolean => text.split("(").length !== text.split(")").length;

/** The amounts of a sentence that gave no row. */
export function unreadAmounts(text: string, language: string): string[] {
  if (text.length > LONGEST || !mentionsMoney(text)) return [];
  return amountsIn(moneyTokens(text, language));
}

function amountsOf(text: string, { listed, language }: LineContext): Tokens {
  const tokens = moneyTokens(text, language);
  if (tokens.some((token) => is(token, "money"))) return withOtherAmounts(withCurrencySaidOnce(tokens));
  const menu = withBareAmounts(tokens, listed);
  const bare = menu === tokens && listed ? barePrice(text) : undefined;
  if (!bare) return menu;
  const price: Token<PriceKind> = { kind: "money", text: asciiDigits(text.slice(bare.start, bare.end)), ...bare };
  return [...tokens.filter(({ end }) => end <= bare.start), price, ...tokens.filter(({ start }) => start >= bare.end)];
}

interface LineLabel {
  text: string;
  end: number;
}

/** "Workshops: …", unless what stands behind the colon is the price itself. */
function labelBefore(text: string, tokens: Tokens): LineLabel | undefined {
  const end = text.indexOf(":") + 1;
  const label = splitLabel(text)?.label ?? countedLabel(text, end, tokens);
  const next = tokens.find(({ start }) => start >= end);
  return label !== undefined && next && !is(next, "money", "leader") ? { text: label, end } : undefined;
}

/** "Parasol + 2 beds a day: first row €32, second row €28": what several prices are of may be so many of a thing. */
function countedLabel(text: string, end: number, tokens: Tokens): string | undefined {
  const before = tokens.filter((token) => token.end < end);
  const isPlain =
    before.length > 0 && !before.some((token) => is(token, "money", "stop", "comma", "semicolon", "time"));
  const prices = tokens.filter((token) => is(token, "money") && token.start >= end);
  const label = text.slice(0, end - 1).trim();
  return isPlain && prices.length > 1 && label.length <= LONGEST_LABEL && /\p{L}{3}/u.test(label) ? label : undefined;
}

const LONGEST_LABEL = 48;

/** What stands behind a label is a list of things, or says more about the one thing that the label names. */
function labelled(text: string, list: ReadList, label: LineLabel, options: LineOptions): PricedLine | undefined {
  const line = lineFrom(text, list, options);
  const [only] = line?.items ?? [];
  if (!line || !only) return undefined;
  const rest = text.slice(label.end).trim();
  if (list.clauses.every(({ name }) => isOfAThing(name)))
    return { ...line, items: [{ name: capitalised(label.text), price: rest }], words: [text] };
  if (line.items.length > 1 || !/^(?:\p{Ll}|\p{Nd}{1,3}\s?[x×]\s)/u.test(rest)) return { ...line, group: label.text };
  const detail = [only.name.charAt(0).toLowerCase() + only.name.slice(1), only.detail].filter(Boolean).join(", ");
  return { ...line, items: [{ ...only, name: capitalised(label.text), detail }], words: [text] };
}

/** Those items of a list that are understood, where others are not; the line stays in the text. */
function partOf(
  text: string,
  tokens: Tokens,
  label: LineLabel | undefined,
  options: LineOptions,
): PricedLine | undefined {
  const rest = label ? tokens.filter(({ start }) => start >= label.end) : tokens;
  const list = readPartly(rest, options) ?? readRunOn(rest, options);
  const line = list && lineFrom(text, list, options);
  return line && { ...line, ...(label && { group: label.text }), left: amountsIn(list.more) };
}

const amountsIn = (tokens: Tokens): string[] =>
  tokens.filter((token) => is(token, "money", "condition", "percent")).map(({ text }) => text);

/** "The Press Room: fourteen seats, £260 at lunch": the label is the name. "Honey: 250 g 9 €, 1 kg 32 €" as well. */
function ownPrice(text: string, tokens: Tokens, label: LineLabel, options: LineOptions): PricedLine | undefined {
  const rest = tokens.filter(({ start }) => start >= label.end);
  const name: Token<PriceKind> = { kind: "other", text: label.text.toLowerCase(), start: 0, end: label.end - 1 };
  const comma: Token<PriceKind> = { kind: "comma", text: ",", start: label.end - 1, end: label.end };
  const list = readClauses([name, comma, ...rest], options);
  return list?.clauses.length === 1 ? lineFrom(text, list, options) : undefined;
}

function lineFrom(
  text: string,
  { clauses, more, saysMore, isPart = false }: ReadList,
  { listed, language }: LineOptions,
): PricedLine | undefined {
  const isOne = clauses.length === 1;
  if (!isPart && more.some((_, at) => isAmount(more, at) || (isOne && isOtherAmount(more, at)))) return undefined;
  if (isOne && isOfAnotherSize(more)) return undefined;
  const rest = clean(text.slice(clauses.at(-1)!.price.end));
  const goesOn = more.slice(0, -1).some((token) => is(token, "stop"));
  const onlyFree = clauses.every(({ price }) => price.value === 0);
  const isTold = more.some((token) => is(token, "speech", "when")) || (onlyFree && tellsSomething(rest, language));
  const isDetail = !goesOn && (listed || !isTold);
  const whole = isOne && isDetail && rest.length <= LONGEST_DETAIL;
  const items = clauses.map((clause) => toItem(text, clause, whole && saysMore ? more : []));
  if (items.some(({ name }) => !isPlausible(name))) return undefined;
  return {
    items: inOneCurrency(items, language),
    words: whole ? [clean(text)] : clauses.map((clause) => wordsOf(text, clause)),
    saysMore: saysMore && !whole,
    onlyFree,
  };
}

/** "After 10 pm only ten, shoes two euros": an amount that was not read is no word beside the one before it. */
const isOtherAmount = (more: Tokens, at: number): boolean =>
  is(more[at], "currency", "unitOfMoney") ||
  isCompound(more[at], more[at - 1]) ||
  (is(more[at], "number") &&
    is(more[at - 1], "only", "linking") &&
    (more[at + 1] === undefined || is(more[at + 1], "comma", "semicolon", "stop")));

/** "Repainting 60 Euro, neuer Schopf fünfunddreißig" */
const isCompound = (token: Tokens[number] | undefined, before: Tokens[number] | undefined): boolean =>
  is(token, "number") && is(before, "other") && isNumberInOneWord(token!.text);

/** "Knife 6 euros, above 25 cm an eighter": behind another size stands what may be its amount. */
const isOfAnotherSize = (more: Tokens): boolean =>
  more.some(
    (token, at) =>
      is(token, "limit") && is(more[at + 1], "number") && is(more[at + 2], "measure") && is(more[at + 4], "other"),
  );

function toItem(text: string, clause: PricedClause, more: Tokens): PricedItem {
  const { name, price, tail, columns } = clause;
  const sizes = columns.length > 0 && !isThreshold(columns) ? sizesOf(clause) : [];
  const named = splitName(clean(spanOf(text, name.slice(0, name.length - sizes.length))));
  const isOne = columns.length === 0 || isThreshold(columns);
  // "Dinner €20 on Wednesdays and Saturdays": what is joined to an amount is no detail by itself.
  const isJoined = isOne && is([...tail, ...columns, ...more][0], "and");
  const [amounts, behind] =
    isOne && !isJoined
      ? [[price], [...tail, ...columns, ...more]]
      : [[...sizes, price, ...tail, ...columns, ...more], []];
  const details = [named.detail, withoutBrackets(clean(spanOf(text, behind)))].filter(Boolean).join(", ");
  return {
    name: capitalised(named.name),
    ...(details && { detail: details }),
    price: spanOf(text, withoutStop(amounts)),
  };
}

/** "Beaver tour Fridays 7 pm, €24": when something is on is said beside what it is. */
function whenBeside(item: PricedItem, language: string): PricedItem {
  const begin = whenBegins(item.name, language);
  if (begin === undefined) return item;
  const detail = [clean(item.name.slice(begin)), item.detail].filter(Boolean).join(", ");
  return { ...item, name: clean(item.name.slice(0, begin)), detail };
}

/** "Postage €6.50, free from €80": from when on something costs nothing is no second price of it. */
const isThreshold = (columns: Tokens): boolean =>
  columns.some((token) => is(token, "condition")) && !columns.some((token) => is(token, "money") && token.value !== 0);

/** "Kayaks, singles $25 and doubles $40": the first size goes with the first price. */
function sizesOf({ name, columns }: PricedClause): Tokens {
  const kind = kindFrom(name, columns);
  if (kind !== undefined) return name.slice(kind);
  let from = name.length;
  while (from > 0 && is(name[from - 1], "size", "who", "measure", "number")) from--;
  const sizes = name.slice(from);
  // "Form 1040 $175" is no number of forms.
  const isSize = sizes.some((token) => !is(token, "number"));
  // "First hour $450" is no size of a first.
  if (from === 1 && FIRST.test(name[0]!.text)) return [];
  return from === 0 || !isSize || is(name[from - 1], ...NO_END) ? [] : sizes;
}

const FIRST =
  /^(?:first|second|third|each|every|erste[rsn]?|zweite[rsn]?|jede[rs]?|primer[oa]?|segund[oa]|cada|première?|deuxième|chaque|prim[oa]|second[oa]|ogni|primeir[oa]|eerste|tweede|elke?|pierwsz\p{L}{1,2}|drug\p{L}{1,2}|każd\p{L})$/u;

const spanOf = (text: string, tokens: Tokens): string =>
  tokens.length > 0 ? text.slice(tokens[0]!.start, tokens.at(-1)!.end) : "";

function wordsOf(text: string, { name, price, tail, columns }: PricedClause): string {
  const all = [...name, price, ...tail, ...columns];
  return text.slice(Math.min(...all.map(({ start }) => start)), Math.max(...all.map(({ end }) => end)));
}

const clean = (text: string): string => text.replace(EDGES, "");
const withoutStop = (tokens: Tokens): Tokens => (is(tokens.at(-1), "stop") ? tokens.slice(0, -1) : tokens);
const withoutBrackets = (text: string): string => text.replace(/^\(([^()]*)\)$/u, "$1");

function splitName(text: string): { name: string; detail?: string } {
  const inner = /^([^()]{2,80}?)\s*\(([^()]{2,120})\)$/u.exec(text);
  if (inner) return { name: inner[1]!.trim(), detail: inner[2]!.trim() };
  const cut = /,\s|،\s|\s[-–—]\s|:\s/u.exec(text);
  if (!cut || cut.index < 2 || text.slice(0, cut.index).split(" ").length > 6) return { name: text };
  return { name: text.slice(0, cut.index), detail: clean(text.slice(cut.index + cut[0].length)) };
}

function isPlausible(name: string): boolean {
  return (
    /\p{L}{2}/u.test(name) &&
    name.length <= 90 &&
    name.split(/\s+/).length <= 14 &&
    !/[.!?]\s+\p{Lu}|https?:|@|\w\.\w{2,4}\/|\d{3}[ .-]\d{3}/u.test(name)
  );
}
