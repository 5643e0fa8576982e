import { is, moneyTokens } from "./money";
import { isOthersPrice } from "./whose-price";

/** Whether a sentence tells of an amount that others charge, pay or offer: it belongs to the story and not to the prices. */
export const tellsOthersMoney = (text: string, language: string): boolean =>
  moneyTokens(text, language).some((token) => is(token, "money") && isOthersPrice(text, token.text, token.start));
