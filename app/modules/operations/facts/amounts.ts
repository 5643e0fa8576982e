import { priceTokens } from "../../facts/price-tokens";

const AMOUNT = /\d{1,3}(?:[.,' ]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?/g;

/** Whether a text names a price: '£5.20', 'from €95 per let'. */
export const isPrice = (text: string): boolean => priceTokens(text).length > 0;

/** A text with the amounts of its prices changed. */
export function mapPrices(text: string, change: (amount: number) => number): string {
  return priceTokens(text).reduceRight(
    (result, { start, end }) =>
      result.slice(0, start) + mapAmounts(result.slice(start, end), change) + result.slice(end),
    text,
  );
}

/** A price with each amount in it changed; digits behind the point stay as many, and appear where they are needed. */
function mapAmounts(text: string, change: (amount: number) => number): string {
  return text.replace(AMOUNT, (written) => format(Math.max(0, change(valueOf(written))), written));
}

function valueOf(written: string): number {
  const decimals = /[.,]\d{1,2}$/.exec(written)?.[0] ?? "";
  const whole = written.slice(0, written.length - decimals.length).replace(/[.,' ]/g, "");
  return Number(`${whole}.${decimals.slice(1) || 0}`);
}

function format(value: number, like: string): string {
  const rounded = Math.round(value * 100) / 100;
  const decimals = /[.,](\d{1,2})$/.exec(like);
  const group = /\d([.,' ])\d{3}/.exec(like)?.[1];
  const point = decimals?.[0].charAt(0) ?? (group === "." ? "," : ".");
  const digits = Number.isInteger(rounded) && !decimals ? 0 : 2;
  const [whole = "", rest] = rounded.toFixed(digits).split(".");
  // A number has at most 22 digits here: longer ones are written with an exponent.
  // eslint-disable-next-line regexp/no-super-linear-move
  const grouped = group ? whole.replace(/\B(?=(\d{3})+$)/g, group) : whole;
  return rest ? `${grouped}${point}${rest}` : grouped;
}

/** A new price in the place of an old one: an amount alone keeps the words around it, such as 'from' and 'per let'. */
export function replacedPrice(old: string, wanted: string): string {
  const amounts = old.match(AMOUNT) ?? [];
  const bare = /^[£€$]?\s?(\d[\d.,]*)\s?(?:€|£|\$|euros?|pounds?|dollars?)?$/i.exec(wanted.trim());
  if (!bare || amounts.length !== 1) return wanted;
  const token = priceTokens(old)[0];
  const written = isPrice(wanted) ? wanted : null;
  if (!written || !token) return old.replace(amounts[0]!, bare[1]!);
  const currency = /[£€$]\s?\d[\d.,]{0,20}|\d[\d.,]{0,20}\s?[£€$]/.exec(old)?.[0];
  return currency ? old.replace(currency, written) : wanted;
}
