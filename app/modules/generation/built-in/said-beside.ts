import { beginsLate } from "../../language/may-cut";

const RIGHT_TO_LEFT = /\p{Script=Arabic}/u;

/** A number's groups keep their order among letters that run from right to left. */
export const isolated = (sentence: string): string =>
  RIGHT_TO_LEFT.test(sentence)
    ? sentence.replace(/\+?\p{Nd}[\p{Nd}\s()./-]{5,}\p{Nd}/gu, (number) => `\u2066${inOrder(number)}\u2069`)
    : sentence;

/**
 * A number whose groups stand in their order: between Arabic figures a space turns them round, a space that does not
 * break makes one number of them (Unicode's bidirectional algorithm, rule W4).
 */
export const inOrder = (number: string): string => number.replace(/(?<=[٠-٩])\s(?=[٠-٩])/gu, "\u00a0");

/** "Gsm 0470 00 01 36. a@b.example": what leads to a number or a mail address. */
const LABEL =
  /^(?:tel|t[eé]l|tfno|tlf|ph|fon|phone|telefon|telefono|tel[eé]fono|telefone|telefoon|telem[oó]vel|gsm|mobile|mobil|handy|cell|cel|m[oó]vil|celular|whats\s?app|zap|e-?mail|mail|correo|courriel|poczta|هاتف|واتساب|إيميل)$/iu;

/** Whether a sentence says nothing but details that stand beside it, with their labels. */
export function saysOnly(sentence: string, details: readonly string[]): boolean {
  const said = sentence.toLowerCase();
  const rest = details.reduce((text, detail) => text.replaceAll(detail.toLowerCase(), " "), said);
  const words = rest.split(/[\s.,;:!–—-]+/u).filter(Boolean);
  return rest !== said && words.every((word) => LABEL.test(word));
}

/** A sentence that ends before a mail address is one of its own. */
export const beforeMail = (sentence: string): string[] => sentence.split(/(?<=[.!?])\s+(?=[^\s@]+@[^\s@]+$)/u);

/** "Tfno 954 555 016.": nothing but the number. */
const PHONE =
  /^(?:tel|t[eé]l|tfno|tlf|ph|fon|(?:tele)?phone|telefon|telefono|tel[eé]fono|telefone|telefoon|هاتف)[.:]?$/iu;

const NAMED = /^\p{L}[^@\p{Nd}]*$/u;
/** "Phone 07700 900318, best after 4": behind a label of the number, times and few other numbers. */
const TOLD = /^\p{L}(?:[^@\p{Nd}]|(?<!\p{Nd})\p{Nd}{1,2}(?!\p{Nd}))*$/u;

/**
 * A sentence without a number or mail address that stands right below it, where it is set apart: "Tel. 0341 5550 186,
 * Bernd Lindner." is whom one calls, "By appointment only: 09 555 01 64." when.
 */
export function withoutDetail(sentence: string, detail: string): string {
  const [before = "", after = "", ...others] = sentence.split(detail);
  if (others.length > 0 || before + after === sentence) return sentence;
  const said = before.trim();
  const name = after
    .trim()
    .replace(/^[\s,،:–-]{1,4}/u, "")
    .replace(/\.$/u, "");
  if (PHONE.test(said) && name === "") return "";
  const isName = (PHONE.test(said) ? TOLD : NAMED).test(name) && !beginsLate(name);
  if (said === "" && isName) return `${name}.`;
  if (!said.includes(" ") && /^[\p{L}.:]{2,12}$/u.test(said)) return isName ? `${name}.` : sentence;
  const isApart = said.includes(" ") && /[:,،]$/u.test(said);
  if (!isApart || (name !== "" && !isName)) return sentence;
  const stated = said.slice(0, -1);
  return name === "" ? `${stated}.` : `${stated}, ${name}.`;
}
