import type { PageLanguage } from "~/lib/languages";
import { wholeWords } from "./reading/whole-words";

/** How owners say that something is to be seen first, in each language. */
const FIRST: Record<PageLanguage, string> = {
  en: "first|(?:at|near) the (?:very )?top|on top|(?:start|begin|open)s? with",
  de: "zuerst|als erstes|zuoberst|ganz oben|oben",
  es: "(?:lo )?primero|arriba(?: del todo)?|al principio|empezar con|empiece con",
  fr: "d['’]abord|en premier|(?:tout )?en haut|commencer par",
  it: "(?:come |per )?prima cosa|per primo|prima di tutto|in cima|in alto|iniziare con",
  pt: "primeiro|em primeiro lugar|(?:logo )?no topo|em cima|começar com",
  nl: "bovenaan|als eerste|eerst",
  pl: "najpierw|na początku|na (?:samej )?górze",
  ar: "أول شي(?:ء)?|أولا|أولاً|في البداية|في الأعلى",
};
/** What comes next in the order that they tell. */
const THEN: Record<PageLanguage, string> = {
  en: "then|after that",
  de: "dann|danach|darunter",
  es: "luego|después|debajo",
  fr: "ensuite|puis",
  it: "poi|dopo|sotto",
  pt: "depois|em seguida",
  nl: "daarna|dan|daaronder",
  pl: "potem|następnie|dalej",
  ar: "ثم|بعدها",
};
const words = (table: Record<PageLanguage, string>) => new RegExp(wholeWords(Object.values(table).join("|")), "iu");
const IS_FIRST = words(FIRST);
const IS_THEN = words(THEN);
const QUOTED = /["“„«»]\s?([^"“”„«»]{6,60}?)\s?["”“»«]/gu;
const LONGEST = 130;

/** The words that a sentence to the maker wants to stand first on the page: 'Start with the line "Nobody gets left behind"'. */
export function firstWordsIn(sentence: string): string | undefined {
  const [quoted, ...others] = sentence.length <= LONGEST ? [...sentence.matchAll(QUOTED)] : [];
  return quoted && others.length === 0 && IS_FIRST.test(sentence.replace(quoted[0], "")) ? quoted[1] : undefined;
}

/**
 * What a sentence to the maker wants to stand first, and what right behind that, each as the words around it: "Menu
 * first!!", "lo primero los cuatro cafés con su precio". Undefined where it tells no order.
 */
export function orderIn(sentence: string): { first: string; then: string[] } | undefined {
  if (sentence.length > LONGEST || !(IS_FIRST.test(sentence) || IS_THEN.test(sentence))) return undefined;
  const [first = "", ...then] = sentence.split(/[,;،؛]\s/u);
  return { first, then };
}

/** The clause that says what is to be seen first: "أول شي علبة الهدية", "the gift box first please". */
export function firstClauseIn(sentence: string): string | undefined {
  const clauses = sentence.length <= LONGEST ? sentence.split(/[.,;،؛]\s/u) : [];
  return clauses.find((clause) => IS_FIRST.test(clause));
}
