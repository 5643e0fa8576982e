import { remembered } from "~/lib/remembered";
import { LONGEST_COLOUR, mayBeginColour, readColourName } from "../colour-words";
import { lexiconFrom, type Lexicon } from "../reading/lexicon";
import type { ReadLanguage, WordTable } from "../reading/read-languages";
import { DIGITS, tokenize, type Recogniser, type Token } from "../reading/tokenize";
import { WISH_WORDS } from "../wish-words";
import type { MakerWord } from "./maker-word";
import { MAKER_WORDS } from "./maker-words";

/** An end is a sign between two clauses, a quote one around words. */
type MakerKind = MakerWord | "colour" | "number" | "end" | "quote" | "mark";
export type MakerToken = Token<MakerKind>;

const SIGNS: Record<string, MakerKind> = {
  ...Object.fromEntries([...",;.!?…،؛؟–—()"].map((sign) => [sign, "end" as const])),
  ...Object.fromEntries([...'"“”„«»‘‚'].map((sign) => [sign, "quote" as const])),
  ...Object.fromEntries([..."-:'’*"].map((sign) => [sign, "mark" as const])),
  ...Object.fromEntries([..."+&/"].map((sign) => [sign, "and" as const])),
};

/** Reads a sentence as words that mean something to the maker of a website, and others. */
export function makerTokens(text: string, language: string): MakerToken[] {
  const lower = text.toLowerCase();
  const written = lower.length === text.length ? lower : text;
  const words = wordsOf(language);
  const recognisers = [NUMBER, ...coloursIn(written)];
  return tokenize(folded(written), { lexicon: words.lexicon, recognisers, signs: SIGNS }).map((token) =>
    token.kind === "other" ? { ...token, kind: kindOf(token.text, words) } : token,
  );
}

/** Letter for letter without accents, so that offsets stay. */
const folded = (text: string): string =>
  text.replace(/[\u0080-\u{10ffff}]/gu, (sign) =>
    sign.length > 1 ? sign : (LETTERS[sign] ?? sign.normalize("NFD").charAt(0)),
  );
const LETTERS: Record<string, string> = { ł: "l", ß: "s", œ: "o", "’": "'" };

const NUMBER: Recogniser<MakerKind> = { kind: "number", begins: DIGITS, pattern: /\d[\d.,:]*/uy };

const COLOURS = [
  /#(?:[0-9a-f]{6}|[0-9a-f]{3})(?![\p{L}\d])/iuy,
  ...Array.from({ length: LONGEST_COLOUR }, (_each, index) => LONGEST_COLOUR - index).map(
    (length) =>
      new RegExp(String.raw`[\p{L}\p{M}]{2,24}(?:[ -][\p{L}\p{M}]{2,24}){${length - 1}}(?![\p{L}\p{M}\d])`, "uy"),
  ),
];

/** Names of colours need their accents: "grün". */
const coloursIn = (written: string): Recogniser<MakerKind>[] =>
  COLOURS.map((pattern) => ({
    kind: "colour",
    pattern,
    value: ({ index, 0: words }) =>
      isColour(written.slice(index, index + words.length)) || isColour(words) ? 1 : undefined,
  }));

const isColour = (words: string): boolean => mayBeginColour(words) && readColourName(words) !== undefined;

interface Words {
  lexicon: Lexicon<MakerKind>;
  /** Words by themselves, and what stands for all that begin with it. */
  single: Map<string, MakerKind>;
  stems: [string, MakerKind][];
}

const wordsOf = remembered(readWords);

const ENDINGS = ["", "s", "e", "en", "er", "a", "y", "i"];

function readWords(language: string): Words {
  const table: WordTable<MakerWord> = Object.hasOwn(MAKER_WORDS, language)
    ? MAKER_WORDS[language as ReadLanguage]
    : MAKER_WORDS.en;
  const phrases = new Map<string, MakerKind>();
  const stems: [string, MakerKind][] = [];
  for (const [kind, list] of Object.entries(table) as [MakerWord, string][]) {
    for (const entry of list.split("|")) {
      const phrase = entry.replace(/\*$/u, "");
      const isStem = phrase !== entry;
      if (isStem && !phrase.includes(" ")) stems.push([phrase, kind]);
      for (const ending of isStem ? ENDINGS : [""])
        if (!phrases.has(phrase + ending)) phrases.set(phrase + ending, kind);
    }
  }
  for (const phrase of looksOf(language)) if (!phrases.has(phrase)) phrases.set(phrase, "look");
  return { lexicon: lexiconFrom(phrases), single: phrases, stems };
}

/** How a page is to look, which the reader of wishes knows. */
function looksOf(language: string): string[] {
  const words = Object.hasOwn(WISH_WORDS, language) ? WISH_WORDS[language as ReadLanguage] : WISH_WORDS.en;
  const { look = "", trait = "", warm = "" } = words;
  return [look, trait, warm].flatMap((list) => folded(list).split("|"));
}

const ARABIC_PREFIX = /^(?:وال|وبال|بال|لل|ال|وب|و|ب|ل|ف)(?=[\u0621-\u064a]{2})/u;
const GERMAN_PARTS = /(?:bilder|bild|fotos?|videos?|schrift|knopf|button|farben|formular)$/u;

function kindOf(word: string, { single, stems }: Words): MakerKind | "other" {
  const bare = word.replace(ARABIC_PREFIX, "");
  const last = GERMAN_PARTS.exec(word)?.[0];
  return (
    single.get(bare) ??
    stems.find(([stem]) => word.startsWith(stem) || bare.startsWith(stem))?.[1] ??
    (last === undefined ? undefined : single.get(last)) ??
    "other"
  );
}
