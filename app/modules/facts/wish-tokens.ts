import { remembered, rememberedTexts } from "~/lib/remembered";
import { lexiconOf, type Lexicon } from "./reading/lexicon";
import { tokenize, type Recogniser, type Token, type Vocabulary } from "./reading/tokenize";
import type { WordTables } from "./reading/read-languages";
import { spellings } from "./reading/spellings";
import { isOfThing, isPlainColour, LONGEST_COLOUR, mayBeginColour, readColourName } from "./colour-words";
import { paintOf, paintOfThing } from "./colour-things";
import type { WishWord } from "./wish-word";
import { WISH_WORDS } from "./wish-words";

/** A colour carries its value as a number; an end is a sign between two clauses. */
export type WishKind = WishWord | "colour" | "end" | "joint";
export type WishToken = Token<WishKind>;

const LETTERS = String.raw`[\p{L}\p{M}]{2,24}`;

const colourOf = ([words]: RegExpExecArray): number | undefined => {
  const colour = mayBeginColour(words) && !isPairOfColours(words) ? readColourName(words) : undefined;
  return colour === undefined ? undefined : Number.parseInt(colour.slice(1), 16);
};

/** "Geel-wit" are two. */
const isPairOfColours = (words: string): boolean => {
  const parts = words.split("-");
  return (
    parts.length === 2 && parts.some((part) => WHITE.has(readColourName(part) ?? "")) && parts.every(isPlainColour)
  );
};
const WHITE = new Set(["#ffffff", "#000000"]);

/** The longest name first: "dark olive green" is one colour. */
const COLOURS: Recogniser<WishKind>[] = [
  { kind: "colour", pattern: /#(?:[0-9a-f]{6}|[0-9a-f]{3})(?![\p{L}\d])/iuy, value: colourOf },
  ...Array.from({ length: LONGEST_COLOUR }, (_each, index) => LONGEST_COLOUR - index).map(
    (length): Recogniser<WishKind> => ({
      kind: "colour",
      pattern: new RegExp(String.raw`${LETTERS}(?:[ -]${LETTERS}){${length - 1}}(?![\p{L}\p{M}\d])`, "uy"),
      value: colourOf,
    }),
  ),
];

const SIGNS: Record<string, WishKind> = {
  ...Object.fromEntries([...",;.!?…،؛–—()&+/"].map((sign) => [sign, "end" as const])),
  ...Object.fromEntries([...":=-*\"'“”„«»‘’"].map((sign) => [sign, "joint" as const])),
};

/** Arabic writes "and" and the next word as one. */
const arabicAnd = (lexicon: Lexicon<WishKind>): Recogniser<WishKind> => ({
  kind: "and",
  pattern: /و(?=[\u0621-\u0652]{2})/uy,
  value: ({ index }, text) => {
    const word = /^[\u0621-\u0652]+/u.exec(text.slice(index + 1, index + 25))?.[0] ?? "";
    return lexicon.longestAt(text, index + 1) || readColourName(word) ? 1 : undefined;
  },
});

/** What a language's owners write to a designer; without a language the words of all count. */
export const wishVocabulary = remembered(vocabularyOf);

function vocabularyOf(language: string): Vocabulary<WishKind> {
  const lexicon = lexiconOf<WishKind>(SPELLED, language);
  return { lexicon, recognisers: [...COLOURS, arabicAnd(lexicon)], signs: SIGNS };
}
/** Without accents a short word is another: "é", "e". */
const withoutAccents = (word: string): string[] => (word.length < LEAST_SPELLED ? [word] : spellings(word));
const LEAST_SPELLED = 4;

/** The words of all languages, with and without accents. */
const SPELLED = Object.fromEntries(
  Object.entries(WISH_WORDS).map(([language, table]) => [
    language,
    Object.fromEntries(
      Object.entries(table).map(([kind, words]) => [kind, words.split("|").flatMap(withoutAccents).join("|")]),
    ),
  ]),
) as WordTables<WishKind>;

/** Reads a sentence as words that mean something to a designer, and others. */
export const wishTokens = (text: string, vocabulary: Vocabulary<WishKind>): WishToken[] =>
  tokensBy(vocabulary)(text, "");

/** In sentences and their parts: about as many as a text has. */
const MOST_TEXTS = 500;
const tokensBy = remembered((vocabulary: Vocabulary<WishKind>) =>
  rememberedTexts((text) => withMaterials(tokenize(text, vocabulary)), MOST_TEXTS),
);

/** Words that are neither a look nor a thing, where colours of things are spoken of. */
const MOST_OTHERS = 2;

/** What a colour is called where the word has another sense as well: "tom de goiaba", "in einem Ton wie Honig". */
const TONE = new Set("tom tono ton tone shade".split(" "));

/**
 * "In the colours of wood and linen", "nach Eisen und Holz ausschauen": between two signs, things are their colours. What
 * is no material is one only where colours are spoken of.
 */
function withMaterials(tokens: WishToken[]): WishToken[] {
  const ends = tokens.flatMap(({ kind }, at) => (kind === "end" ? [at] : []));
  const parts = [...ends, tokens.length].map((end, at) => tokens.slice(at === 0 ? 0 : ends[at - 1]!, end));
  return parts.flatMap((part, index) => {
    if (isMaterial(part) && parts.slice(Math.max(index - 2, 0), index).filter(endsInColour).length === 2)
      return part.map((token) => asMaterial(token, paintOf));
    const isOfColour = part.some(({ kind, text }) => kind === "tones" || TONE.has(text) || isOfThing(text));
    const paint = isOfColour ? paintOfThing : paintOf;
    const others = part.filter(({ kind, text }) => kind === "other" && !paint(text));
    const speaks = (isOfColour || part.some(({ kind }) => kind === "manner")) && others.length <= MOST_OTHERS;
    const read = speaks ? part.map((token) => asMaterial(token, paint)) : part;
    return isOfColour ? read.flatMap(withEarth) : read;
  });
}

function asMaterial(token: WishToken, paintFor: typeof paintOf): WishToken {
  const paint = token.kind === "other" ? paintFor(token.text) : undefined;
  return paint ? { ...token, kind: "colour", value: Number.parseInt(paint.slice(1), 16) } : token;
}

const BESIDE: ReadonlySet<WishKind> = new Set(["light", "end", "joint", "and"]);

/** "Du bleu-gris, du blanc, du bois": behind two colours a material is the third. */
const isMaterial = (part: readonly WishToken[]): boolean =>
  part.filter((token) => !isOf(token, BESIDE)).length === 1 &&
  part.some(({ kind, text }) => kind === "other" && paintOf(text) !== undefined);

const endsInColour = (part: readonly WishToken[]): boolean => part.at(-1)?.kind === "colour";

/** "Earthy colours": warm, and the colour of earth. */
function withEarth(token: WishToken): WishToken[] {
  const paint = token.kind === "warm" ? paintOfThing(token.text) : undefined;
  return paint ? [token, asMaterial({ ...token, kind: "other" }, paintOfThing)] : [token];
}

const HENCE = new Set("so|deshalb|daher|así que|donc|quindi|perciò|por isso|então|dus|więc|dlatego|لذلك".split("|"));

/** The clauses of a sentence: what stands between commas, full stops and words such as "and". */
export function clausesOf(tokens: readonly WishToken[]): WishToken[][] {
  const clauses: WishToken[][] = [[]];
  for (const token of tokens) {
    if (token.kind === "end" || token.kind === "and" || HENCE.has(token.text)) clauses.push([]);
    else clauses.at(-1)!.push(token);
  }
  return clauses.filter((clause) => clause.length > 0);
}

/** Whether a token is of one of these kinds. */
export const isOf = (token: WishToken | undefined, kinds: ReadonlySet<WishKind>): boolean =>
  token !== undefined && token.kind !== "other" && kinds.has(token.kind);
