import { streetAtEnd } from "../../../facts/address-streets";
import { hoursTokens } from "../../../facts/hours-tokens";
import { amountsIn } from "../amounts-in";
import type { Part } from "./sentence-topic";

const LONGEST_HOURS = 140;
const LONGEST_ADDRESS = 48;
const LONGEST_AMOUNT = 110;
/** "Sinds 2010" is no street. */
const YEAR = /(?:1[89]|20)\p{Nd}{2}\.?$/u;
/** "9–12", "from 9 till 5": from a time to another. */
const SPAN =
  /(?<!\p{Nd})\p{Nd}{1,2}(?:[.:h]\p{Nd}{2})?\s?(?:h|uhr|[ap]m)?\s?(?:[-–]|to|till?|until|bis|a|à|alle|às|tot|do|إلى|حتى)\s?(?:las\s)?\p{Nd}{1,2}/iu;

/** The part of a sentence whose form leaves no doubt: an amount, days with times, a street with its number. */
export function surePart(text: string): Part | undefined {
  if (amountsIn(text) > 0) return text.length <= LONGEST_AMOUNT ? "money" : undefined;
  if (text.length <= LONGEST_HOURS && SPAN.test(text) && hoursTokens(text).some(({ days }) => days)) return "when";
  const street = text.length <= LONGEST_ADDRESS && !YEAR.test(text) && streetAtEnd(text.replace(/\.$/u, ""));
  return street && street.hasNumber ? "where" : undefined;
}
