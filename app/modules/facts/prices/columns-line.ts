import { capitalised } from "../../language/capitalised";
import { NUMBER } from "./number-source";
import type { PricedItem } from "./priced-line";

const SIGN = "[€£$₦₹]\\s?|(?:rs|ksh|chf|r\\$)\\.?\\s?";
const UNIT = "\\s?(?:€|euros?|zł|eur|chf|kr|pesos|reais)(?!\\p{L})";
const MONEY = `(?:(?:${SIGN})(?:${NUMBER})|(?:${NUMBER})(?:${UNIT}))`;
const FOR = "(?:for|für|à|por|para|per|voor|za|a|=|:)";

const PART = new RegExp(`^\\d+(?:\\s\\p{L}+)?(?:\\s${FOR})?\\s${MONEY}$`, "iu");
const COLUMNS = new RegExp(
  `^([^:\\d/]{3,50}?)\\s?:\\s(${NUMBER})((?:\\s?/\\s?(?:${NUMBER})){1,4}(?:${UNIT})?)\\.?$`,
  "iu",
);
const LONGEST_LABEL = 64;

/**
 * One thing by its number: "business cards, one colour: 100 for $165, 250 for $235". Undefined where a part behind the
 * label has no number of it, or no currency.
 */
export function readAmountsBehind(text: string): PricedItem | undefined {
  const [label = "", rest = ""] = text.replace(/[.!]\s*$/u, "").split(/\s?:\s(.*)/su);
  if (!/\p{L}{3}/u.test(label) || label.length > LONGEST_LABEL || /[€£$₦₹.!?]/u.test(label)) return undefined;
  const parts = rest.split(/[,;،؛]\s+/u);
  if (parts.length < 2 || !parts.every((part) => PART.test(part))) return undefined;
  const [name = "", ...more] = label.split(/,\s/u);
  const detail = more.join(", ");
  return { name: capitalised(name), ...(detail && { detail }), price: rest };
}

/**
 * "November to March: 70 / 80 / 110 euros": a row of a table whose columns are named elsewhere. A line proves it only
 * beside another of its form.
 */
export function readColumnsLine(text: string): PricedItem | undefined {
  const [, name, first, more] = COLUMNS.exec(text) ?? [];
  return name && first ? { name: capitalised(name), price: `${first}${more ?? ""}` } : undefined;
}
