import { beginsLate } from "../../language/may-cut";

const RIGHT_TO_LEFT = /\p{Script=Arabic}/u;

/** A number's groups keep their order among letters that run from right to left. */
export const isolated = (sentence: string): string =>
  RIGHT_TO_LEFT.test(sentence)
    ? sentence.replace(/\+?\p{Nd}[\p{Nd}\s()./-]{5,}\p{Nd}/gu, (number) => `\u2066${number}\u2069`)
    : sentence;

/** "Tfno 954 555 016.": nothing but the number. */
const PHONE = /^(?:tel|t[eé]l|tfno|tlf|ph|fon|phone|telefon|telefono|tel[eé]fono|telefone|telefoon|هاتف)[.:]?$/iu;

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
  const isName = /^\p{L}[^@\p{Nd}]*$/u.test(name) && !beginsLate(name);
  if (!said.includes(" ") && /^[\p{L}.:]{2,12}$/u.test(said)) return isName ? `${name}.` : sentence;
  const isApart = said.includes(" ") && /[:,،]$/u.test(said);
  if (!isApart || (name !== "" && !isName)) return sentence;
  const stated = said.slice(0, -1);
  return name === "" ? `${stated}.` : `${stated}, ${name}.`;
}
