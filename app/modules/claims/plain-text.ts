import { asciiDigits } from "../facts/digits";

const INVISIBLE = /[\u00ad\u0640\u064b-\u065f\u0670\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/**
 * A text as it is compared: lower case, digits 0 to 9, one kind of blank, dash, apostrophe and quotation mark, no
 * invisible characters and no Arabic vowel signs.
 */
export function plainText(text: string): string {
  return asciiDigits(text.normalize("NFC"))
    .toLowerCase()
    .replace(INVISIBLE, "")
    .replace(/[\u2018\u2019\u02bc`´]/g, "'")
    .replace(/["“”„«»‹›]/g, '"')
    .replace(/\s?[‐-―−-]\s?/g, "-")
    .replace(/\s+/g, " ")
    .trim();
}

/** A word without case and accents: "Müller" and "MULLER" are one. */
export function plainWord(word: string): string {
  if (/^[\x21-\x7e]*$/.test(word)) return word.toLowerCase();
  return asciiDigits(word)
    .toLowerCase()
    .replace(INVISIBLE, "")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/ß/g, "ss")
    .replace(/ł/g, "l")
    .replace(/ة/g, "ه")
    .replace(/ى/g, "ي");
}

/** The words and numbers of a text, as they are compared. */
export function plainWords(text: string): string[] {
  return Array.from(text.matchAll(/[\p{L}\p{M}]+|\p{N}+/gu), ([word]) => plainWord(word)).filter(Boolean);
}

/** Three words in a row, each such row of a text. */
export const triplesOf = (words: string[]) =>
  words.slice(2).map((word, index) => `${words[index]} ${words[index + 1]} ${word}`);
