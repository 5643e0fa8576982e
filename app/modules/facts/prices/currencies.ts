import type { ReadLanguage } from "../reading/read-languages";

/** Currencies of the countries whose languages are read, and those that people quote prices in elsewhere. */
const CURRENCY_CODES =
  "EUR USD GBP CHF SEK NOK DKK ISK PLN CZK HUF RON BGN TRY UAH AED SAR QAR KWD BHD OMR JOD EGP LBP IQD MAD TND DZD CAD AUD NZD MXN ARS CLP COP PEN UYU BRL ZAR KES NGN INR JPY CNY HKD SGD ILS".split(
    " ",
  );
/** Those that stand beside an amount by their code alone: no word of the languages that are read. */
export const RARE_CODES =
  "UGX TZS RWF ETB GHS XOF XAF ZMW BWP MZN AOA PKR BDT LKR NPR MYR THB VND PHP IDR KRW TWD RSD CRC GTQ HNL PYG DOP JMD TTD BBD FJD LYD SDG SYP YER".split(
    " ",
  );
/** All codes that amounts are written with. */
export const ALL_CODES = [...CURRENCY_CODES, ...RARE_CODES];
/** One, a few and many: languages count money in up to five forms. */
const COUNTS = [1, 2, 5, 20];

/** The signs that stand before or behind an amount. */
export const CURRENCY_SIGNS = "$¢€£¥₹₺₴₪₽₦₱₫₩₵₸₾";

/** What amounts are written with beside codes and signs: "KSh 350", "Rs. 1,800", "2 000 FCFA". */
export const CURRENCY_SHORT = "kr|ksh|tsh|ush|rs|rs.|fcfa|f cfa";

/** What a language calls the currencies, in every number: "US dollars", "złotych polskich". */
export function currencyNames(language: ReadLanguage): string[] {
  const names = CURRENCY_CODES.flatMap((currency) => {
    const format = new Intl.NumberFormat(`${language}-u-nu-latn`, {
      style: "currency",
      currency,
      currencyDisplay: "name",
    });
    return COUNTS.flatMap((count) => format.formatToParts(count).filter(({ type }) => type === "currency"));
  });
  return [...new Set(names.map(({ value }) => value.toLowerCase()))].filter((name) => /^\p{L}{2}/u.test(name));
}
