/** An amount with its currency's sign or word, as the source of a pattern. */
export const AMOUNT =
  "[$€£]\\s?\\p{Nd}|\\p{Nd}\\s?(?:[$€£]|(?:euros?|eur|zł|dollars?|bucks|pounds|quid|chf|franken|ريال|دينار|دنانير|درهم|جنيه)(?!\\p{L}))|(?<!\\p{L})(?:R\\$|KSh|CHF|Fr\\.|Rs\\.?|R(?=\\p{Nd}{2}))\\s?\\p{Nd}";
const AMOUNTS = new RegExp(AMOUNT, "giu");

/** How many amounts with a currency's sign or word a text has, counted quickly. */
export const amountsIn = (text: string): number => text.match(AMOUNTS)?.length ?? 0;
