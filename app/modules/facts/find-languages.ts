import { capitalised } from "../language/capitalised";
import type { Found, SourceText } from "./source-text";

const NAMES =
  "english|spanish|german|french|italian|portuguese|polish|turkish|arabic|russian|ukrainian|romanian|dutch|greek|hindi|urdu|punjabi|bengali|gujarati|tamil|mandarin|cantonese|chinese|japanese|korean|vietnamese|tagalog|somali|amharic|swahili|persian|farsi|hebrew|czech|hungarian|swedish|danish|norwegian|finnish|welsh|irish|catalan|basque|croatian|serbian|bosnian|albanian|bulgarian|lithuanian|hmong|nepali|thai|yoruba|igbo|bsl|asl|" +
  "deutsch|englisch|spanisch|französisch|italienisch|portugiesisch|polnisch|türkisch|arabisch|russisch|ukrainisch|rumänisch|niederländisch|griechisch|kroatisch|serbisch|dänisch|persisch|kurdisch|chinesisch|" +
  "español|castellano|inglés|alemán|francés|italiano|portugués|árabe|ruso|rumano|chino|polaco|catalán|catalá|català|gallego|euskera|neerlandés|" +
  "العربية|الإنجليزية|الانجليزية|الفرنسية|الإسبانية|الألمانية|التركية|الأردية|الإيطالية|الايطالية|الروسية|الصينية|الفارسية|الكردية|البرتغالية|الهندية|التغالوغية|الأمازيغية";
const KNOWN = new Set(NAMES.split("|"));
const JOINERS = new Set([",", "/", "&", "+", "and", "or", "und", "oder", "sowie", "y", "e", "و", "،"]);
const SPEAKS =
  /speak|spoken|languages?\b|sprechen|sprache|gesprochen|hablamos|habla\b|idiomas?|atendemos en|نتحدث|نتكلم|اللغات/iu;
const IN = /(?:\bin|\bauf|\ben)\s*$/iu;

/** The languages in which customers are served, as the owner names them; claims the sentence that says so. */
export function findLanguages(source: SourceText): Found<string[]> {
  for (const line of source.lines) {
    for (const sentence of line.sentences) {
      const value = languagesIn(sentence.text);
      if (value.length > 0) return { value, sentenceIds: [sentence.id] };
    }
  }
  return { value: [], sentenceIds: [] };
}

/** "English, Igbo, some Spanish": a line that names languages and nothing else. */
export const namesLanguages = (text: string): boolean => {
  const parts = text.replace(/\.$/u, "").split(/[,،/]\s?|\s(?:and|und|y|et|e|en|i)\s/u);
  const isNamed = (part: string) =>
    part.split(" ").length <= 3 && part.split(" ").some((word) => KNOWN.has(word.toLowerCase()));
  return parts.length > 1 && parts.every(isNamed);
};

function languagesIn(text: string): string[] {
  const speaks = SPEAKS.test(text);
  if (!speaks && !/\b(?:in|auf|en)\b/i.test(text)) return [];
  const { names, start } = firstList(text);
  const asPlace = names.length > 1 && IN.test(text.slice(Math.max(0, start - 6), start));
  return speaks || asPlace ? [...new Set(names.map(capitalised))] : [];
}

/** The first run of language names with only commas and "and" between them. */
function firstList(text: string): { names: string[]; start: number } {
  const names: string[] = [];
  let start = 0;
  for (const match of text.matchAll(/[\p{L}\p{M}]+|\S/gu)) {
    const word = match[0].replace(/^و(?=ال)/, "");
    if (KNOWN.has(word.toLowerCase())) {
      if (names.length === 0) start = match.index;
      names.push(word);
    } else if (names.length > 0 && !JOINERS.has(match[0].toLowerCase())) {
      break;
    }
  }
  return { names, start };
}
