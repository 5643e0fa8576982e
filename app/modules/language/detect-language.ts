import { SCREEN_LANGUAGE, type PageLanguage } from "~/lib/languages";
import { SIGNS, type KnownLanguage, type Signs } from "./language-signs";
import { wordsByLanguage } from "./words/words-by-language";

const LANGUAGES = Object.keys(SIGNS) as KnownLanguage[];

/** Whether a text in this language would be known as such. */
export const isKnownLanguage = (language: string): language is KnownLanguage => Object.hasOwn(SIGNS, language);

/** As much of a text is enough to know its language. */
const SAMPLE = 6000;
/** What only one language writes counts like several of its words. */
const TELLING_WEIGH = 2;
/** Foreign names and addresses stand in such texts, too. */
const SCRIPT_SHARE = 0.4;

export interface TextLanguage {
  /** The language of the owner's text, for `lang`. */
  lang: KnownLanguage;
  /** The language of the words that are not the owner's: the same where we have them, else English. */
  words: PageLanguage;
}

/**
 * The language of a text by its script, its most ordinary words and its letters; English when nothing speaks for
 * another.
 */
export function detectLanguage(text: string): TextLanguage {
  const lang = languageOf(text.slice(0, SAMPLE).toLowerCase());
  return { lang, words: lang in wordsByLanguage ? (lang as PageLanguage) : SCREEN_LANGUAGE };
}

/** The language of a sentence or line, which may be too short to tell: then undefined. */
export const languageOfLine = (line: string) => likeliest(line.toLowerCase(), 1);

const languageOf = (sample: string) => likeliest(sample, 2) ?? SCREEN_LANGUAGE;

/** The language that more words and letters speak for than for any other, if there are so many. */
function likeliest(sample: string, least: number): KnownLanguage | undefined {
  const words = sample.match(/\p{L}+/gu) ?? [];
  const scores = LANGUAGES.map((language) => ({ language, score: scoreOf(SIGNS[language], sample, words) }));
  const [best, second] = scores.toSorted((a, b) => b.score - a.score);
  return best && best.score >= least && best.score > (second?.score ?? 0) ? best.language : undefined;
}

function scoreOf(signs: Signs, sample: string, words: string[]): number {
  if ("script" in signs) return isMostlyIn(signs.script, sample) ? Infinity : 0;
  const found = words.filter((word) => signs.ordinary.has(word)).length;
  const told = words.filter((word) => signs.telling.has(word)).length;
  const spelt = words.filter((word) => signs.spelling?.test(word) && !signs.telling.has(word)).length;
  // A business' name may be foreign, however often it is said.
  return found + TELLING_WEIGH * (told + Math.min(spelt, found + told + 1));
}

function isMostlyIn(script: RegExp, sample: string): boolean {
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  return letters > 0 && (sample.match(script)?.length ?? 0) / letters > SCRIPT_SHARE;
}
