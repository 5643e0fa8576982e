import { RARE_CODES } from "../facts/prices/currencies";
import { plainWord } from "./plain-text";

/** What people write for each group of currencies that one sign or word may stand for, in the nine languages. */
const WRITTEN: [codes: string, words: string][] = [
  ["USD CAD AUD NZD MXN ARS CLP COP SGD", "$|dollar|dollars|dolar|dolares|dollari|dolary|dolarow|دولار|دولارا"],
  ["USD", "US$"],
  ["AUD", "A$|AU$"],
  ["CAD", "C$|CA$"],
  ["NZD", "NZ$"],
  ["MXN", "MX$"],
  ["SGD", "S$"],
  ["HKD", "HK$"],
  ["TWD", "NT$"],
  ["EUR", "€|euro|euros|يورو"],
  ["GBP", "£|pound|pounds|quid|sterling|pfund|libra|libras|livre|livres|sterlina|sterline|pond|funt|funtow"],
  ["EGP GBP", "جنيه|جنيها|جنيهات"],
  ["CHF", "Fr.|franken|franc|francs|francos|franchi|frankow"],
  ["AED MAD", "درهم|درهما|دراهم"],
  ["SAR QAR OMR", "ريال|ريالا|ريالات"],
  ["KWD JOD TND BHD", "دينار|دينارا|دنانير"],
  ["MXN ARS CLP COP", "pesos"],
  ["PLN", "zł|zloty|zlote|zlotych|zlotowki"],
  ["CZK", "Kč"],
  ["DKK SEK NOK ISK", "kr|kroner|kronor|kronen"],
  ["BRL", "R$|real|reais"],
  ["JPY CNY", "¥|yen|円"],
  ["CNY", "yuan|rmb|元"],
  ["INR", "₹|rupees|rupien"],
  ["TRY", "₺|lira"],
];
const ALONE = [
  ..."USD EUR GBP EGP CHF AED MAD SAR QAR OMR KWD JOD TND BHD PLN CZK DKK SEK NOK ISK BRL JPY CNY INR TRY".split(" "),
  ...RARE_CODES,
];
const CODES = new Map<string, string[]>([
  ...WRITTEN.flatMap(([codes, words]) =>
    words.split("|").map((word) => [plainWord(word), codes.split(" ")] as [string, string[]]),
  ),
  ...ALONE.map((code) => [plainWord(code), [code]] as [string, string[]]),
]);

/** The currencies that a sign or word may stand for: "$" is that of nine countries. */
export const currenciesOf = (written: string): string[] => CODES.get(plainWord(written)) ?? [written.toUpperCase()];

const longestFirst = (words: string[]) => words.toSorted((a, b) => b.length - a.length).join("|");
const written = WRITTEN.flatMap(([, words]) => words.split("|"));
const signs = written.filter((word) => !/\p{L}$/u.test(word) && word !== "Fr.").map((sign) => sign.replace("$", "\\$"));
/** As they are written with their accents: the table has "zloty" for "złoty". */
const words = [...written, ...ALONE]
  .filter((word) => /\p{L}$/u.test(word))
  .map((word) => word.replace(/l(?=o)/g, "[lł]").replace("dol", "d[oó]l"));

/** A sign at the end of what stands before an amount. */
export const SIGN_BEFORE = new RegExp(
  `(?:${longestFirst(signs)}|(?<!\\p{L})(?:${ALONE.join("|")}|kr\\.?|Fr\\.)(?=[\\s\\d]|$))\\s?$`,
  "u",
);
/** A sign or word behind an amount: "20 British pounds". */
export const SIGN_AFTER = new RegExp(
  `^[\\s\\u00a0-]{0,2}(?:([$€£¥₹₺]|Fr\\.)(?!\\d)|(?:british |english |us |american |canadian |australian |swiss |chinese |turkish )?(${longestFirst(words)})(?!\\p{L}))`,
  "iu",
);
