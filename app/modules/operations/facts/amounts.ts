import { priceTokens } from "../../facts/price-tokens";

const AMOUNT = /\d{1,3}(?:[.,' ]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?/g;

/** Whether a text names a price: '£5.20', 'from €95 per let'. */
export const isPrice = (text: string): boolean => priceTokens(text).length > 0;

/** A text with the amounts of its prices changed. */
export function mapPrices(text: string, change: (amount: number) => number, point: "." | "," = "."): string {
  return priceTokens(text).reduceRight(
    (result, { start, end }) =>
      result.slice(0, start) + mapAmounts(result.slice(start, end), change, point) + result.slice(end),
    text,
  );
}

const COMMA_LANGUAGES = /^(?:de|es|fr|it|pt|nl|pl)\b/i;

/** What stands before the cents on a page: as its prices have it, else as its language does. */
export function pointOf(prices: readonly string[], lang: string): "." | "," {
  if (prices.some((price) => /\d,\d{2}(?!\d)/.test(price))) return ",";
  if (prices.some((price) => /\d\.\d{2}(?!\d)/.test(price))) return ".";
  return COMMA_LANGUAGES.test(lang) ? "," : ".";
}

/** A price with each amount in it changed; digits behind the point stay as many, and appear where they are needed. */
function mapAmounts(text: string, change: (amount: number) => number, point: "." | ","): string {
  return text.replace(AMOUNT, (written) => format(Math.max(0, change(valueOf(written))), written, point));
}

/** What the amounts of a price are worth. */
export const amountsIn = (text: string): number[] => (text.match(AMOUNT) ?? []).map(valueOf);

const MOST_TIMES = { money: 9, number: 3 };

/** Whether a price may become another: a number without a currency that is far from it is a year or an hour. */
export function mayBecome(old: string, wanted: string): boolean {
  const [was, is] = [amountsIn(old)[0], amountsIn(wanted)[0]];
  if (!was || !is) return was !== undefined && is !== undefined;
  return Math.max(was / is, is / was) <= MOST_TIMES[/^[\s\d.,–-]+$/.test(wanted) ? "number" : "money"];
}

function valueOf(written: string): number {
  const decimals = /[.,]\d{1,2}$/.exec(written)?.[0] ?? "";
  const whole = written.slice(0, written.length - decimals.length).replace(/[.,' ]/g, "");
  return Number(`${whole}.${decimals.slice(1) || 0}`);
}

function format(value: number, like: string, known: "." | "," = "."): string {
  const rounded = Math.round(value * 100) / 100;
  const decimals = /[.,](\d{1,2})$/.exec(like);
  const group = /\d([.,' ])\d{3}/.exec(like)?.[1];
  const point = decimals?.[0].charAt(0) ?? (group === "." ? "," : group ? "." : known);
  const digits = Number.isInteger(rounded) && !decimals ? 0 : 2;
  const [whole = "", rest] = rounded.toFixed(digits).split(".");
  // A number has at most 22 digits here: longer ones are written with an exponent.
  // oxlint-disable-next-line regexp/no-super-linear-move
  const grouped = group ? whole.replace(/\B(?=(\d{3})+$)/g, group) : whole;
  return rest ? `${grouped}${point}${rest}` : grouped;
}

/** A price as an owner says it: '3 pounds', '$99 per user', '3.25'. */
const SAID =
  /^(from |ab |desde )?([£$€])?\s?(\d[\d.,]*)\s?(€|£|\$|euros?|pounds?|quid|dollars?|bucks)?(?:\s*((?:per|an?|each|pro|por|par|al?|\/)\s?.*))?$/iu;
const SIGNS: [RegExp, string][] = [
  [/^(?:pounds?|quid|£)$/i, "£"],
  [/^(?:euros?|€)$/i, "€"],
  [/^(?:dollars?|bucks|\$)$/i, "$"],
];

/**
 * A new price in the place of an old one: an amount keeps the words around it, such as 'from' and 'per let', and is
 * written as the old one was.
 */
export function replacedPrice(old: string, wanted: string): string {
  const amounts = old.match(AMOUNT) ?? [];
  const [, from, before, digits = "", currency, unit] = SAID.exec(wanted.trim()) ?? [];
  if (amounts.length > 1 && amountsIn(wanted).length === amounts.length) return oneByOne(old, wanted);
  const said = before ?? SIGNS.find(([says]) => says.test(currency ?? ""))?.[1];
  if (!digits || amounts.length !== 1) return wanted;
  const amount = amounts[0]!;
  const known = /[£$€]/.exec(old)?.[0];
  const written = old.replace(amount, amountLike(digits, amount)).replace(/[£$€]/, () => said ?? known ?? "");
  const begun = from && !/^from |^ab |^desde /i.test(written) ? from + written : written;
  const spelled = SPELLED.exec(old)?.[0];
  if (!unit) {
    if (!said || known) return begun;
    return spelled
      ? inCurrency(begun, spelled, currency ?? said)
      : begun.replace(amountLike(digits, amount), (is) => said + is);
  }
  const end = begun.indexOf(amountLike(digits, amount)) + amountLike(digits, amount).length;
  const sign = /^\s?(?:[€£$]|(?:pounds?|quid|euros?|dollars?|bucks)\b)/iu.exec(begun.slice(end))?.[0] ?? "";
  return `${begun.slice(0, end)}${sign}${unit.startsWith("/") ? "" : " "}${unit}`;
}

const SPELLED = /\b(?:pounds?|quid|euros?|dollars?|bucks)\b/i;
const signOf = (currency: string) => SIGNS.find(([says]) => says.test(currency))?.[1];

/** A currency that is spelled out stays as it is, unless it is another. */
const inCurrency = (price: string, old: string, said: string) =>
  signOf(old) === signOf(said) ? price : price.replace(old, () => said);

/** 'From 25 to 40': each amount in the place of the old one, with the words around them. */
function oneByOne(old: string, wanted: string): string {
  const said = wanted.match(AMOUNT) ?? [];
  let at = 0;
  return old.replace(AMOUNT, (amount) => amountLike(said[at++]!, amount));
}

/** An amount as its owner said it, with pence where the page writes them. */
function amountLike(said: string, like: string): string {
  const value = valueOf(said);
  if (/[.,]\d{2}$/.test(like)) return format(value, like);
  return format(value, Number.isInteger(value) ? like.replace(/[.,]\d{1,2}$/, "") : said);
}
