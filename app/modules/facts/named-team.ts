import type { PageLanguage } from "~/lib/languages";
import { namesThing } from "./person-words";
import { wholeWords } from "./reading/whole-words";

/** Several people by what they do: their names alone may follow. */
const ROLES: Record<PageLanguage, string> = {
  en: "teachers|tutors|instructors|coaches|trainers|guides|barbers|stylists|hairdressers|groomers|dentists|hygienists|doctors|vets|therapists|drivers|fitters|technicians|mechanics|chefs|cooks|bakers",
  de: "lehrer(?:innen)?|lehrkräfte|fahrlehrer(?:innen)?|trainer(?:innen)?|kursleiter(?:innen)?|friseure|friseurinnen|ärzte|ärztinnen|therapeut(?:en|innen)|bergführer(?:innen)?|köche|köchinnen",
  es: "profesor(?:es|as)|instructor(?:es|as)|monitor(?:es|as)|peluquer[oa]s|barberos|doctor(?:es|as)|dentistas|terapeutas|guías|cociner[oa]s",
  fr: "professeurs|profs|moniteurs|monitrices|formateurs|formatrices|coiffeurs|coiffeuses|barbiers|médecins|thérapeutes|guides|cuisiniers|cuisinières",
  it: "insegnanti|istruttori|istruttrici|maestr[ei]|parrucchier[ei]|barbieri|medici|dentisti|terapeuti|cuochi|cuoche",
  pt: "professor(?:es|as)|instrutor(?:es|as)|monitor(?:es|as)|barbeiros|cabeleireir[oa]s|médic[oa]s|dentistas|terapeutas|cozinheir[oa]s",
  nl: "docenten|leraren|lerares|instructeurs|trainers|kappers|kapsters|artsen|gidsen|monteurs|koks",
  pl: "nauczyciele|nauczycielki|instruktorzy|instruktorki|trenerzy|trenerki|fryzjerzy|fryzjerki|lekarze|lekarki|przewodnicy|kucharze",
  ar: "المعلمات|المعلمون|المدربات|المدربون|الطبيبات|الأطباء",
};
const NAME = "\\p{Lu}[\\p{L}'’-]+(?:\\s\\p{Lu}[\\p{L}'’.-]+){0,2}";
const AND = "(?:,?\\s(?:and|und|y|e|et|en|i|&)\\s|,\\s)";
const TEAM = new RegExp(
  `(?<!\\p{L})(${wholeWords(Object.values(ROLES).join("|"))})\\s?(?::\\s|\\()(${NAME}(?:${AND}${NAME})+)(?=[.;)]|$)`,
  "iu",
);
/** Names begin with capitals, whatever the role begins with. */
const NAMES = new RegExp(`^${NAME}(?:${AND}${NAME})+$`, "u");

/** People whom a sentence only names, with what they are: "the tutors (Marek, Adaeze, Phil)", "Profesoras: Inma y Belén." */
export function namedTeam(sentence: string): { title: string; names: string[]; isAll: boolean } | undefined {
  const [said, title, list = ""] = TEAM.exec(sentence) ?? [];
  if (!said || !title || !NAMES.test(list)) return undefined;
  const isAll = sentence.replace(/[.]$/u, "").length === said.length;
  const names = list.replace(/\.$/u, "").split(new RegExp(AND, "u"));
  // "Teachers: Royal Ballet and Laban": two that may be places are nobody.
  const isSure = names.length >= SURE || names.every((name) => !name.includes(" "));
  return isSure && !names.some((name) => namesThing(name, true)) ? { title, names, isAll } : undefined;
}
const SURE = 3;
