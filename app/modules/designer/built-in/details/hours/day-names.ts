import { inLanguage, type PageLanguage } from "~/lib/languages";

/** Names of days, long or short, and what stands between two of them. */
interface DayNames {
  names: string[];
  and: string | null;
}

const inBothForms = (and: string, long: string, short: string): DayNames[] => [
  { names: long.split(" "), and },
  { names: short.split(" "), and: null },
];

/** Null: the days are named in English. */
const DAYS: Record<PageLanguage, DayNames[] | null> = {
  en: inBothForms(" and ", "Monday Tuesday Wednesday Thursday Friday Saturday Sunday", "Mon Tue Wed Thu Fri Sat Sun"),
  de: inBothForms(" und ", "Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag", "Mo Di Mi Do Fr Sa So"),
  es: inBothForms(" y ", "Lunes Martes Miércoles Jueves Viernes Sábado Domingo", "Lun Mar Mié Jue Vie Sáb Dom"),
  ar: null,
  fr: null,
  pt: null,
};
const SETS = Object.values(DAYS).flatMap((sets) => sets ?? []);

/** Days of the week (0 = Monday) named as the page names others, for example 'Tue-Thu'. */
export function nameDays(days: number[], like: string): string {
  const { names, and } = SETS.find((set) => set.names.some((name) => isNamed(name, like))) ?? SETS[0]!;
  const joiner =
    /\p{L}\.?(\s*[-–—]\s*|\s+(?:to|bis|a|through)\s+)\p{L}/u.exec(like)?.[1] ?? (names[0]!.length > 3 ? " to " : "-");
  // Two days stand with 'and' between them where three would stand with 'to'.
  const spoken = /\p{L}/u.test(joiner) ? (and ?? joiner) : joiner;
  const name = (day: number) => names[day]!;
  return runs(days)
    .map((run) =>
      run.length === 1 ? name(run[0]!) : `${name(run[0]!)}${run.length === 2 ? spoken : joiner}${name(run.at(-1)!)}`,
    )
    .join(", ");
}

/** Whole names may stand in the plural; Spanish ones end in an s themselves. */
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

const CLOSED: Record<PageLanguage | "it", string> = {
  en: "Closed",
  de: "Geschlossen",
  es: "Cerrado",
  ar: "مغلق",
  fr: "Fermé",
  pt: "Fechado",
  it: "Chiuso",
};

/** 'Closed' in the page's language. */
export const closedWord = (lang: string): string => inLanguage(CLOSED, lang);
