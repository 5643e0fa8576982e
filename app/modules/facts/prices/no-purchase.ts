import { hoursTokens, type HoursToken } from "../hours/tokens";
import { isKind } from "../hours/walk";
import { READ_LANGUAGES, type ReadLanguage } from "../reading/read-languages";
import { NO_PURCHASE_WORDS, type NoPurchase } from "./no-purchase-words";

/** A row as its clause has it: its name, what stands close behind its amount, and all up to the next row. */
export interface PricedWords {
  name: string;
  /** The amount as it is written: "50 € surcharge". */
  price: string;
  tail: string;
  bracket: string;
  /** From the amount to the end of its sentence or the next row. */
  rest: string;
  behind: string;
}

type Patterns = Record<NoPurchase, RegExp>;

/**
 * Whether money is named for what nobody buys: a deposit, a least order, what is fined, given back or insured, what goes to
 * somebody else, a fee for anything but what a business does, the way to somebody, or what is added at some hour. A day that
 * is free is a day off.
 */
export function isNoPurchase(row: PricedWords, language: string): boolean {
  const [name, price, tail] = [plain(row.name), plain(row.price), plain(row.tail)];
  const [bracket, rest] = [plain(row.bracket), plain(row.rest)];
  const { kept, back, least, fee, earned, surcharge, pays } = patternsOf(language);
  const close = `${name} ${price.replace(/\p{Nd}/gu, "")} ${tail}`;
  // "No charge" is none itself.
  const charged = /\p{Nd}/u.test(price) ? close : `${name} ${tail}`;
  const isFee = [charged, bracket].some((words) => fee.test(words)) && !earned.test(close);
  return (
    [close, bracket].some((words) => kept.test(words)) ||
    back.test(/^\P{Nd}*/u.exec(rest)![0]) ||
    least.test(name) ||
    isOfWay(row, language) ||
    (!/\p{Nd}/u.test(price) && namesTime(name.replace(SPAN, " "), language)) ||
    leads(tail, least) ||
    isFee ||
    (surcharge.test(close) && namesTime(close.replace(surcharge, SET_APART), language)) ||
    pays.test(rest)
  );
}

/** "Delivery in town": the way to a place, behind which others may stand. */
export const isWayToPlace = (name: string, language: string): boolean =>
  patternsOf(language).way.test(plain(name)) && WITHIN.test(name);
const WITHIN =
  /(?<!\p{L})(?:in|within|inside|im|innerhalb|nach|en|dentro|dans|à|nel|em|no|na|binnen|w|we|po|do|في|داخل|جوه|جوا)(?!\p{L})/iu;

const isOfWay = ({ name, price, tail }: PricedWords, language: string): boolean =>
  patternsOf(language).way.test(plain(`${name} ${price.replace(/\p{Nd}/gu, "")} ${tail}`));

/** "Compra minima", "envio": many owners write without accents. */
const plain = (text: string): string => text.normalize("NFD").replace(/\p{Mn}/gu, "");

/** "£60 minimum", but not "£95 a test with a minimum of four". */
const leads = (tail: string, pattern: RegExp): boolean =>
  pattern.test(tail) && tail.search(pattern) === tail.search(/\p{L}/u);

/** "Feiertagszuschlag" */
const SET_APART = " $&";

const namesTime = (words: string, language: string): boolean =>
  hoursTokens(words.replace(AGE, " "), language).some(
    (token, at, all) =>
      token.weekdays || (token.clock && !counts(token, all[at + 1])) || isKind(token, "night", "holidays", "season"),
  );

/** "Trial on one finger" */
const counts = ({ text }: HoursToken, next: HoursToken | undefined): boolean =>
  !/\p{Nd}/u.test(text) && next?.kind === "other";

/** "Under 5", "de 3 ans et moins": a number of years is no time of day. */
const AGE =
  /(?<!\p{L})(?:under|over|up to|unter|über|bis|menores? de|menos de|moins de|plus de|sotto i|fino ai?|ate|até|menos de|onder de|tot|jonger dan|do|ponizej|poniżej|powyżej|تحت|فوق|أقل من)\s\p{Nd}{1,2}(?![\p{Nd}:]|[.,]\p{Nd})/giu;

/** "Innerhalb von vier Wochen": neither is how long something takes. */
const SPAN =
  /(?<!\p{L})(?:\p{Nd}{1,3}|\p{L}{2,12})\s(?:minut\p{L}*|hours?|stunden?|horas?|heures?|ore|uur|uren|godzin\p{L}*|days?|tagen?|días?|jours?|giorni|dias?|dagen|dni|weeks?|wochen?|semanas?|semaines?|settimane|weken|tygodni\p{L}*|months?|monaten?|meses|mois|mesi|maanden|miesi[ąa]c\p{L}*|أيام|أسابيع|أشهر|ساعات|دقائق)(?!\p{L})/giu;

/** Where a word may begin: Arabic writes "and", "for" and "the" before it as one, German and Dutch put words together. */
const BEGINNINGS: Partial<Record<ReadLanguage, string>> = {
  ar: String.raw`(?<![\p{L}\p{M}])[وف]?[بكل]?(?:ال|ل)?`,
  de: "",
  nl: "",
};
const BEGINNING = String.raw`(?<![\p{L}\p{M}])`;

/** In words: how far whom one pays stands from the verb. */
const PAID_TO = String.raw`[\p{L}-]*\s(?:[\p{L}’']+\s){0,3}?`;

const known = new Map<string, Patterns>();

function patternsOf(language: string): Patterns {
  const own = READ_LANGUAGES.find((each) => each === language) ?? "en";
  const patterns = known.get(own) ?? patternsFor(own);
  known.set(own, patterns);
  return patterns;
}

function patternsFor(language: ReadLanguage): Patterns {
  const beginning = BEGINNINGS[language] ?? BEGINNING;
  const words = NO_PURCHASE_WORDS[language];
  // What a letter is, `\b` does not know outside of English.
  const source = (kind: NoPurchase) => `(?:${plain(words[kind]!).replaceAll(String.raw`\b`, WORD_EDGE)})`;
  const pattern = (kind: NoPurchase) => new RegExp(beginning + source(kind), "iu");
  return {
    ...(Object.fromEntries(KINDS.map((kind) => [kind, pattern(kind)])) as Patterns),
    pays: new RegExp(beginning + source("pays") + PAID_TO + source("payee"), "iu"),
  };
}

const KINDS = ["kept", "back", "least", "fee", "earned", "way", "surcharge", "payee"] as const;
const WORD_EDGE = String.raw`(?:(?<![\p{L}\p{M}])(?=[\p{L}\p{M}])|(?<=[\p{L}\p{M}])(?![\p{L}\p{M}]))`;
