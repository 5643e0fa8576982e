import type { Amount } from "./amounts";
import { isTime, sameMeasure } from "./measures";

/** Words of at least so many letters are one where they begin alike: "treat", "treatment". */
const STEM = 5;

/**
 * Whether a number of the owner's says what a claim says: the same value and, as far as the words around them tell, of
 * the same thing. In another language only what is known in both can be compared.
 */
export function sameAmount(claim: Amount, given: Amount, isSameLanguage: boolean): boolean {
  if (claim.value !== given.value) return false;
  if (claim.kind === "price") return samePrice(claim, given);
  if (claim.kind === "percentage") return given.kind === "percentage";
  if (claim.whole !== undefined || given.whole !== undefined) return sameScale(claim, given);
  if (given.kind === "price" || given.kind === "percentage") return claim.nouns.length === 0;
  return sameThing(claim, given, isSameLanguage);
}

/** A price list may leave its currency out; what a price is for may only differ where one of them does not say. */
function samePrice(claim: Amount, given: Amount): boolean {
  if (claim.measure && given.measure && claim.measure !== given.measure) return false;
  const isSameCurrency = claim.currencies.some((currency) => given.currencies.includes(currency));
  if (given.kind === "price" || given.currencies.length > 0) return isSameCurrency;
  return given.kind === "number" && given.written === "digits" && given.nouns.length === 0;
}

/** "4 out of 5" is "4 stars", and no "4 cooks". */
function sameScale(claim: Amount, given: Amount): boolean {
  if (claim.whole !== undefined && given.whole !== undefined) return claim.whole === given.whole;
  const [whole, alone] = claim.whole === undefined ? [given, claim] : [claim, given];
  return whole.whole === STARS && alone.measure === "star";
}

/** Stars are so many where nothing else is said. */
const STARS = 5;

function sameThing(claim: Amount, given: Amount, isSameLanguage: boolean): boolean {
  if (claim.measure && given.measure) return sameMeasure(claim.measure, given.measure);
  if (claim.nouns.length === 0 || given.nouns.length === 0 || claim.nouns[0] === given.nouns[0]) return true;
  if (isTime(claim.measure) || isTime(given.measure)) return false;
  return !isSameLanguage || shareWord(claim.nouns, given.around()) || shareWord(claim.around(), given.nouns);
}

function shareWord(a: string[], b: string[]): boolean {
  const stems = new Set(b.map(stem));
  return a.some((word) => word.length > 3 && stems.has(stem(word)));
}

const stem = (word: string) => word.replace(/(?:en|es|s|n|e)$/, "").slice(0, STEM);
