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

const FROM = /(?<!\p{L})(?:from|ab|desde|à partir de|a partire da|a partir de|vanaf)\s/iu;

/** "All prices incl. VAT", "ex btw", "taxa turística à parte": what is or is not in the amounts. */
const TAX = "(?:vat|gst|hst|mwst|ust|btw|iva|tva|taxe?s?|tasse|podatk\\p{L}*|taxa\\s\\p{L}+)";
const TAX_NOTE = new RegExp(
  `(?<!\\p{L})(?:(?:incl|excl|inkl|exkl|zzgl|plus|ex|hors|no|senza|sin|sem|bez|zonder|inclu\\p{L}+)\\.?\\s${TAX}|${TAX}\\s(?:is\\s|está\\s|is\\sniet\\s)?(?:extra|on top|à parte|aparte|a parte|incl|excl|inkl|compris|esclus|inbegrepen)|^(?:alles|alle preise|all prices|everything|tutto|todo|tout est|tudo|wszystko|ceny)\\s(?:are\\s|sind\\s)?(?:netto|net|neto|brutto)(?=[.]?$))`,
  "iu",
);
const LONGEST_TAX_NOTE = 60;

/** "Write to 555-0109": a number so long is called, it is no house's. */
const LONG_NUMBER = /\p{Nd}(?:[\s./-]?\p{Nd}){5}/u;

/** A few words and a number at their end, or the number of something in capitals: "142 LOTS". */
const IS_ROW = /^[^,;]{1,40}\s\p{Lu}?\p{Nd}{1,4}\.?$|^\p{Nd}{1,4}\s\p{L}+\.?$/u;

/** Whether a sentence says only what the amounts around it hold: alone it would be said of all or of none. */
export const isTaxNote = (text: string): boolean => text.length <= LONGEST_TAX_NOTE && TAX_NOTE.test(text);

/** The part of a sentence whose form leaves no doubt: an amount, days with times, a street with its number. */
export function surePart(text: string): Part | undefined {
  if (isTaxNote(text)) return "money";
  if (amountsIn(text) > 0) return text.length <= LONGEST_AMOUNT ? "money" : undefined;
  if (text.length <= LONGEST_HOURS && SPAN.test(text) && hoursTokens(text).some(({ days }) => days)) return "when";
  // "19:00 a 20:30, Bachillerato" is no street.
  if (hoursTokens(text).some(({ kind, bare }) => kind === "time" && !bare)) return undefined;
  // "Care homes from four people 32": an amount without its money.
  if (FROM.test(text) || LONG_NUMBER.test(text)) return undefined;
  // "Sauerkraut 10" is a street by its form, and a row of a list that lost its money.
  const found = text.length <= LONGEST_ADDRESS && !YEAR.test(text) && streetAtEnd(text.replace(/\.$/u, ""));
  const street = found && (found.isTyped || !IS_ROW.test(text)) && found;
  // "Delivery at present 6 to 8 weeks" holds no street: a number that stands first begins the sentence.
  const isCounted = street && street.isNumberFirst && !street.isTyped && street.start > 0;
  return street && street.hasNumber && !isCounted ? "where" : undefined;
}
