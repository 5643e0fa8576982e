import { wordsByLanguage, type LanguageCode } from "./words/words-by-language";

/** The most ordinary words of a language, and what only it writes. */
interface Signs {
  words: Set<string>;
  letters?: RegExp;
}

const signs = (words: string, letters?: RegExp): Signs => ({ words: new Set(words.split(" ")), ...(letters && { letters }) });

const SIGNS: Record<string, Signs> = {
  en: signs("the and of to in is are we our you your for with from at on by it that this have not or open closed until my shop street"),
  de: signs("der die das und ist sind wir unser unsere sie ihr ihre für mit von bei auf im in den dem ein eine einen nicht oder bis seit am zum zur geschlossen uhr bäckerei praxis kanzlei gasthaus werkstatt", /[äöüß]/),
  es: signs("el la los las y de del en es son somos nuestro nuestra para con por un una que su desde lunes cerrado hasta al no o panadería clínica taller tienda", /[ñ¿¡]|ción\b/),
  fr: signs("le la les des et du de au aux est sont nous notre nos pour avec sur dans un une que qui depuis chez vous votre ouvert fermé", /[œç]/),
  it: signs("il lo la gli le e di del della dei nel nella è sono siamo nostro nostra per con su un una che dal chiuso aperto alla"),
  pt: signs("o a os as e do da dos das no na em é são somos nosso nossa para com por um uma que desde fechado aberto ao", /[ãõ]|ção\b/),
  nl: signs("de het een en van wij onze ons voor met op in is zijn niet of bij sinds gesloten uur naar ook"),
  pl: signs("i w z na do jest są nasz nasza od dla się nie oraz przy po godziny", /[łąęśżźćń]/),
  tr: signs("ve bir bu için ile biz bizim olan da de en çok kapalı açık saat", /[ğış]/),
};

/** As much of a text is enough to know its language. */
const SAMPLE = 6000;
/** What only one language writes counts like several of its words. */
const LETTERS_WEIGH = 2;

export interface TextLanguage {
  /** The language of the owner's text, for `lang`. */
  lang: string;
  /** The language of the words that are not the owner's: the same where we have them, else English. */
  words: LanguageCode;
}

/** The language of a text by its script, its most ordinary words and its letters; English when nothing speaks for another. */
export function detectLanguage(text: string): TextLanguage {
  const lang = languageOf(text.slice(0, SAMPLE).toLowerCase());
  return { lang, words: Object.hasOwn(wordsByLanguage, lang) ? (lang as LanguageCode) : "en" };
}

/** The language of a sentence or line, which may be too short to tell: then undefined. */
export const languageOfLine = (line: string) => likeliest(line.toLowerCase(), 1);

const languageOf = (sample: string) => likeliest(sample, 2) ?? "en";

/** The language that more words and letters speak for than for any other, if there are so many. */
function likeliest(sample: string, least: number): string | undefined {
  const arabic = sample.match(/[\u0620-\u064a]/g)?.length ?? 0;
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  if (letters > 0 && arabic / letters > 0.4) return "ar";
  const words = sample.match(/\p{L}+/gu) ?? [];
  const scores = Object.entries(SIGNS).map(([code, { words: known, letters: own }]) => {
    const found = words.filter((word) => known.has(word)).length;
    const marked = own ? words.filter((word) => own.test(word)).length : 0;
    return { code, score: found + LETTERS_WEIGH * Math.min(marked, found + 1) };
  });
  const [best, second] = scores.toSorted((a, b) => b.score - a.score);
  return best && best.score >= least && best.score > (second?.score ?? 0) ? best.code : undefined;
}
