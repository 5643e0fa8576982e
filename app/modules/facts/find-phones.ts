import { asciiDigits } from "./digits";
import { usesOf, type PhoneUse } from "./phone-use";
import type { WordTables } from "./reading/read-languages";
import type { Found, SourceText } from "./source-text";

export interface Phone {
  display: string;
  href: string;
}

/** A number of the owner's; `use` where it is not simply to be called. */
export interface GivenPhone extends Phone {
  use?: PhoneUse;
}

const CANDIDATE =
  /(?:\+\s?|\b00)?(?:\(\+?\d{1,5}\)|\d{1,5})(?:[ .\-–/]{0,2}(?:\(\d{1,5}\)|\d{1,12})){1,7}(?:\s?(?:ext\.?|x)\s?\d{1,5}\b)?/gi;
/** `label` names a number that can be called, `link` stands between it and the number. */
const WORDS: WordTables<"label" | "link"> = {
  en: {
    label: "phone|call|calls|text|mobile|cell|tel|telephone|ring|whatsapp|sms|ph",
    link: "us|on|at|number|is|or|me|no|to|book|order",
  },
  de: { label: "telefon|ruf|handy|mobil|anrufen|fon|schreiben|schreibt|sms", link: "nummer|unter|an|uns" },
  es: {
    label: "tel[eé]fono|tfno|tlf|m[oó]vil|llame|llama|llámanos|llámenos|escribir|escribe|escriba|escríbanos|escríbeme",
    link: "al|en|es",
  },
  ar: { label: "هاتف|اتصل|الهاتف|جوال|واتساب|موبايل", link: "بنا|على" },
  fr: { label: "t[eé]l|t[eé]l[eé]phone|appelez|portable|écrire|écrivez|sms", link: "nous|au|le" },
  it: {
    label: "telefono|cell|cellulare|chiama|chiamate|chiamaci|scrivere|scrivi|scrivete|scriveteci",
    link: "al|ci|lo|il",
  },
  pt: {
    label: "telefone|telem[oó]vel|tlm|ligue|celular|zap|whats|escrever|escreva|mande|chama|chame",
    link: "para|o|nos",
  },
  nl: { label: "telefoon|bel|bellen|mobiel|appen|sms", link: "ons|naar|op|met" },
  pl: { label: "telefon|zadzwoń|kom|komórka|telefonicznie|napisz|pisz|sms", link: "pod|numer|nr|do|nas" },
};
const either = (kind: "label" | "link") =>
  Object.values(WORDS)
    .map((words) => words[kind])
    .join("|");
// "Tlf." is what a telephone is in Denmark and Norway.
const LABEL = new RegExp(
  `(?<![\\p{L}])(?:${either("label")}|tlf|puh)(?:[.:]{0,2}\\s+(?:${either("link")})){0,3}(?:\\s*[.:])?\\s*$`,
  "iu",
);
const FAX = /(?:fax|فاكس)(?:\s*(?:number|nr\.?))?(?:\s*[.:])?\s*$/iu;
const MONEY_OR_CODE = /[$€£¥#§%]\s?$/;

/**
 * All telephone numbers, fax numbers left out: shown as written, with a `tel:` address. In the owner's order,
 * but a number for emergencies comes after the ordinary ones.
 */
export function findPhones(source: SourceText): Found<GivenPhone>[] {
  const found = source.lines
    .flatMap((line) => line.sentences)
    .flatMap(({ text, id }) => phonesIn(text, source.language).map((value) => ({ value, sentenceIds: [id] })));
  const isLast = ({ value }: Found<GivenPhone>) => value.use === "emergencies";
  return [...found.filter((each) => !isLast(each)), ...found.filter(isLast)];
}

function phonesIn(original: string, language: string): GivenPhone[] {
  const tokens = phoneTokens(original);
  const uses = usesOf(original, tokens);
  return tokens.flatMap(({ text, start, end, isFax }, index) => {
    const use = uses[index];
    const display = original.slice(start, end).trim();
    return isFax ? [] : [{ display, href: telHref(text, language), ...(use && { use }) }];
  });
}

/** Blanks at which no line breaks are blanks: pages keep numbers together by them. */
const NO_BREAK = /[\u00a0\u202f]/gu;

/** A telephone or fax number with its offsets; `text` has digits 0 to 9. */
export interface PhoneToken {
  text: string;
  start: number;
  end: number;
  isFax: boolean;
}

/** All telephone and fax numbers of a text. */
export function phoneTokens(original: string): PhoneToken[] {
  if (original.length < 6) return [];
  const text = asciiDigits(original).replace(NO_BREAK, " ");
  return Array.from(text.matchAll(CANDIDATE)).flatMap(({ 0: candidate, index: start }) => {
    const end = start + candidate.length;
    const before = text.slice(Math.max(0, start - 30), start);
    const isFax = FAX.test(before);
    return isFax || isPhone(candidate, before, text.slice(end, end + 4))
      ? [{ text: candidate, start, end, isFax }]
      : [];
  });
}

function isPhone(candidate: string, before: string, after: string): boolean {
  const number = candidate.trim().replace(/\s?(?:ext\.?|x)\s?\d{1,5}$/i, "");
  const digits = number.replace(/\D/g, "");
  if (digits.length < 6 || digits.length > 15 || MONEY_OR_CODE.test(before)) return false;
  if (/[@\p{L}\d_]$/u.test(before) || /^(?:[@_\d%€£$]|\s?[€£$%])/.test(after)) return false;
  if (LABEL.test(before)) return true;
  const isAlone = /(?:^|[,.;·|–-]\s?)$/u.test(before) && /^(?:[.,;)]|\s?[·|–-]|$)/u.test(after);
  return looksInternational(number, digits) || looksNational(number, digits) || (isAlone && looksLikeLandline(number));
}

function looksInternational(number: string, digits: string): boolean {
  return (/^\(?\+/.test(number) && digits.length >= 8) || (/^00[1-9]/.test(number) && digits.length >= 11);
}

function looksNational(number: string, digits: string): boolean {
  if (/^\(?[2-9]\d\d\)?[ .\-–]{1,2}\d{3}[ .\-–]\d{4}$/.test(number)) return true;
  if (/^1[ .-]\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}$/.test(number)) return true;
  // "555-0109": no range and no date has a nought there.
  if (/^[2-9]\d\d-0\d{3}$/.test(number)) return true;
  if (/^[6-9]\d\d ?\d{3} ?\d{3}$/.test(number) || /^[6-9]\d\d? \d{2,3} \d\d \d\d$/.test(number)) return true;
  if (/^\d\d[ -]\d{4}[ -]\d{4}$/.test(number) || /^\d{2,3} \d{3} \d\d \d\d$/.test(number)) return true;
  return /^\(?0[1-9]/.test(number) && digits.length >= 8 && digits.length <= 13 && !looksLikeDateOrHours(number);
}

/** "261 555 019": where nothing is counted beside it. */
const looksLikeLandline = (number: string): boolean => /^[2-5]\d\d \d{3} \d{3}$/.test(number);

function looksLikeDateOrHours(number: string): boolean {
  return /^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$/.test(number) || /^\d{1,2}[.:]\d\d\s?[-–]\s?\d{1,2}[.:]\d\d/.test(number);
}

/**
 * Ten-digit numbers of North America get their country code in English; others stay as dialled at home: those of Italy's
 * and Mexico's mobiles look alike.
 */
function telHref(candidate: string, language: string): string {
  const [number = "", extension] = candidate.split(/\s?(?:ext\.?|x)\s?/i);
  const trimmed = number.trim();
  const suffix = extension ? `;ext=${extension.replace(/\D/g, "")}` : "";
  if (/^\(?\+/.test(trimmed)) return `tel:+${trimmed.replace(/\(0\)/g, "").replace(/\D/g, "")}${suffix}`;
  const digits = trimmed.replace(/\D/g, "");
  if (/^00[1-9]/.test(digits)) return `tel:+${digits.slice(2)}${suffix}`;
  if (language === "en" && /^1?[2-9]\d{2}[2-9]\d{6}$/.test(digits))
    return `tel:+${digits.length === 10 ? "1" : ""}${digits}${suffix}`;
  return `tel:${digits}${suffix}`;
}
