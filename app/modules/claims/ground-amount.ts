import { asciiDigits } from "../facts/digits";
import { contentWords, wordsBeside, type WordsBeside } from "./amount-pairs";
import { amountsIn, type Amount } from "./amounts";
import { lineThatSays } from "./follows";
import type { ClaimInContext, Ground, IsCrossed } from "./ground";
import type { GivenRow } from "./given-rows";
import { plainText } from "./plain-text";
import type { SourceLine } from "./source-line";
import type { PreparedSources } from "./prepare-sources";
import { sameAmount } from "./same-amount";

/** A price, percentage or number of the owner's with the claim's value, of the same thing. */
export const groundAmount: Ground = (claim, sources) => {
  const among = amountsIn(claim.context);
  const amount = amountOf(claim, among);
  if (!amount) return undefined;
  const line = lineWith(amount, claim, sources);
  if (line) return line;
  const named = namedWith(claim, amount, among);
  return (
    rowsNamed(amount, named, sources).find(isIn(amount))?.line ??
    lineThatSays(amount, claim.context, named.own, sources) ??
    (amount.kind === "number" ? lineInWords(claim, sources) : undefined)
  );
};

/** The owner's rows with this value all of whose name stands beside it, and which say no currency themselves. */
const rowsNamed = (amount: Amount, { near }: WordsBeside, sources: PreparedSources): GivenRow[] =>
  amount.kind === "price" && isBareIn(amount, sources)
    ? sources.rows.filter(({ name, price }) => price.value === amount.value && name.every((word) => near.has(word)))
    : [];

/** Rows are read only where an amount may need one. */
const isBareIn = ({ value }: Amount, sources: PreparedSources): boolean =>
  sources
    .linesWith(value)
    .some(({ amounts }) => amounts.some((given) => given.value === value && given.kind === "number"));

const isIn =
  (amount: Amount) =>
  ({ price }: GivenRow) =>
    sameAmount(amount, price, true);

function lineInWords(claim: ClaimInContext, { lines }: PreparedSources): SourceLine | undefined {
  const [words, digits] = [wordsWith(claim), digitsOf(claim)];
  return lines.find(
    (line) => (words !== undefined && line.plain.includes(words)) || (digits !== undefined && isPhoneOf(line, digits)),
  );
}

const lineWith = (amount: Amount, claim: ClaimInContext, sources: PreparedSources): SourceLine | undefined =>
  sources
    .linesWith(amount.value)
    .find((each) => each.amounts.some((given) => sameAmount(amount, given, isSameLanguage(claim, each))));

/** The figures of a number so long that it may be one to call, all of whose groups the claim may not have. */
function digitsOf({ context, start, end }: ClaimInContext): string | undefined {
  const numbers = asciiDigits(context).matchAll(TO_CALL);
  for (const { 0: number, index } of numbers)
    if (index <= start && index + number.length >= end) return number.replace(/\D/g, "").replace(/^0+/, "");
  return undefined;
}
const TO_CALL = /(?<!\d)\d(?:[\s()./-]{0,2}\d){6,14}(?!\d)/g;

/** "77550120" where the owner wrote "77 55 01 20". */
const isPhoneOf = ({ phones }: SourceLine, digits: string) =>
  phones.some(({ national, isFax }) => national === digits && !isFax);

const amountOf = (claim: ClaimInContext, among: Amount[]): Amount | undefined =>
  among.find(({ kind, start }) => kind === claim.kind && (claim.context === claim.text || start === claim.start)) ??
  amountsIn(claim.text)[0];

const isSameLanguage = ({ lang }: ClaimInContext, line: SourceLine) => lang === undefined || lang === line.source.lang;

/** A number with the word before it, as both may stand in the owner's text: of sizes, models and names. */
function wordsWith({ context, start, end }: ClaimInContext): string | undefined {
  const before = /(?<!\S)\S+\s*$/.exec(context.slice(0, start))?.[0];
  return before && plainText(before + context.slice(start, end));
}

/** A value set beside one thing, of which the owner gave another: by the words next to it, and by all that are near. */
export const isOfAnother: IsCrossed = (claim, sources) => {
  const among = amountsIn(claim.context);
  const amount = amountOf(claim, among);
  // What follows from another value is beside another value.
  if (!amount || !namesThing(amount) || !lineWith(amount, claim, sources)) return false;
  const given = amount.kind === "price" ? sources.prices : sources.numbers;
  const named = namedWith(claim, amount, among);
  const rows = rowsNamed(amount, named, sources);
  if (rows.length > 0) return !rows.some(isIn(amount));
  return given.isOfAnother(named.own, amount.value) && given.isOfAnother(named.near, amount.value);
};

/** The same of a price whose line the owner wrote, and which is no more than that: by what stands above it. */
export const isUnderAnother: IsCrossed = ({ kind, context, label = "" }, { prices }) => {
  const amount = kind === "price" ? amountsIn(context)[0] : undefined;
  return (
    amount?.kind === "price" &&
    isBare(context, amount) &&
    prices.isOfAnother(new Set(contentWords(label)), amount.value)
  );
};

/** "$79 per month, for 500 invoices" */
const isBare = (context: string, { start }: Amount) =>
  context.length < 60 && !/[.!?]$/.test(context) && contentWords(context.slice(0, start)).length === 0;

const namesThing = ({ kind, nouns, whole }: Amount) =>
  kind === "price" || (kind === "number" && whole === undefined && nouns.length > 0);

/** What a page says that an amount is of, or the label above a price does where its line says nothing. */
function namedWith({ context, label = "" }: ClaimInContext, amount: Amount, among: Amount[]): WordsBeside {
  const alike = among.filter(({ kind }) => kind === amount.kind);
  const all = wordsBeside(context, alike);
  const { own, near } = all[alike.indexOf(amount)] ?? { own: new Set<string>(), near: new Set<string>() };
  const labelled = contentWords(label);
  const ofOthers = new Set(all.flatMap((other) => (other.own === own ? [] : [...other.own])));
  const around = [...near].filter((word) => !ofOthers.has(word));
  return {
    own: own.size > 0 || amount.kind === "number" ? own : new Set(labelled),
    near: new Set([...own, ...around, ...labelled]),
  };
}
