import type { PageLanguage } from "~/lib/languages";
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

function valueKey({ kind, value, currencies, measure, nouns, whole }: Amount): string {
  if (kind === "percentage") return `${value}`;
  const what = measure ?? (kind === "number" ? (nouns[0] ?? "") : "");
  return [kind === "price" ? currencies[0] : "", value, whole ? `of ${whole}` : "", what]
    .filter((part) => part !== "")
    .join(":");
}

/** Written numbers that only order or point, and claim nothing: "three steps". Without accents. */
const IDLE_NOUNS: Record<PageLanguage, string> = {
  en: "or|of|step|steps|way|ways|things?|words?|sentences?|lines?|easy|simple",
  de: "und|oder|schritt|schritte|schritten|wort|worte|satz|satze|satzen|angaben|sachen|dinge",
  es: "y|o|pasos|datos|frases|palabras|cosas",
  ar: "خطوات|كلمات|أمور|امور",
  fr: "et|ou|etapes?|mots?|phrases?|choses?|points?",
  it: "e|passi|passo|parole|frasi|frase|cose|dati",
  pt: "passos|palavras|frases?|coisas|dados",
  nl: "en|of|stap|stappen|woorden|zinnen|zin|dingen",
  pl: "i|lub|kroki|krokow|krokach|slowa|slow|slowach|zdania|zdaniach|rzeczy|informacje|informacji",
};
const IDLE_NOUN = new RegExp(`^(?:${Object.values(IDLE_NOUNS).join("|")})$`, "u");

function isClaim(text: string, { kind, value, start, written, nouns, measure, whole }: Amount): boolean {
  if (kind !== "number") return true;
  if (BETWEEN_TIMES.test(text.slice(start, start + 16))) return false;
  if (isOrder(text, value, start)) return false;
  if (/[©]\s?(?:\d{4}\s?[-–]\s?)?$/u.test(text.slice(Math.max(0, start - 9), start))) return false;
  // A lone figure before a heading counts it.
  if (text.trim().length <= 3 && value < 20) return false;
  // "A hundred small things" are many.
  if (written === "words" && /^(?:100|1000)$/.test(String(value)) && measure === undefined) return false;
  if (written === "digits") return true;
  return nouns.length > 0 ? !IDLE_NOUN.test(nouns[0]!) : whole !== undefined;
}

/** "10 und 20 Uhr" */
const BETWEEN_TIMES = /^\d{1,2}\s(?:und|and|y|et)\s\d{1,2}(?:[:.]\d\d)?\s?(?:uhr|[ap]\.?m|h\b)/iu;
const STEP = /(?:step|schritt|paso|étape|phase|teil|part|خطوة)\s$/iu;

/** "Step 2", and the "2." of a list that began with "1." */
function isOrder(text: string, value: number, start: number): boolean {
  if (STEP.test(text.slice(Math.max(0, start - 10), start))) return true;
  if (value < 20 && /^\p{Lu}\p{L}+\s\d{1,2}[.)]$/u.test(text)) return true;
  const isMark = (at: number) =>
    /^\d{1,2}[.)]\s\p{Lu}/u.test(text.slice(at, at + 6)) && /(?:^|\s)$/.test(text.slice(Math.max(0, at - 1), at));
  return (
    isMark(start) &&
    (value === 1 ? start === 0 : text.includes(`${value - 1}${text.charAt(start + String(value).length)} `))
  );
}
