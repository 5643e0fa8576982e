import { inLanguage, primaryLanguage, type PageLanguage } from "~/lib/languages";
import { capitalised } from "../../language/capitalised";
import { wordsByLanguage } from "../../language/words/words-by-language";

/** Names of the days, long or short, as they stand within a sentence, and what stands between two and between more. */
interface DayNames {
  names: string[];
  and: string;
  to: string;
}

const inBothForms = (and: string, to: string, long: string, short: string): DayNames[] => [
  { names: long.split(" "), and, to },
  { names: short.split(" "), and: "-", to: "-" },
];

const DAYS: Record<PageLanguage, DayNames[]> = {
  en: inBothForms(
    " and ",
    " to ",
    "Monday Tuesday Wednesday Thursday Friday Saturday Sunday",
    "Mon Tue Wed Thu Fri Sat Sun",
  ),
  de: inBothForms(
    " und ",
    " bis ",
    "Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag",
    "Mo Di Mi Do Fr Sa So",
  ),
  es: inBothForms(" y ", " a ", "lunes martes miércoles jueves viernes sábado domingo", "lun mar mié jue vie sáb dom"),
  fr: inBothForms(" et ", " à ", "lundi mardi mercredi jeudi vendredi samedi dimanche", "lun mar mer jeu ven sam dim"),
  it: inBothForms(
    " e ",
    " a ",
    "lunedì martedì mercoledì giovedì venerdì sabato domenica",
    "lun mar mer gio ven sab dom",
  ),
  pt: inBothForms(
    " e ",
    " a ",
    "segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado domingo",
    "seg ter qua qui sex sáb dom",
  ),
  nl: inBothForms(
    " en ",
    " tot en met ",
    "maandag dinsdag woensdag donderdag vrijdag zaterdag zondag",
    "ma di wo do vr za zo",
  ),
  pl: inBothForms(
    " i ",
    " - ",
    "poniedziałek wtorek środa czwartek piątek sobota niedziela",
    "pon wt śr czw pt sob ndz",
  ),
  // No word is shortened, and 'and' is one with what follows it.
  ar: [{ names: "الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت الأحد".split(" "), and: " و", to: " إلى " }],
};
const ALL = Object.values(DAYS).flat();

/** Days of the week (0 = Monday) named as a page in a language names others, for example 'Tue-Thu'. */
export function nameDays(days: number[], like: string, lang: string): string {
  const { names, and, to } = namesLike(like, lang);
  const named = OTHER_CAPITAL.test(like) ? names.map(capitalised) : names;
  const said = JOINER.exec(withoutNames(like, names))?.[1];
  const joiner = said ?? to;
  // Two days stand with 'and' between them where three would stand with 'to'.
  const spoken = said && !/\p{L}/u.test(said) ? said : and;
  const text = runs(days)
    .map((run) =>
      [named[run[0]!]!, ...(run.length > 1 ? [named[run.at(-1)!]!] : [])].join(run.length === 2 ? spoken : joiner),
    )
    .join(primaryLanguage(lang) === "ar" ? "، " : ", ");
  return FIRST_CAPITAL.test(like) ? capitalised(text) : text;
}

const JOINER = /\p{L}\.?(\s*[-–—]\s*|\s+(?:to|bis|a|à|au|al|through|t\/m|tot en met|إلى)\s+)\p{L}/u;
const FIRST_CAPITAL = /^\P{L}*\p{Lu}/u;
const OTHER_CAPITAL = /\p{L}\P{L}+\p{Lu}/u;

/** "Sexta-feira" is one day, not from one to another. */
const withoutNames = (text: string, names: string[]) =>
  names.reduce((rest, name) => rest.replace(new RegExp(name, "giu"), "x"), text);

/** Those that a text names days by, in the page's own language if it can be; else its language's long ones. */
function namesLike(like: string, lang: string): DayNames {
  const own = inLanguage(DAYS, lang);
  return [...own, ...ALL].find(({ names }) => names.some((name) => isNamed(name, like))) ?? own[0]!;
}

/** Whole names may stand in the plural; Spanish and French ones end in an s themselves. */
function isNamed(name: string, text: string): boolean {
  return new RegExp(`(?<!\\p{L})${name}${name.length > 3 ? "s?" : ""}(?!\\p{L})`, "iu").test(text);
}

/** Days that follow one another, together. */
function runs(days: number[]): number[][] {
  const sorted = [...new Set(days)].sort((a, b) => a - b);
  const found: number[][] = [];
  for (const day of sorted) {
    if (found.at(-1)?.at(-1) === day - 1) found.at(-1)!.push(day);
    else found.push([day]);
  }
  return found;
}

/** 'Closed' in the page's language. */
export const closedWord = (lang: string): string => inLanguage(wordsByLanguage, lang).fixed.closed;
