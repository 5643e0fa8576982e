import { capitalised } from "../../language/capitalised";
import type { ReadLanguage } from "../reading/read-languages";

/** The days from Monday on, and "every day", as pages write them where the owner did not name them. */
const NAMES: Record<ReadLanguage, string> = {
  en: "Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Every day",
  de: "Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag|Täglich",
  es: "lunes|martes|miércoles|jueves|viernes|sábado|domingo|todos los días",
  ar: "الاثنين|الثلاثاء|الأربعاء|الخميس|الجمعة|السبت|الأحد|يومياً",
  fr: "lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|tous les jours",
  it: "lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|tutti i giorni",
  pt: "segunda-feira|terça-feira|quarta-feira|quinta-feira|sexta-feira|sábado|domingo|todos os dias",
  nl: "maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|elke dag",
  pl: "poniedziałek|wtorek|środa|czwartek|piątek|sobota|niedziela|codziennie",
};

/** Days of the week (0 = Monday) for a row of hours: "Tuesday – Saturday". */
export function namedDays(weekdays: readonly number[], language: string): string {
  const names = (Object.hasOwn(NAMES, language) ? NAMES[language as ReadLanguage] : NAMES.en).split("|");
  if (weekdays.length === 7) return capitalised(names[7]!);
  const runs = runsOf(weekdays.toSorted((a, b) => a - b)).flatMap((run) =>
    run.length > 2 ? [`${names[run[0]!]} – ${names[run.at(-1)!]}`] : run.map((day) => names[day]!),
  );
  return capitalised(runs.join(language === "ar" ? "، " : ", "));
}

/** Days that follow one another, together. */
function runsOf(days: readonly number[]): number[][] {
  const runs: number[][] = [];
  for (const day of days) {
    if (runs.at(-1)?.at(-1) === day - 1) runs.at(-1)!.push(day);
    else runs.push([day]);
  }
  return runs;
}
