import { is, moneyTokens } from "./money";

/** Whether a text in a language names an amount of money, be it that something is free. */
export const namesMoney = (text: string, language: string): boolean =>
  moneyTokens(text, language).some((token) => is(token, "money"));
