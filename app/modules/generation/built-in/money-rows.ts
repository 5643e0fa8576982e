import type { PageLanguage } from "~/lib/languages";
import { splitLabel } from "../../facts/blocks";
import { is, moneyTokens } from "../../facts/prices/money";
import { tellsElsewhere } from "../../facts/prices/no-price-line";
import { isWayToPlace } from "../../facts/prices/no-purchase";
import { topicOf } from "../../facts/topics";
import { capitalised } from "../../language/capitalised";
import { commaParts } from "../../language/enumeration";
import { isClosed, withoutJoin } from "../../language/may-cut";
import type { PricedItem } from "../../facts/prices/priced-line";
import { amountsIn } from "./amounts-in";
import type { OpeningPatterns } from "./opening-phrases";
import { isLabelled, isPriceOfBefore, RANGE_FIRST } from "./priced-rows";

/** Letters of what is said of one amount, and of a sentence that says a single one. */
const LONGEST_ROW = 130;
const LONGEST_SINGLE = 110;
/** Letters of what names its number without a currency. */
const SHORT = 30;
const FEWEST_WORDS = 5;

/**
 * What a sentence says of money, a row for each thing that has an amount, in its own words and order; what the list of
 * prices says already is left out. Undefined where a sentence tells something else.
 */
export function moneyRows(
  sentence: string,
  prices: readonly PricedItem[],
  { speaks, language }: OpeningPatterns,
): string[] | undefined {
  const unlisted = unlistedParts(sentence, prices);
  if (unlisted) return unlisted;
  const amounts = amountsIn(sentence);
  if (amounts === 0 && isFree(sentence, language)) return [capitalised(splitLabel(sentence)!.rest.replace(/\.$/u, ""))];
  const isShort = amounts > 1 || sentence.length <= LONGEST_SINGLE || saysRows(sentence, prices);
  if (amounts === 0 || !isShort || speaks.test(sentence)) return undefined;
  const rows = rowsOf(underLabel(sentence), prices, language).map((row) => withoutSaid(row, prices, language));
  const isList = amounts > 1 || amountsIn(rows[0] ?? "") > 0;
  if (!isList || rows.some(({ length }) => length > LONGEST_ROW)) return undefined;
  const unsaid = rows.filter((row) => !prices.some((item) => saysAll(item, row)));
  const isNew = unsaid.length === 0 || unsaid.some((row) => !prices.some((item) => saysAmount(item, row)));
  return isNew ? unsaid.map(capitalised) : undefined;
}

/** What stands behind a label, but where that is the amount itself: "With the key turned: from 120 €". */
function underLabel(sentence: string): string {
  const { label = "", rest = "" } = splitLabel(sentence) ?? {};
  const isAmount = BEGINS_WITH_AMOUNT.test(rest) && topicOf(label) === undefined;
  return rest === "" || isAmount ? sentence : rest;
}

/** "Tyres 22, brakes 18, gears 20, getting there included": what the list does not say, where it says all the rest. */
function unlistedParts(sentence: string, prices: readonly PricedItem[]): string[] | undefined {
  const parts = commaParts(sentence.replace(/[.!]$/u, ""));
  const unsaid = parts.filter((part) => !prices.some((item) => saysAll(item, part)));
  const isList = parts.length - unsaid.length >= FEWEST_SIGNED && !unsaid.some((part) => /[\p{Nd}?؟]/u.test(part));
  return isList ? unsaid.map(capitalised) : undefined;
}

/** "Price: free up to 10 members": under a label of prices what costs nothing is told among them. */
function isFree(sentence: string, language: PageLanguage): boolean {
  const { label = "", rest = "" } = splitLabel(sentence) ?? {};
  const isShort = rest !== "" && rest.length <= LONGEST_SINGLE;
  return isShort && topicOf(label) === "prices" && moneyTokens(rest, language).some(({ value }) => value === 0);
}

/** "Kitchen knife 6 euro, bread knife 9": a currency said once is that of several rows. */
const saysRows = (sentence: string, prices: readonly PricedItem[]): boolean =>
  prices.filter(({ name }) => sentence.toLowerCase().includes(name.toLowerCase())).length > 1;

const SEMICOLON = /\s?[;؛]\s/u;

/** "0,11 € from German", "from 120 €", but not "3 £78": what it is stands before it. */
const BEGINS_WITH_AMOUNT =
  /^(?:(?:from|ab|desde|da|od|vanaf|à partir de|a partir de|up to|bis|hasta|jusqu'à|fino a|até|tot|do|then|dann|ensuite|luego|poi|depois|daarna|potem)\s)?(?:\p{Sc}\s?\p{Nd}|\p{Nd}[\p{Nd}.,]*\s?(?:\p{Sc}(?!\s?\p{Nd})|(?:euros?|zł|chf)(?!\p{L})))/iu;
/** So many are a list, one of them without an amount or not. */
const FEWEST_SIGNED = 3;

/** What semicolons part, else dashes or strokes between parts that all have an amount: "2 hours 16€ — 5 hours 29€". */
function signedParts(text: string): string[] {
  const byDash = [/\s[–—]\s/u, /\s\/\s/u].map((sign) => text.split(sign));
  const isList = ([first = "", ...others]: readonly string[]) =>
    others.length > 0 &&
    amountsIn(first) > 0 &&
    others.every((part) => amountsIn(part) > 0 && !BEGINS_WITH_AMOUNT.test(part));
  const semicolons = text.split(SEMICOLON);
  return semicolons.length > 1 ? semicolons : (byDash.find(isList) ?? semicolons);
}

/** A part without an amount belongs to the one before it: "Open wine €4, glass included"; "mains 12-18" is short. */
function rowsOf(sentence: string, prices: readonly PricedItem[], language: PageLanguage): string[] {
  const text = sentence.replace(/[.!]$/u, "");
  // "A page, 60 €; beyond, 0,14 € a word; interpreting, 95 €": commas part nothing where other signs do.
  const signed = signedParts(text);
  const isSigned = signed.length > 1 && signed.every(isClosed);
  if (isSigned && signed.length >= FEWEST_SIGNED) return signed;
  // "24 to 49 pieces £14.50, 50 to 99 £11.75": without what stands before them nobody knows what these are.
  if (isLabelled(text) || commaParts(text).some((part) => RANGE_FIRST.test(part))) return [text];
  // "An X-ray at the vet's 180, that is not through me": who gets it is part of it.
  if (tellsElsewhere(text, language)) return [text];
  // "Delivery in town 25, to the villages 40": the other places are none that anybody sells.
  if (isWayToPlace(namedIn(commaParts(text)[0] ?? ""), language)) return [text];
  const parts = isSigned ? signed : withSubject(commaParts(text));
  const namesFirst = !BEGINS_WITH_AMOUNT.test(parts[0] ?? "");
  const isAmount = (part = "") => namesFirst && BEGINS_WITH_AMOUNT.test(part);
  return parts.reduce<string[]>((rows, part, at) => {
    const before = rows.at(-1);
    // "The blue room, 92 € a night": what the amount is of stands before it.
    const leans = isAmount(part);
    const begins =
      amountsIn(part) > 0 ||
      isAmount(parts[at + 1]) ||
      (/\p{Nd}/u.test(part) && part.length <= SHORT && !isLimit(part, language)) ||
      prices.some((item) => saysAll(item, part));
    return before === undefined || (begins && !leans)
      ? [...rows, withoutJoin(part, language)]
      : [...rows.slice(0, -1), joined([before, part])];
  }, []);
}

/** What stands before the first number of a part. */
const namedIn = (part: string): string => part.split(/\s?[\p{Sc}\p{Nd}]/u)[0]!.trim();

/** "Carload night, $28, up to 6 people": how many there may be is no amount of another thing. */
function isLimit(part: string, language: PageLanguage): boolean {
  const [lead, number, counted, ...others] = moneyTokens(part, language);
  return is(lead, "limit") && is(number, "number") && is(counted, "measure", "who") && others.length === 0;
}

/** "12 cocktails, all at 11 €": what leads to the only amount behind it is what that is paid for. */
const withSubject = ([first = "", second, ...others]: string[]): string[] =>
  second !== undefined && amountsIn(first) === 0 && isPriceOfBefore(second)
    ? [joined([first, second]), ...others]
    : [first, ...(second === undefined ? [] : [second]), ...others];

/** What follows something that the list has already, where it says enough by itself. */
function withoutSaid(row: string, prices: readonly PricedItem[], language: PageLanguage): string {
  const [first = "", ...others] = commaParts(row);
  const rest = joined(others);
  const standsAlone = wordsOf(rest).length >= FEWEST_WORDS && !BEGINS_WITH_AMOUNT.test(rest);
  return prices.some((item) => saysAll(item, first)) && standsAlone ? withoutJoin(rest, language) : row;
}

const joined = (parts: string[]) => parts.join(parts.some((part) => /\p{Script=Arabic}/u.test(part)) ? "، " : ", ");

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}\p{Nd}€$£]+/gu) ?? [];

/** "A tuning is at 85 €": the verb says no more than the row. */
const LINKS = new Set(
  "is are costs at from ist sind kostet est sont à coûte es son cuesta a è sono costa é são custa kost to kosztuje".split(
    " ",
  ),
);

/** Whether a row of the list says all that a part of a sentence does. */
function saysAll({ name, detail = "", price }: PricedItem, row: string): boolean {
  const said = new Set(wordsOf(`${name} ${detail} ${price}`));
  return wordsOf(row).every((word) => said.has(word) || (LINKS.has(word) && row.includes(price)));
}

/** The row's amount stands in the list, with more words here. */
function saysAmount({ name, price }: PricedItem, row: string): boolean {
  const words = new Set(wordsOf(row));
  return row.includes(price) && wordsOf(name).every((word) => words.has(word));
}
