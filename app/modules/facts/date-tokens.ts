import { asciiDigits } from "./digits";
import { monthNames, weekdayNames } from "./reading/calendar-names";
import type { ReadLanguage, WordTable, WordTables } from "./reading/read-languages";
import { DASHES, signsOf } from "./reading/tokenize";

/**
 * A word, number or sign of a line with its offsets and, as a letter, what it means in a date; "x" for anything else.
 */
export interface DateToken {
  kind: string;
  start: number;
  end: number;
}

/** `O` is "first" and the like, `E` "every", `S` a season's feast, `F` a feast, `r` "to", `a` "and", `o` "of" and "on", `m` "month", `y` "year", `p` "early". */
type DateWord = "O" | "E" | "S" | "F" | "r" | "a" | "o" | "m" | "y" | "p" | "W";

const WORDS: WordTables<DateWord> = {
  en: {
    O: "first|second|third|fourth|last|other",
    E: "every|each",
    S: "easter",
    F: "thanksgiving",
    r: "to|until|till|through",
    a: "and|&",
    o: "of|in|on|the|from|at",
    m: "month",
    y: "year",
    p: "early|mid|late|end|beginning",
    W: "weekend|weekends",
  },
  de: {
    O: "ersten|erster|zweiten|zweiter|dritten|vierten|letzten|letzter",
    E: "jeden|jeder|jede|jedes",
    S: "ostern",
    F: "heiligabend|silvester|neujahr|ostermontag|karfreitag",
    r: "bis",
    a: "und",
    o: "den|dem|der|des|im|am|um|vom|von|zum|ab",
    m: "monat|monats",
    y: "jahr",
    p: "anfang|mitte|ende",
    W: "wochenende",
  },
  es: {
    O: "primer|segundo|tercer|cuarto|último",
    E: "cada|todos",
    S: "pascua",
    F: "nochebuena|nochevieja",
    r: "a|al|hasta",
    a: "y",
    o: "de|del|el|los|las|en",
    m: "mes",
    y: "año",
    p: "principios|mediados|finales",
  },
  ar: {
    O: "أول|ثاني|ثالث|آخر",
    E: "كل",
    r: "إلى|الى|حتى",
    a: "و",
    o: "يوم|من|في|الشهر|الساعة",
    m: "شهر",
    y: "عام|سنة",
  },
  fr: {
    O: "premier|deuxième|troisième|dernier",
    E: "chaque|tous",
    S: "pâques",
    r: "au|jusqu'au",
    a: "et",
    o: "le|les|du|à",
    m: "mois",
    y: "année|an",
    p: "début|fin|mi",
    W: "week-end",
  },
  it: {
    O: "primo|prima|secondo|terzo|ultimo|ultima",
    E: "ogni|tutti|tutte",
    S: "pasqua",
    F: "ferragosto|capodanno|pasquetta",
    r: "fino",
    a: "e",
    o: "il|lo|dal|nel|alle|dei|di",
    m: "mese",
    y: "anno",
    p: "inizio|metà|fine",
  },
  pt: {
    O: "primeiro|primeira|terceiro|última",
    E: "todas",
    S: "páscoa",
    r: "até",
    o: "do|da|no|na|às|em|dia",
    m: "mês",
    y: "ano",
    p: "início|meados|fim",
  },
  nl: {
    O: "eerste|tweede|derde|vierde|laatste",
    E: "elke|iedere|ieder|elk",
    S: "pasen",
    F: "oudjaarsdag|nieuwjaarsdag|koningsdag",
    r: "tot|t/m|t&m",
    a: "en",
    o: "van|het|op|vanaf|om",
    m: "maand",
    y: "jaar",
    p: "begin|eind|half",
  },
  pl: {
    O: "pierwszy|pierwsza|pierwszą|drugi|druga|trzeci|trzecia|ostatni|ostatnia|ostatnią",
    E: "każdy|każda|każdą|każdego|co",
    F: "wigilia|sylwester",
    r: "do",
    a: "i|oraz",
    o: "w|we|od|dnia|godz|o",
    m: "miesiąca|miesiąc",
    y: "rok|roku",
    p: "początek|koniec",
  },
};

/** What leads up to a date: "on", "vom", "dal". */
export const DATE_LINKS = Object.values<WordTable<DateWord>>(WORDS).flatMap(({ o = "" }) => o.split("|"));

const SIGNS: Record<string, string> = {
  ...signsOf(DASHES.replace(/[~>›»]/gu, ""), "r"),
  "&": "a",
  ",": ",",
  "،": ",",
};
const LANGUAGES = Object.keys(WORDS) as ReadLanguage[];
const WEEKDAYS = LANGUAGES.flatMap((language) => weekdayNames(language).flat());
/** Two letters are a day only right before a date: "Fr 12.04.", "so 3.5.". */
const SHORT_DAYS = new Set(WEEKDAYS.filter((name) => name.length <= 3));
const KIND = new Map<string, string>([
  ...WEEKDAYS.filter((name) => name.length > 2).map((name) => [name, "W"] as const),
  ...LANGUAGES.flatMap((language) =>
    Object.entries(WORDS[language]).flatMap(([kind, words]) => words.split("|").map((word) => [word, kind] as const)),
  ),
  // "mar" is March in four languages and a Tuesday in three.
  ...LANGUAGES.flatMap((language) => monthNames(language).flat()).map((name) => [name, "M"] as const),
  ...Object.entries(SIGNS),
]);

const FEAST =
  "christmas (?:eve|day)|boxing day|new year['’]?s (?:eve|day)|good friday|easter (?:sunday|monday|weekend)|año nuevo|fin de semana";
const NUMERIC =
  "(?<![\\d–:-])(?:3[01]|[12]\\d|0?[1-9])\\.\\s?(?:1[0-2]|0?[1-9])\\.(?:\\s?(?:20)?\\d\\d(?!\\d))?|\\d{1,2}/\\d{1,2}/(?:20)?\\d\\d(?!\\d)|20\\d\\d-\\d\\d-\\d\\d";
const NOON = "12\\s?noon\\b|noon\\b|midday\\b|midnight\\b|mittags\\b";
const TIME = "\\d{1,2}[:.]\\d\\d(?:\\s?[ap]\\.?m\\b\\.?|\\suhr\\b)?|\\d{1,2}\\s?(?:[ap]\\.?m\\b\\.?|uhr\\b|h\\b)";
const DAY = "(?:3[01]|[12]\\d|0?[1-9])(?:st|nd|rd|th|\\.(?=\\s|[-–—])|º|er\\b)?(?![\\d\\p{L}])";
const TOKEN = new RegExp(
  `(?<F>(?:${FEAST})(?!\\p{L}))|(?<N>${NUMERIC})|(?<t>${NOON}|${TIME})|(?<Y>20\\d\\d(?!\\d))|(?<r>t\\.?e\\.?m\\.?(?=\\s\\d))|(?<D>${DAY})|(?<word>\\d+|[\\p{L}\\p{M}'’]+|\\S)`,
  "gu",
);

/** Reads a line as a sequence of days, months and connecting words. */
export function dateTokens(original: string): DateToken[] {
  const text = asciiDigits(original).toLowerCase();
  if (text.length !== original.length) return [];
  const tokens = [...text.matchAll(TOKEN)].map(({ 0: found, index, groups = {} }) => ({
    kind: kindOf(found, groups),
    start: index,
    end: index + found.length,
  }));
  const isPoint = ({ start }: DateToken, at: number) => text[start] === "." && /[MW]/.test(tokens[at - 1]?.kind ?? "");
  return tokens
    .filter((token, at) => !isPoint(token, at) && !isPointOfDay(text, tokens, at))
    .map((token, at, all) => ({
      ...token,
      kind: isDayBefore(text.slice(token.start, token.end), all.slice(at, at + 3), all[at - 1]) ? "W" : token.kind,
    }));
}

/** "Fr. 12.04.": the point of a short day. */
function isPointOfDay(text: string, tokens: DateToken[], at: number): boolean {
  const [before, point, next] = [tokens[at - 1], tokens[at]!, tokens[at + 1]];
  return (
    text[point.start] === "." &&
    before !== undefined &&
    /[DN]/.test(next?.kind ?? "") &&
    SHORT_DAYS.has(text.slice(before.start, before.end))
  );
}

/** "Fr 12.04.", "mar 12 mayo", but not "Mar 12", nor the Polish "14 do 28 lutego". */
function isDayBefore(word: string, [token, next, after]: DateToken[], before: DateToken | undefined): boolean {
  if (!SHORT_DAYS.has(word) || token?.kind === "W" || (token?.kind === "r" && before?.kind === "D")) return false;
  return next?.kind === "N" || (next?.kind === "D" && after?.kind === "M");
}

function kindOf(found: string, groups: Record<string, string | undefined>): string {
  if (groups.word !== undefined) return KIND.get(found) ?? "x";
  return found === "fin de semana"
    ? "W"
    : (["F", "N", "t", "Y", "r", "D"].find((kind) => groups[kind] !== undefined) ?? "x");
}
