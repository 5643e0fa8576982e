import { amountsIn, type Amount } from "./amounts";
import type { ClaimInContext, Ground } from "./ground-claim";
import { plainText } from "./plain-text";
import type { SourceLine } from "./prepare-sources";
import { itemOf, overlap, wordsBeside } from "./price-items";
import { sameAmount } from "./same-amount";

/** A price, percentage or number of the owner's with the claim's value, of the same thing. */
export const groundAmount: Ground = (claim, { lines }) => {
  const among = amountsIn(claim.context);
  const amount = among.find(({ kind, start }) => kind === claim.kind && (claim.context === claim.text || start === claim.start)) ?? amountsIn(claim.text)[0];
  if (!amount) return undefined;
  const isSameLanguage = (line: SourceLine) => claim.lang === undefined || claim.lang === line.source.lang;
  const line = lines.find((each) => each.amounts.some((given) => sameAmount(amount, given, isSameLanguage(each))));
  if (!line && amount.kind === "number") return lines.find((each) => holdsWords(each, claim));
  return line && amount.kind === "price" && isSameLanguage(line) && isOfAnother(claim, among, amount, lines) ? undefined : line;
};

/** A number with the word before it as it stands in the owner's text: of sizes, models and names. */
function holdsWords({ text }: SourceLine, { context, start, end }: ClaimInContext): boolean {
  const before = /\S+\s*$/.exec(context.slice(0, start))?.[0] ?? "";
  return before !== "" && plainText(text).includes(plainText(before + context.slice(start, end)));
}

/** The price of one thing set beside another, of which the owner gave another price. */
function isOfAnother({ context }: ClaimInContext, among: Amount[], amount: Amount, lines: SourceLine[]): boolean {
  const item = itemOf(context, among, amount);
  if (item.length === 0) return false;
  const prices = lines.flatMap((line) => line.amounts.filter(isPriceLike).map((given) => ({ line, given })));
  const own = prices.filter(({ given }) => given.value === amount.value).map(({ line, given }) => overlap(item, wordsBeside(line.text, line.amounts, given)));
  const others = prices.filter(({ given }) => given.value !== amount.value).map(({ line, given }) => itemOf(line.text, line.amounts, given));
  return others.some((other) => Math.min(overlap(item, other), overlap(other, item)) > Math.max(LEAST, ...own));
}

/** So much of the item must be named with the other price. */
const LEAST = 0.6;
const isPriceLike = ({ kind, nouns, written }: Amount) => kind === "price" || (kind === "number" && written === "digits" && nouns.length === 0);
