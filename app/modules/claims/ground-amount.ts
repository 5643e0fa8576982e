import { amountsIn } from "./amounts";
import type { ClaimInContext, Ground } from "./ground";
import { plainText } from "./plain-text";
import type { SourceLine } from "./source-line";
import type { PreparedSources } from "./prepare-sources";
import { itemOf, overlap } from "./price-items";
import { sameAmount } from "./same-amount";

/** A price, percentage or number of the owner's with the claim's value, of the same thing. */
export const groundAmount: Ground = (claim, sources) => {
  const among = amountsIn(claim.context);
  const amount =
    among.find(({ kind, start }) => kind === claim.kind && (claim.context === claim.text || start === claim.start)) ??
    amountsIn(claim.text)[0];
  if (!amount) return undefined;
  const isSameLanguage = (line: SourceLine) => claim.lang === undefined || claim.lang === line.source.lang;
  const line = sources
    .linesWith(amount.value)
    .find((each) => each.amounts.some((given) => sameAmount(amount, given, isSameLanguage(each))));
  if (!line && amount.kind === "number") return sources.lines.find((each) => holdsWords(each, claim));
  return line &&
    amount.kind === "price" &&
    isSameLanguage(line) &&
    isOfAnother(itemOf(claim.context, among, amount), amount.value, sources)
    ? undefined
    : line;
};

/** A number with the word before it as it stands in the owner's text: of sizes, models and names. */
function holdsWords({ text }: SourceLine, { context, start, end }: ClaimInContext): boolean {
  const before = /(?<!\S)\S+\s*$/.exec(context.slice(0, start))?.[0] ?? "";
  return before !== "" && plainText(text).includes(plainText(before + context.slice(start, end)));
}

/** So much of the item must be named with the other price. */
const LEAST = 0.6;

/** The price of one thing set beside another, of which the owner gave another price. */
function isOfAnother(item: string[], value: number, { prices }: PreparedSources): boolean {
  if (item.length === 0) return false;
  const own = Math.max(
    LEAST,
    ...prices.filter((given) => given.value === value).map(({ beside }) => overlap(item, beside)),
  );
  return prices.some(
    (given) => given.value !== value && Math.min(overlap(item, given.item), overlap(given.item, item)) > own,
  );
}
