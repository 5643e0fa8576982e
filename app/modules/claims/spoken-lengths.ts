import type { WordTables } from "../facts/reading/read-languages";
import type { WordNumber } from "./number-words";
import { isTime, measureOf } from "./measures";

type Minutes = "15" | "30" | "45" | "90" | "20160";

/** Lengths of time that have a name of their own, by their minutes. */
const LENGTHS: WordTables<Minutes> = {
  en: {
    "15": "a quarter of an hour",
    "30": "half an hour|half hour|half-hour",
    "45": "three quarters of an hour",
    "90": "an hour and a half|one and a half hours",
    "20160": "fortnight",
  },
  de: {
    "15": "viertelstunde",
    "30": "halbe stunde|halbstündig|halben stunde",
    "45": "dreiviertelstunde",
    "90": "anderthalb stunden|eineinhalb stunden",
  },
  es: {
    "15": "cuarto de hora",
    "30": "media hora",
    "45": "tres cuartos de hora",
    "90": "hora y media",
    "20160": "quincena",
  },
  fr: {
    "15": "quart d'heure",
    "30": "demi-heure|demi heure",
    "45": "trois quarts d'heure",
    "90": "heure et demie",
    "20160": "quinzaine",
  },
  it: { "15": "quarto d'ora", "30": "mezz'ora|mezzora", "45": "tre quarti d'ora", "90": "ora e mezza|ora e mezzo" },
  pt: { "15": "quarto de hora", "30": "meia hora", "45": "três quartos de hora", "90": "hora e meia" },
  nl: { "15": "kwartier", "30": "half uur|halfuur", "45": "drie kwartier", "90": "anderhalf uur" },
  pl: { "15": "kwadrans", "30": "pół godziny", "45": "trzy kwadranse", "90": "półtorej godziny" },
  ar: { "15": "ربع ساعة", "30": "نصف ساعة", "45": "ثلاثة أرباع الساعة", "90": "ساعة ونصف" },
};
const MINUTES = new Map(
  Object.values(LENGTHS).flatMap((table) =>
    Object.entries(table).flatMap(([minutes, words]) =>
      words.split("|").map((word) => [word, Number(minutes)] as const),
    ),
  ),
);
const PHRASE = new RegExp(
  `(?<!\\p{L})(?:${[...MINUTES.keys()].sort((a, b) => b.length - a.length).join("|")})(?!\\p{L})`,
  "giu",
);
/** "An hour", "eine Stunde": one of a length of time, in nine languages. */
const ONE =
  /(?<!\p{L})(?:an?|one|ein|eine|einer|einen|una?|une|um|uma|uno|een|jeden|jedna|jedną)\s(\p{L}+)|(?<!\p{L})(godzin[aęy]|ساعة واحدة)(?!\p{L})/giu;

/** A length of time that is said without a number. */
export interface SpokenLength extends WordNumber {
  measure: string;
}

/** Lengths of time in words of their own, "half an hour" and "an hour", in order. */
export function spokenLengths(original: string): SpokenLength[] {
  const text = original.replace(/[’‘]/g, "'");
  const named = Array.from(text.matchAll(PHRASE), ({ 0: phrase, index }) => ({
    value: MINUTES.get(phrase.toLowerCase()) ?? 0,
    measure: "minute",
    start: index,
    end: index + phrase.length,
  }));
  const ones = Array.from(text.matchAll(ONE), ({ 0: phrase, 1: word, index }) => ({
    value: 1,
    measure: word ? (measureOf(word) ?? "") : "hour",
    start: index,
    end: index + phrase.length,
  })).filter(
    ({ measure, start, end }) => isTime(measure) && !named.some((each) => each.start < end && each.end > start),
  );
  return [...named, ...ones].sort((a, b) => a.start - b.start);
}
