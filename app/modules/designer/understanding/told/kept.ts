import { means, type Word } from "../word";
import { isPlainVerb } from "../gist/asks";
import { cueIn } from "../words/told-cues";
import type { Told, ToldReader } from "./part";
import { segmentsOf } from "./segments";

/** 'The £6 stays as it is', 'small and medium still a tenner': what stays as it is, with its number, asks for nothing. */
export const readKept: ToldReader = (words, source): Told | null => {
  for (const segment of segmentsOf(words, source)) {
    const { start, end, words: own } = segment;
    if (STAYS.test(source.slice(start, end)) && own.some(isFigure) && own.every(mayStay))
      return { start, end, call: null };
  }
  return null;
};

/** Who stays open stays so until a time that is news. */
const OPEN =
  "open|closed|shut|offen|geöffnet|geschlossen|auf|zu|ouverte?s?|fermée?s?|abiert[oa]s?|cerrad[oa]s?|apert[aeio]|chius[aeio]|abert[oa]s?|fechad[oa]s?|geopend|gesloten|dicht";
const STAYS = new RegExp(`(?<!\\p{L})(?:${cueIn("stays")})(?!\\p{L}|\\s(?:${OPEN})(?!\\p{L}))`, "iu");
const isFigure = (word: Word) =>
  means(word, "fact", "price", "number", "time") || /^(?:tenner|fiver)$/i.test(word.text);

/** Nothing new is told beside it. */
const mayStay = (word: Word): boolean =>
  !means(word, "literal") &&
  !means(word, "link", "colon", "instead") &&
  (!means(word, "verb") || isPlainVerb(word) || STAYS.test(word.text) || means(word, "light") || means(word, "thing"));
