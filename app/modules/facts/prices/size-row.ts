import { is, moneyTokens } from "./money";
import type { PricedItem } from "./priced-line";

/**
 * Reads a line that says how much of the thing above it, and what that costs: "0.5 g: €18" below "Saffron, 0.1 g: €4".
 * Undefined where the thing above is not sold by the same measure.
 */
export function readSizeRow(text: string, above: PricedItem, language: string): PricedItem | undefined {
  const tokens = moneyTokens(text, language).filter((token) => !is(token, "colon", "dash", "leader"));
  const [count, measure, price, ...others] = tokens;
  if (others.length > 0 || !is(count, "number") || !is(measure, "measure") || !is(price, "money")) return undefined;
  const size = text.slice(count!.start, measure!.end);
  const amount = text.slice(price!.start, price!.end);
  if (above.detail !== undefined)
    return measureAtEnd(above.detail, measure!.text, language)?.start === 0
      ? { name: above.name, detail: size, price: amount }
      : undefined;
  const before = measureAtEnd(above.name, measure!.text, language);
  return before && { name: above.name.slice(0, before.start) + size, price: amount };
}

/** The measure that a text ends with, where it is the one that is asked for. */
function measureAtEnd(text: string, measure: string, language: string) {
  const [count, last] = moneyTokens(text, language).slice(-2);
  return is(count, "number") && is(last, "measure") && last!.text === measure ? count : undefined;
}
