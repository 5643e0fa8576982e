import { amountsIn, type Amount } from "./amounts";

/**
 * The amounts of an owner's line with all that they say besides: "nine out of ten" is a percentage, "4.8/5" is of a
 * whole, and both ends of "£20-25" are in pounds.
 */
export function givenAmounts(text: string): Amount[] {
  const amounts = amountsIn(text);
  return amounts.flatMap((amount, index) => {
    const ranged = inRange(text, amount, [amounts[index - 1], amounts[index + 1]]);
    const whole = amount.whole ?? wholeBehind(text, amount);
    if (whole === undefined) return [ranged];
    const share: Amount = { ...amount, kind: "percentage", value: (100 * amount.value) / whole };
    return amount.whole === undefined ? [amount, { ...amount, whole }] : [amount, share];
  });
}

/** Between the two ends of a range. */
const TO = /^\s?(?:[-–—]|to|bis|a|à|al|tot|até|do|إلى|الى|حتى)\s?$/iu;

/** A figure beside a price, with nothing between but "to", may be a price in that currency and in no other. */
function inRange(text: string, amount: Amount, beside: (Amount | undefined)[]): Amount {
  if (amount.kind !== "number" || amount.written !== "digits" || amount.nouns.length > 0) return amount;
  const price = beside.find(
    (other) =>
      other?.kind === "price" &&
      TO.test(other.start < amount.start ? text.slice(other.end, amount.start) : text.slice(amount.end, other.start)),
  );
  return price ? { ...amount, currencies: price.currencies } : amount;
}

/** "4.8/5": a whole figure before the stroke could be a day or a part. */
function wholeBehind(text: string, { kind, value, end }: Amount): number | undefined {
  const whole =
    kind === "number" &&
    !Number.isInteger(value) &&
    /^\s?\/\s?(5|10|6|20)(?![\d./,])/.exec(text.slice(end, end + 8))?.[1];
  return whole ? Number(whole) : undefined;
}
