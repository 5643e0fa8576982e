import { countInWords } from "~/lib/count-words";
import { SCREEN_LOCALE } from "~/lib/languages";

const dollars = new Intl.NumberFormat(SCREEN_LOCALE, { style: "currency", currency: "USD" });

const MICROS = 1_000_000;
const CENT = 10_000;

/** Millionths of a dollar as an owner reads them: '$0.06', and never nothing for a little. */
export function dollarsInWords(micros: number): string {
  return micros > 0 && micros < CENT ? "less than $0.01" : dollars.format(micros / MICROS);
}

/** What a designer's calls came to: '4,210 tokens, $0.06'. Tokens that cost nothing are told alone. */
export function usageInWords({ tokens, costMicros }: { tokens: number; costMicros: number }): string {
  const counted = countInWords(tokens, "token", "tokens");
  return costMicros === 0 ? counted : `${counted}, ${dollarsInWords(costMicros)}`;
}
