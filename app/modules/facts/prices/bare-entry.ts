import { capitalised } from "../../language/capitalised";
import { asciiDigits } from "../digits";
import { COUNTED } from "./counted-words";
import { ALL_CODES } from "./currencies";
import { NUMBER } from "./number-source";
import type { PricedItem } from "./priced-line";

/** A thing with the number behind it. It is plain where it holds nothing but words, a number and an aside. */
export interface BareEntry extends PricedItem {
  isPlain: boolean;
}

/** Words of what has a price; more are a sentence. */
const MOST_WORDS = 9;
const MOST_DETAIL_WORDS = 6;
const FROM = "from|ab|desde|vanaf|v\\.?a\\.?|da|od|a partir de|à partir de|dès|من";
const SIGN = "[€£$₦₹]\\s?|r\\$\\s?|s/\\.?\\s?|(?:rs|ksh|chf)\\.?\\s";
const UNIT = "\\s?(?:€|euros?|zł|eur|chf|kr)(?!\\p{L})";
const AND = "and|und|y|e|et|en|i";
const IS = "\\s+(?:is|are|ist|kostet|es|cuesta|est|coûte|è|costa|é|custa|kost|kosztuje)";
/** What a price is for, tied to its number: "/month", "per hour", "a piece". */
const PER =
  "\\s?(?:p?/\\s?|p\\.?\\s?/?\\s?(?=m[²2]))\\p{L}[\\p{L}²\\d]*|\\s(?:per|pro|por|par|je|each|ea|the|a|al|alla|à|la|le|il|o|el|de)\\s\\p{L}+|\\s(?:each|pp|p\\.p\\.)";
/** What may stand behind a number and says more of the thing. */
const BEHIND =
  "incl?|inkl|included|including|only|nur|solo|just|alleen|tylko|mit|with|met|avec|con|com|z|for|für|pour|para|per|voor|dla|minimo|minimum|mindestens";
const CODE = `(?:${ALL_CODES.join("|")})\\s?`;
const AMOUNT = `(?:(?:${FROM})\\s)?(?:${SIGN})?(?:${NUMBER})(?:\\s?[-–]\\s?(?:${NUMBER}))?(?:${UNIT})?`;

/** A cell of a table of prices: "1650", "from 45,- (with VAT)", "UGX 350", "175 / foot". */
const CELL = new RegExp(
  `^((?:${CODE})?${AMOUNT}(?:,[-–—])?(?:\\s?(?:${CODE}))?(?:${PER})?)(?:\\s+(?:\\(([^()\\d]{2,80})\\)|([^\\d]{2,50})))?$`,
  "iu",
);

/** The amount that a cell of a table begins with, and what is said of it; undefined where it holds more. */
export function amountCell(text: string): Pick<PricedItem, "price" | "detail"> | undefined {
  const [, price, bracketed, behind] = CELL.exec(asciiDigits(text)) ?? [];
  const detail = bracketed ?? behind;
  return price === undefined ? undefined : { price: text.slice(0, price.length), ...(detail && { detail }) };
}

/** "Half soles from 38", "shampoo and set is £24 (with a drier)", "perm 58 and that includes the set". */
const PLAIN = new RegExp(
  `^([^\\d:]{2,70}?)(?:${IS})?\\s+(${AMOUNT})(?:\\s*\\(([^()]{2,80})\\))?(?:\\s(?:${AND})\\s([^\\d]{3,40}))?$`,
  "iu",
);
/** "2 afternoons 190", "from 5 bicycles 45 pro bicycle with invoice" */
const LOOSE = new RegExp(
  `^(\\d{0,3}[^\\d():]{1,40}?(?:\\d{1,3}[^\\d():]{0,30}?)?)\\s+(${AMOUNT}(?:${PER})?)(?:\\s*\\(([^()]{2,80})\\))?(?:\\s((?:${BEHIND})\\.?\\s[^\\d]{2,50}))?$`,
  "iu",
);
/** No count has two. */
const TWO_CENTS = /\d[.,]\d\d(?!\d)/;
const CENTS = /\d[.,]\d{1,2}(?!\d)/;
/** A price that says what it is for, or from where on. */
export const TIED = new RegExp(`^(?:${FROM})\\s|\\d(?:${PER})$`, "iu");
/** A price that names its currency. */
export const MARKED = new RegExp(`^(?:(?:${FROM})\\s)?(?:${SIGN}|${CODE})|\\d(?:${UNIT}|\\s?${CODE}|,[-–—])`, "iu");
/** Whether an amount speaks of money by itself: by cents, a currency, or what it is for. */
export const speaksOfMoney = (amount: string): boolean =>
  CENTS.test(amount) || TIED.test(amount) || MARKED.test(amount);
/** "Children under 12", "groups of 8": what such a number is of has no price there. */
const LEADS =
  /(?<!\p{L})(?:for|at|to|of|under|over|above|below|um|bis|unter|über|von|à|de|moins de|plus de|alle|di|sotto|sopra|às|menores de|mayores de|om|onder|boven|van|o|por|per|pro|do|od|po|plus|a las|las|poniżej|powyżej|powyzej|dla)$/iu;

/** Reads one entry of a list, "Heels 14". Undefined where its number may be a count, or belongs to what leads to it. */
export function bareEntry(part: string): BareEntry | undefined {
  const text = asciiDigits(part);
  const plain = PLAIN.exec(text);
  const [, name, price, aside, more] = plain ?? LOOSE.exec(text) ?? [];
  if (!name || !price || name.split(" ").length > MOST_WORDS || !(plain ? /\p{L}{3}/u : /\p{L}/u).test(name))
    return undefined;
  if (
    (COUNTED.test(name) && !TWO_CENTS.test(price)) ||
    LEADS.test(name) ||
    (more?.split(" ").length ?? 0) > MOST_DETAIL_WORDS
  )
    return undefined;
  const detail = [aside, more].filter(Boolean).join(", ");
  return { name: capitalised(name.replace(/,$/u, "")), price, ...(detail && { detail }), isPlain: plain !== null };
}
