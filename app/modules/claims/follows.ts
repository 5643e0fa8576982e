import { contentWords, wordsBeside } from "./amount-pairs";
import type { Amount } from "./amounts";
import { followsFrom } from "./comparisons";
import { lengthOf, measureOf } from "./measures";
import type { PreparedSources } from "./prepare-sources";
import type { SourceLine } from "./source-line";

/**
 * The line from which an amount follows that the owner did not write so: the same length of time in another unit, a
 * comparison that holds ("over 40" of 42), or the sum of what one line has of the same.
 */
export function lineThatSays(
  amount: Amount,
  context: string,
  named: ReadonlySet<string>,
  { lines }: PreparedSources,
): SourceLine | undefined {
  // "The 1st of the month" is no month long.
  const isLength = amount.kind === "number" && measureOf(amount.nouns[0] ?? "") === amount.measure;
  const length = isLength ? lengthOf(amount.value, amount.measure) : undefined;
  const isMet = followsFrom(context, amount.start, amount.value);
  const holds = (line: SourceLine) => {
    const same = line.amounts.filter((given) => isOfSame(amount, given));
    return (
      (isMet !== undefined && isOfNamed(amount, named, line) && same.some(({ value }) => isMet(value))) ||
      isSum(amount, named, line, same)
    );
  };
  return lines.find(
    (line) => (length !== undefined && line.lengths.has(length)) || (amount.kind !== "percentage" && holds(line)),
  );
}

/** The same currency, or the same thing counted. */
function isOfSame(claim: Amount, given: Amount): boolean {
  if (claim.kind !== given.kind || given.whole !== undefined) return false;
  if (claim.kind === "price") return claim.currencies.some((currency) => given.currencies.includes(currency));
  if (claim.measure || given.measure) return claim.measure === given.measure;
  const [counted] = contentWords(claim.nouns.slice(0, 1).join(" "));
  return counted !== undefined && contentWords(given.nouns.join(" ")).includes(counted);
}

/** What a price is for must stand with it; what is counted has been compared. */
const isOfNamed = ({ kind }: Amount, named: ReadonlySet<string>, line: SourceLine) =>
  kind !== "price" || contentWords(line.text).some((word) => named.has(word));

/** "Cut and colour £80", where the owner has the two apart; "16 rooms", where there are 12 and 4. */
function isSum(
  { kind, value }: Amount,
  named: ReadonlySet<string>,
  { text }: SourceLine,
  same: readonly Amount[],
): boolean {
  if (same.length < 2) return false;
  const beside = kind === "price" ? wordsBeside(text, same) : undefined;
  const added = same.filter((_, index) => !beside || [...beside[index]!.own].some((word) => named.has(word)));
  return added.length > 1 && Math.abs(added.reduce((sum, each) => sum + each.value, 0) - value) < 0.005;
}
