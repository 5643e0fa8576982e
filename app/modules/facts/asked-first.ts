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
/** What owners call the large words at the top of a page. */
const HEADLINE: Record<PageLanguage, string> = {
  en: "(?:big |main )?headline|strapline|tagline|slogan|(?:big|main|large) (?:title|heading|line|words)",
  de: "überschrift|hauptüberschrift|schlagzeile|headline|slogan|spruch|(?:großer?|dicker?) titel",
  es: "titular|eslogan|lema|(?:título|frase) (?:grande|principal)",
  fr: "accroche|slogan|(?:gros|grand) titre|titre principal|phrase d['’]accroche",
  it: "slogan|titolone|(?:titolo|frase) (?:grande|principale)",
  pt: "manchete|slogan|(?:título|frase) (?:grande|principal)",
  nl: "slogan|koptekst|(?:grote|dikke) (?:kop|titel)|kop",
  pl: "hasło|hasłem|nagłówek|slogan|duży napis",
  ar: "شعار|عنوان(?: كبير| رئيسي)?|العنوان(?: الكبير| الرئيسي)?",
};
const words = (table: Record<PageLanguage, string>) => new RegExp(wholeWords(Object.values(table).join("|")), "iu");
const IS_FIRST = words(FIRST);
const IS_THEN = words(THEN);
const IS_HEADLINE = words(HEADLINE);
/** A part of the page has a headline of its own. */
const IS_PART = new RegExp(
  wholeWords(
    "section|part|paragraph|block|abschnitt|bereich|teil|sección|apartado|bloque|section|rubrique|partie|sezione|parte|secção|seção|sectie|onderdeel|blok|sekcja|część|قسم|فقرة",
  ),
  "iu",
);
const QUOTED = /["“„«»]\s?([^"“”„«»]{6,80}?)\s?["”“»«]/gu;
const LONGEST = 130;

/** Whether words lead to what is to stand large or first on the page: "Big headline something like", "oben:". */
export const leadsToFirst = (said: string): boolean =>
  (IS_FIRST.test(said) || IS_HEADLINE.test(said)) && !IS_PART.test(said);

/** Whether words lead to the headline of the page. */
export const leadsToHeadline = (said: string): boolean => IS_HEADLINE.test(said) && !IS_PART.test(said);

/**
 * The words that a sentence to the maker wants to stand first on the page: 'Start with the line "Nobody gets left behind"',
 * 'Headline "Till down?", button "Call"' with what its `buttons` say.
 */
export function firstWordsIn(sentence: string, buttons: readonly string[] = []): string | undefined {
  const all = sentence.length <= LONGEST ? [...sentence.matchAll(QUOTED)] : [];
  const [quoted, ...others] = all.filter(([, said = ""]) => !buttons.some((words) => said.startsWith(words)));
  return quoted && others.length === 0 && leadsToFirst(sentence.replace(quoted[0], "")) ? quoted[1] : undefined;
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
