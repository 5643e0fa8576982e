import { SCREEN_LANGUAGE, type DesignerLanguage, type PageLanguage } from "~/lib/languages";
import { wordsByLanguage } from "./words/words-by-language";

/** The most ordinary words of a language and what only it writes, or the letters that it alone is made of. */
type Signs = { words: Set<string>; letters?: RegExp } | { script: RegExp };

const signs = (words: string, letters?: RegExp): Signs => ({
  words: new Set(words.split(" ")),
  ...(letters && { letters }),
});

/** Pages may be in more languages than have words of ours. */
type KnownLanguage = PageLanguage | "it" | "nl" | "pl" | "tr";

const SIGNS: Record<KnownLanguage, Signs> = {
  en: signs(
    "the and of to in is are we our you your for with from at on by it that this have not or open closed until my shop street",
  ),
  de: signs(
    "der die das und ist sind wir unser unsere sie ihr ihre für mit von bei auf im in den dem ein eine einen nicht oder bis seit am zum zur geschlossen uhr bäckerei praxis kanzlei gasthaus werkstatt",
    /[äöüß]/,
  ),
  es: signs(
    "el la los las y de del en es son somos nuestro nuestra para con por un una que su desde lunes cerrado hasta al no o panadería clínica taller tienda",
    /[ñ¿¡]|ción\b/,
  ),
  fr: signs(
    "le la les des et du de au aux est sont nous notre nos pour avec sur dans un une que qui depuis chez vous votre ouvert fermé",
    /[œç]/,
  ),
  it: signs(
    "il lo la gli le e di del della dei nel nella è sono siamo nostro nostra per con su un una che dal chiuso aperto alla",
  ),
  pt: signs(
    "o a os as e do da dos das no na em é são somos nosso nossa para com por um uma que desde fechado aberto ao",
    /[ãõ]|ção\b/,
  ),
  nl: signs("de het een en van wij onze ons voor met op in is zijn niet of bij sinds gesloten uur naar ook"),
  pl: signs("i w z na do jest są nasz nasza od dla się nie oraz przy po godziny", /[łąęśżźćń]/),
  tr: signs("ve bir bu için ile biz bizim olan da de en çok kapalı açık saat", /[ğış]/),
  ar: { script: /[\u0620-\u064a]/g },
};

const LANGUAGES = Object.keys(SIGNS) as KnownLanguage[];

/** Whether a text in this language would be known as such. */
export const isKnownLanguage = (language: string): language is KnownLanguage => Object.hasOwn(SIGNS, language);

/** As much of a text is enough to know its language. */
const SAMPLE = 6000;
/** What only one language writes counts like several of its words. */
const LETTERS_WEIGH = 2;
/** Foreign names and addresses stand in such texts, too. */
const SCRIPT_SHARE = 0.4;

export interface TextLanguage {
  /** The language of the owner's text, for `lang`. */
  lang: KnownLanguage;
  /** The language of the words that are not the owner's: the same where we have them, else English. */
  words: DesignerLanguage;
}

/**
 * The language of a text by its script, its most ordinary words and its letters; English when nothing speaks for
 * another.
 */
export function detectLanguage(text: string): TextLanguage {
  const lang = languageOf(text.slice(0, SAMPLE).toLowerCase());
  return { lang, words: lang in wordsByLanguage ? (lang as DesignerLanguage) : SCREEN_LANGUAGE };
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
  const found = words.filter((word) => signs.words.has(word)).length;
  const marked = words.filter((word) => signs.letters?.test(word)).length;
  return found + LETTERS_WEIGH * Math.min(marked, found + 1);
}

function isMostlyIn(script: RegExp, sample: string): boolean {
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  return letters > 0 && (sample.match(script)?.length ?? 0) / letters > SCRIPT_SHARE;
}
