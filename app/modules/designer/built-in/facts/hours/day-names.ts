const SETS: string[][] = [
  "Monday Tuesday Wednesday Thursday Friday Saturday Sunday",
  "Mon Tue Wed Thu Fri Sat Sun",
  "Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag",
  "Mo Di Mi Do Fr Sa So",
  "Lunes Martes Miércoles Jueves Viernes Sábado Domingo",
  "Lun Mar Mié Jue Vie Sáb Dom",
].map((names) => names.split(" "));

/** Days of the week (0 = Monday) named as the page names others, for example 'Tue-Thu'. */
export function nameDays(days: number[], like: string): string {
  const names = SETS.find((set) => set.some((name) => new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, "iu").test(like.replace(/(?<!\p{L})(\p{L}{4,})s\b/gu, "$1")))) ?? SETS[0]!;
  const joiner = /\p{L}\.?(\s*[-–—]\s*|\s+(?:to|bis|a|through)\s+)\p{L}/u.exec(like)?.[1] ?? (names[0]!.length > 3 ? " to " : "-");
  const spoken = pairJoiner(joiner, names);
  const name = (day: number) => names[day]!;
  return runs(days).map((run) => (run.length === 1 ? name(run[0]!) : `${name(run[0]!)}${run.length === 2 ? spoken : joiner}${name(run.at(-1)!)}`)).join(", ");
}

const AND: Record<string, string> = { Monday: " and ", Montag: " und ", Lunes: " y " };

/** Two days stand with 'and' between them where three would stand with 'to'. */
const pairJoiner = (joiner: string, names: string[]) => (/\p{L}/u.test(joiner) ? (AND[names[0]!] ?? joiner) : joiner);

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

const CLOSED: Record<string, string> = { en: "Closed", de: "Geschlossen", es: "Cerrado", fr: "Fermé", pt: "Fechado", it: "Chiuso" };

/** 'Closed' in the page's language. */
export const closedWord = (lang: string): string => CLOSED[lang.toLowerCase().split("-")[0]!] ?? "Closed";
