import { wordNumbers } from "./number-words";

/** A text in which times are written in figures, and where each of its characters stood before. */
export interface FiguredText {
  text: string;
  at: (offset: number) => number;
}

interface Replacement {
  start: number;
  end: number;
  text: string;
}

/** What a text with times in words has, in nine languages. */
const CUE =
  /uhr|o['’]clock|half past|quarter (?:past|to)|\bhalb\b|viertel (?:vor|nach)|de la (?:mañana|tarde|noche)|y media|y cuarto|\b(?:from|at|until|till|by|to|von|um|bis|a las|las|hasta|desde|de|à|dès|das|às|van|tot|om)\s(?:\p{L}{2,8})\b|heures?|mezz|meia|meio|\bhalf\s|kwart|\buur|wpół|\bo\s\p{L}+ej|\b(?:od|do)\s\p{L}+ej|midi|minuit|middernacht|middag|połud|północ|صباح|مساء|ظهر|عصر|du matin|du soir|après-midi|mattin|di sera|pomeriggio|da manhã|da tarde|da noite|'s |rano|wieczorem|ال\p{L}+(?:ة|ه)/iu;
/** Hours that are said by their order: "o dziewiątej", "الساعة التاسعة". */
const ORDERED = new Map(
  [
    "pierwszej drugiej trzeciej czwartej piątej szóstej siódmej ósmej dziewiątej dziesiątej jedenastej dwunastej",
    "الواحدة الثانية الثالثة الرابعة الخامسة السادسة السابعة الثامنة التاسعة العاشرة",
  ].flatMap((hours) => hours.split(" ").map((hour, index) => [hour, index + 1] as const)),
);
const ORDER = new RegExp(
  `(?<=(?:^|\\s)(?:o|od|do|po|الساعة|من|حتى|إلى|الى)\\s(?:الساعة\\s)?)(?:${[...ORDERED.keys()].join("|")})(?![\\p{L}])`,
  "giu",
);
const NAMED: [RegExp, string][] = [
  [/(?<!\p{L})(?:midi|mezzogiorno|meio-dia|w południe|południa)(?!\p{L})/giu, "noon"],
  [/(?<!\p{L})(?:minuit|mezzanotte|meia-noite|middernacht|północ[y]?)(?!\p{L})/giu, "midnight"],
];
const NOON = /midi|mezz|mei[oa]-|minuit|middernacht|połud|północ/iu;
const PAST = /\b(\d{1,2})(?:\s?h(?:eures?)?|\suur)?\s(?:et demie?|e mezz[ao]|e meia|والنصف|ونصف)(?!\p{L})/giu;
const QUARTER_PAST = /\b(\d{1,2})(?:\sheures?)?\s(?:et quart|e un quarto|e um quarto|والربع|وربع)(?!\p{L})/giu;
const QUARTER_TO = /\b(\d{1,2})(?:\sheures?)?\s(?:moins le quart|meno un quarto|menos um quarto|إلا ربعا?)(?!\p{L})/giu;
/** "10 صباحا", "9 du matin", "8 's avonds" */
const HALVES: [RegExp, string][] = [
  [
    /(?<![\d:.h])(\d{1,2}(?:[:.]\d\d)?)(?:\sheures?|\suur)?\s(?:صباحا?ً?|du matin|di mattina|del mattino|da manhã|'s ochtends|'s morgens|rano)(?!\p{L})/giu,
    "am",
  ],
  [
    /(?<![\d:.h])(\d{1,2}(?:[:.]\d\d)?)(?:\sheures?|\suur)?\s(?:مساءً?|ظهرا?ً?|عصرا?ً?|du soir|de l'après-midi|di sera|del pomeriggio|da tarde|da noite|'s avonds|'s middags|wieczorem|po południu)(?!\p{L})/giu,
    "pm",
  ],
];
const DUTCH = /\bhalf (\d{1,2})\b/giu;
const DUTCH_QUARTER = /\bkwart (voor|over) (\d{1,2})/giu;
const POLISH = /(?<!\p{L})wpół do (\d{1,2})/giu;
const HOURS = /(?<![\d:.h])(\d{1,2})\s(?:heures?|ore|horas|uur)(?!\s(?:et|e|moins|menos|meno)\s)(?!\p{L})/giu;
const HALF = /half past (\d{1,2})/giu;
const QUARTER = /quarter (past|to) (\d{1,2})/giu;
const GERMAN_HALF = /\bhalb (\d{1,2})\b/giu;
const GERMAN_QUARTER = /viertel (vor|nach) (\d{1,2})/giu;
const SPANISH = /\b(\d{1,2})(?:[:.](\d\d))?( y media| y cuarto)?(?:\s(?:h|horas))?(?:\sde la (mañana|tarde|noche))?/giu;
const CLOCK = /\b(\d{1,2}) o['’]clock/giu;

/**
 * Times in words as figures: "half past eight", "halb acht", "las ocho y media de la tarde", "neuf heures et demie", "wpół do dziesiątej". Texts without any stay as
 * they are.
 */
export function figuredTimes(original: string): FiguredText {
  if (!CUE.test(original)) return { text: original, at: (offset) => offset };
  const inFigures = replace(
    original,
    [...numbersIn(original), ...each(original, ORDER, ([hour]) => String(ORDERED.get(hour.toLowerCase())))].sort(
      (a, b) => a.start - b.start,
    ),
  );
  if (!/\d/.test(inFigures.text) && !NOON.test(inFigures.text)) return { text: original, at: (offset) => offset };
  const inTimes = replace(inFigures.text, timesIn(inFigures.text));
  return { text: inTimes.text, at: (offset) => inFigures.at(inTimes.at(offset)) };
}

const numbersIn = (text: string): Replacement[] =>
  wordNumbers(text)
    .filter(({ value }) => Number.isInteger(value) && value <= 24)
    .map(({ value, start, end }) => ({ start, end, text: String(value) }));

function timesIn(text: string): Replacement[] {
  const found = [
    ...each(text, HALF, ([, hour]) => `${hour}:30`),
    ...each(text, QUARTER, ([, way, hour]) => quarter(way === "to", hour!)),
    ...each(text, GERMAN_HALF, ([, hour]) => `${Number(hour) - 1 || 12}:30`),
    ...each(text, GERMAN_QUARTER, ([, way, hour]) => quarter(way === "vor", hour!)),
    ...each(text, CLOCK, ([, hour]) => `${hour}:00`),
    ...each(text, SPANISH, spanishTime),
    ...HALVES.flatMap(([pattern, half]) => each(text, pattern, ([, time]) => `${time}${half}`)),
    ...NAMED.flatMap(([pattern, name]) => each(text, pattern, () => name)),
    ...each(text, PAST, ([, hour]) => `${hour}:30`),
    ...each(text, QUARTER_PAST, ([, hour]) => quarter(false, hour!)),
    ...each(text, QUARTER_TO, ([, hour]) => quarter(true, hour!)),
    ...each(text, DUTCH, ([, hour]) => `${Number(hour) - 1 || 12}:30`),
    ...each(text, DUTCH_QUARTER, ([, way, hour]) => quarter(way === "voor", hour!)),
    ...each(text, POLISH, ([, hour]) => `${Number(hour) - 1 || 12}:30`),
    ...each(text, HOURS, ([, hour]) => `${hour}:00`),
  ].sort((a, b) => a.start - b.start);
  return found.filter((one, index) => !found.slice(0, index).some((other) => other.end > one.start));
}

const quarter = (isBefore: boolean, hour: string) => (isBefore ? `${Number(hour) - 1 || 12}:45` : `${hour}:15`);

function spanishTime([written, hour, minutes, part, time]: RegExpExecArray): string {
  if (!part && !time) return written;
  const half = time === undefined ? "" : time === "mañana" ? "am" : "pm";
  return `${hour}:${part?.includes("media") ? "30" : part ? "15" : (minutes ?? "00")}${half}`;
}

function each(text: string, pattern: RegExp, write: (match: RegExpExecArray) => string): Replacement[] {
  return Array.from(text.matchAll(pattern), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
    text: write(match),
  })).filter(({ start, end, text: written }) => text.slice(start, end) !== written);
}

/**
 * Replaces parts of a text; an offset inside of what was put in is that of the part's beginning, its end that of the
 * part's end.
 */
function replace(text: string, replacements: Replacement[]): FiguredText {
  let made = "";
  let from = 0;
  const places = replacements.map(({ start, end, text: written }) => {
    made += text.slice(from, start) + written;
    from = end;
    return { start, end, madeStart: made.length - written.length, madeEnd: made.length };
  });
  const at = (offset: number) => {
    const before = places.findLast(({ madeStart }) => madeStart < offset);
    if (!before) return offset;
    return offset < before.madeEnd ? before.start : before.end + offset - before.madeEnd;
  };
  return { text: made + text.slice(from), at };
}
