import { weekdayNames } from "./reading/calendar-names";

/** What a word or sign means in a statement of opening hours. */
export type HoursKind =
  | "day"
  | "time"
  | "range"
  | "and"
  | "closed"
  | "special"
  | "until"
  | "from"
  | "between"
  | "meal"
  | "neutral"
  | "stop"
  | "other";

const DAYS: string[] = [
  "monday|mondays|mon|montag|montags|mo|lunes|lun|الاثنين|الإثنين|اثنين",
  "tuesday|tuesdays|tues|tue|dienstag|dienstags|di|martes|mar|الثلاثاء",
  "wednesday|wednesdays|weds|wed|mittwoch|mittwochs|mi|miércoles|miercoles|mié|mie|الأربعاء|الاربعاء",
  "thursday|thursdays|thurs|thur|thu|donnerstag|donnerstags|do|jueves|jue|الخميس",
  "friday|fridays|fri|freitag|freitags|fr|viernes|vie|الجمعة",
  "saturday|saturdays|sat|samstag|samstags|sonnabend|sonnabends|sa|sábado|sábados|sabado|sabados|sáb|sab|السبت",
  "sunday|sundays|sun|sonntag|sonntags|so|domingo|domingos|dom|الأحد|الاحد",
];
/** The names of five more languages; shorter ones are words of others. */
const FURTHER = (["fr", "it", "pt", "nl", "pl"] as const).flatMap((language) =>
  weekdayNames(language).flatMap((names, index) =>
    names.filter((name) => name.length >= 3 || language === "pl").map((name): [string, number[]] => [name, [index]]),
  ),
);
/** Two small letters are a day in Polish only: "pt" and "wt" are no words. */
const POLISH = new Set(
  weekdayNames("pl").flatMap((names) => names.filter((name) => name.length === 2 && name !== "so")),
);
const DAY_INDEX = new Map<string, number[]>([...FURTHER, ...DAYS.flatMap((names, index) => group(names, [index]))]);

const ALL = [0, 1, 2, 3, 4, 5, 6];
const GROUPS = new Map<string, number[]>([
  ...group(
    "daily|every day|everyday|each day|all week|seven days a week|7 days a week|7 days|täglich|jeden tag|a diario|todos los días|todos los dias|diariamente|tous les jours|ogni giorno|tutti i giorni|todos os dias|dagelijks|elke dag|codziennie|يوميا|يومياً|كل يوم",
    ALL,
  ),
  ...group("weekdays|every weekday|werktags|wochentags|entre semana", ALL.slice(0, 5)),
  ...group("weekends|weekend|the weekend|at weekends|wochenende|am wochenende|fin de semana|fines de semana", [5, 6]),
  ...group("public holidays|bank holidays|holidays|feiertags|feiertage|feiertagen|festivos", []),
]);

const KINDS: [HoursKind, string][] = [
  [
    "closed",
    "closed|shut|geschlossen|ruhetag|cerrado|cerrados|cerramos|descansamos|descanso|fermé|fermée|fermés|chiuso|chiusa|chiusi|fechado|fechada|fechados|encerrado|encerramos|gesloten|dicht|nieczynne|zamknięte|zamknięty|مغلق|مغلقة|عطلة",
  ],
  [
    "special",
    "by appointment only|by appointment|by arrangement|nach vereinbarung|con cita previa|con cita|24 hours|24 stunden|24 horas|24h|24/7|around the clock|rund um die uhr|بموعد مسبق",
  ],
  [
    "range",
    "to|through|thru|till|til|bis|a|al|au|à|às|ao|alle|tot|tot en met|t/m|do|hasta|jusqu'à|fino alle|até às|até|إلى|الى|حتى",
  ],
  ["until", "until|up to"],
  ["from", "from|ab|desde|من"],
  ["between", "between|zwischen|entre"],
  ["and", "and|und|y|e|et|en|i|oraz|as well as|sowie|و"],
  [
    "meal",
    "breakfast|brunch|lunch|dinner|kitchen|supper|frühstück|mittagstisch|küche|abendessen|desayuno|comida|comidas|cena|cenas|cocina",
  ],
  [
    "neutral",
    "open|opened|opening|hours|are|we|is|von|de|on|on the|only|every|los|las|el|geöffnet|abierto|abierta|abrimos|uhr|am|an|at|our|from the|horario|the|also|office|shop|store|evening|evenings|morning|mornings|afternoon|afternoons|abends|vormittags|nachmittags|haben|wir|sind|también|ويوم|يوم|والعيادة|all day|ganztägig|du|le|les|des|dès|ouvert|ouverte|ouverts|sommes|nous|heures|heure|dal|dalle|dall|il|la|aperto|aperta|aperti|siamo|ore|das|da|aberto|aberta|estamos|horas|van|geopend|zijn|wij|uur|od|czynne|otwarte|otwarty|godz|godziny|w",
  ],
];

const WORDS = new Map(KINDS.flatMap(([kind, words]) => words.split("|").map((word) => [word, kind] as const)));
const LEXICON = [...WORDS.keys(), ...GROUPS.keys(), ...DAY_INDEX.keys()]
  .filter((word) => /[^\p{L}]/u.test(word))
  .sort((a, b) => b.length - a.length);
const PHRASE = new RegExp(`(?:${LEXICON.map((word) => word.replace(/[/]/g, "\\/")).join("|")})(?![\\p{L}\\d])`, "iuy");

/** The longest known phrase of several words that begins at an offset, in lower case. */
export function phraseAt(text: string, offset: number): string | undefined {
  PHRASE.lastIndex = offset;
  return PHRASE.exec(text)?.[0].toLowerCase();
}

/** The weekdays (0 = Monday) that a word names: one, several, none for holidays; undefined when it names none. */
export function daysNamed(word: string): number[] | undefined {
  const lower = word.toLowerCase();
  if (lower.length === 2 && word.charAt(0) === lower.charAt(0) && !POLISH.has(lower)) return undefined;
  const known = lower.replace(/^و(?=ال)/u, "");
  return DAY_INDEX.get(known) ?? GROUPS.get(known);
}

/** What another word means in opening hours. */
export function kindOfWord(word: string): HoursKind {
  return WORDS.get(word.toLowerCase()) ?? "other";
}

function group(words: string, days: number[]): [string, number[]][] {
  return words.split("|").map((word) => [word, days]);
}
