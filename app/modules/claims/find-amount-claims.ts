import { amountsIn, type Amount } from "./amounts";
import type { TextClaim } from "./claim";

/** Prices, percentages and numbers, each with the word that says what is counted. */
export function findAmountClaims(text: string): TextClaim[] {
  return amountsIn(text)
    .filter((amount) => isClaim(text, amount))
    .map((amount) => {
      const { kind, start } = amount;
      const end = kind === "percentage" ? amount.end : Math.max(amount.end, amount.nounEnd);
      return { kind, text: text.slice(start, end), key: `${kind}:${valueKey(amount)}`, start, end };
    });
}

function valueKey({ kind, value, currencies, measure, nouns }: Amount): string {
  if (kind === "percentage") return `${value}`;
  const what = measure ?? (kind === "number" ? (nouns[0] ?? "") : "");
  return [kind === "price" ? currencies[0] : "", value, what].filter((part) => part !== "").join(":");
}

/** Written numbers that only order or point, and claim nothing. */
const IDLE_NOUNS = /^(?:or|of|und|oder|y|o|step|steps|way|ways|things?|words?|sentences?|lines?|easy|simple|schritt|schritte|schritten|wort|worte|satz|satze|satzen|angaben|sachen|dinge|pasos|datos|frases|palabras|cosas|خطوات|كلمات)$/u;

function isClaim(text: string, { kind, value, start, written, nouns }: Amount): boolean {
  if (kind !== "number") return true;
  if (/[©]\s?(?:\d{4}\s?[-–]\s?)?$/u.test(text.slice(Math.max(0, start - 9), start))) return false;
  // A lone figure before a heading counts it.
  if (text.trim().length <= 3 && value < 20) return false;
  return written === "digits" || (nouns.length > 0 && !IDLE_NOUNS.test(nouns[0]!));
}
