import { remembered } from "~/lib/remembered";
import { weekdayNames } from "../reading/calendar-names";
import { lexiconOf } from "../reading/lexicon";
import type { ReadLanguage, WordTable } from "../reading/read-languages";
import { DASHES, DIGITS, signsOf, type Recogniser, type Vocabulary } from "../reading/tokenize";
import { ALL_CODES, CURRENCY_SHORT, CURRENCY_SIGNS, currencyNames } from "./currencies";
import type { PriceKind } from "./price-kinds";
import { numbersInOneWord } from "./number-words";
import { PRICE_WORDS } from "./price-words";

/** In Arabic "and" is written together with its word; these nouns only begin like it. */
const AND_BEFORE =
  /و(?!رش|جب|رد|رق|حد|ثي|ثا|صف|صل|صول|قت|زن|لاد|لد|كال|ساد|دي|شاح|شم|سط|سي|فا|قو|اح|اج|اي|ظي|لاي|ضو|تكلف|سعر|ثمن|ال(?:د|دي)[\s،.])(?=[\u0621-\u064a]{3}|(?:من|في|مع|عن)(?![\u0621-\u064a]))/uy;

const RECOGNISERS: Recogniser<PriceKind>[] = [
  // "Rs. 350" of India.
  {
    kind: "currency",
    begins: "rsuacnhm",
    pattern: /(?:r|s|us|a|au|c|ca|nz|hk|mx|nt)\$|s\/\.?(?=\s?\d)|rs\.?(?=\s?\d)/uy,
  },
  { kind: "leader", begins: ".…·_", pattern: /[.…·_]{3,}|…|(?<=\s)[.·_]{2}(?=\s)/uy },
  { kind: "percent", begins: DIGITS, pattern: /\d{1,3}(?:[.,]\d{1,2})?\s?%/uy },
  {
    kind: "time",
    begins: DIGITS,
    pattern: /\d{1,2}(?:[:.]\d{2})?\s?(?:am|pm|a\.m\.|p\.m\.|uhr)(?!\p{L})|\d{1,2}:\d{2}(?!\d)|\d{1,2}h\d{2}(?!\d)/uy,
  },
  { kind: "time", begins: "ا", pattern: /الساعة \d{1,2}/uy },
  {
    kind: "number",
    begins: DIGITS,
    pattern:
      /\d{1,3}(?:[.,'’]\d{3}){1,3}(?:[.,]\d{1,2})?(?!\d)|\d{1,3}(?: \d{3}){1,2}(?:,\d{2})?(?![\d.,]\d)|\d{1,6}(?:[.,]\d{1,2})?(?!\d)(?:[.,][-–—](?!\s?\d))?/uy,
  },
  { kind: "number", pattern: numbersInOneWord() },
  { kind: "and", begins: "و", pattern: AND_BEFORE },
  // Words that end in a deposit or a tax: "Schlüsselpfand", "toeristenbelasting".
  {
    kind: "noPrice",
    pattern:
      /(?:pfand|kautions)\p{L}{3,40}|\p{L}{3,40}(?:pfand|kaution|taxe|steuer|abgabe|belasting|waarborg|statiegeld)(?!\p{L})/uy,
  },
];

/** "R450", "R7 500" of South Africa, in English; the other numbers are those of gases in fridges, with or without a letter. */
const RAND: Recogniser<PriceKind> = {
  kind: "currency",
  begins: "r",
  pattern: /r(?!(?:22|32|1\d\d|4\d\d|744)(?!\d)(?=[a-z]|,? (?:gas|and r|or r)))(?=[1-9]\d?(?:\d| \d)*(?![\p{L}\d]))/uy,
};

/** "P8,500" of the Philippines, in English; with a thousand, since "P45" is a form or a page. */
const PHILIPPINE_PESO: Recogniser<PriceKind> = {
  kind: "currency",
  begins: "p",
  pattern: /p(?=[1-9]\d{0,2}(?:,\d{3})+(?![\p{L}\d]))/uy,
};

const MARKS: Record<string, PriceKind> = {
  ...signsOf(DASHES, "dash"),
  ...signsOf(",،", "comma"),
  ...signsOf(";؛", "semicolon"),
  ...signsOf("|•·/", "bar"),
  ...signsOf(".!?؟", "stop"),
  ...signsOf("([", "open"),
  ...signsOf(")]", "close"),
  ...signsOf(CURRENCY_SIGNS, "currency"),
  ":": "colon",
};

/** Short words of grammar, which are names in other languages: "Solo", "Pour over", "Pro". */
const OWN_ONLY = new Set<PriceKind>([
  ...(["only", "between", "to", "at", "for", "article", "per", "and", "size", "plain", "linking"] as const),
]);

/** All that the reader of prices knows for a text in a language. */
export const priceVocabulary = remembered(vocabularyFor);

function vocabularyFor(language: string): Vocabulary<PriceKind> {
  const tables = tablesFor(language);
  return {
    lexicon: lexiconOf(tables, language, { ownOnly: OWN_ONLY }),
    recognisers: [
      asideWithoutMoney(tables[languageOf(language)]),
      ...(languageOf(language) === "en" ? [RAND, PHILIPPINE_PESO] : []),
      ...RECOGNISERS,
    ],
    signs: MARKS,
  };
}

const languageOf = (language: string): ReadLanguage =>
  Object.hasOwn(PRICE_WORDS, language) ? (language as ReadLanguage) : "en";

/** Words in brackets; with an amount of money in them, "(iPhone 160 zł)", they are no aside. */
function asideWithoutMoney({ currency = "", unitOfMoney = "" }: WordTable<PriceKind>): Recogniser<PriceKind> {
  const words = [currency, unitOfMoney].filter(Boolean).join("|");
  const escaped = words.replace(/[.*+?^${}()[\]\\]/g, String.raw`\$&`);
  const money = String.raw`[.,]\d{2}(?!\d)|[\d.,]*\s?(?:\p{Sc}|(?:${escaped})(?!\p{L}))`;
  return {
    kind: "aside",
    begins: "(",
    pattern: new RegExp(String.raw`\((?:[^()\d\p{Sc}]|\d(?!${money})){1,120}\)`, "uy"),
  };
}

/** `Intl` knows the names of the text's own language, of currencies and of days. */
function tablesFor(language: string): typeof PRICE_WORDS {
  const tables = { ...PRICE_WORDS };
  const codes = ALL_CODES.join("|").toLowerCase();
  const own = languageOf(language);
  const { currency, unitOfMoney, day, ...words } = tables[own];
  tables[own] = {
    ...words,
    currency: [codes, CURRENCY_SHORT, currency].filter(Boolean).join("|"),
    unitOfMoney: ["kr.|fr.|sfr.", unitOfMoney, ...currencyNames(own)].filter(Boolean).join("|"),
    day: [day, ...weekdayNames(own).flat()].filter(Boolean).join("|"),
  };
  return tables;
}
