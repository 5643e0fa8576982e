import { is, moneyTokens } from "./money";

/** Says whether a part of an enumeration can be the name of a thing: no amount, no condition, no statement. */
export function namesSomething(text: string, language: string): boolean {
  const tokens = moneyTokens(text, language);
  const begins = !is(
    tokens[0],
    "noPrice",
    "answer",
    "preposition",
    "limit",
    "number",
    "speech",
    "when",
    "except",
    "otherwise",
  );
  return begins && !tokens.some((token) => is(token, "money"));
}

/** Whether a text is an amount of money and nothing else: "R$ 40", "from 12 €". */
export function isAmountAlone(text: string, language: string): boolean {
  const [money, ...others] = moneyTokens(text, language);
  return others.length === 0 && is(money, "money");
}

/** Whether words say how much, how long or for how much and name nothing: "ten weeks", "£240". */
export const isMeasureAlone = (text: string, language: string): boolean =>
  moneyTokens(text, language).every((token) => is(token, "number", "measure", "money", "period", "article", "from"));
