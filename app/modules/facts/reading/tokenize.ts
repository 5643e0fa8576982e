import { asciiDigits } from "../digits";
import type { Lexicon } from "./lexicon";

/** A word, number or sign of a text with what it means to a reader; "other" is what the reader does not know. */
export interface Token<Kind extends string = string> {
  kind: Kind | "other";
  /** In lower case, digits 0 to 9. */
  text: string;
  start: number;
  end: number;
  /** What a number or a time says, in the reader's unit. */
  value?: number;
}

/** Reads numbers, times or amounts: `pattern` is sticky, `value` may refuse what only looks like one. */
export interface Recogniser<Kind extends string> {
  kind: Kind;
  pattern: RegExp;
  /** What it may begin with, in lower case: it is not tried anywhere else. Anything where it is left out. */
  begins?: string;
  value?(match: RegExpExecArray, text: string): number | undefined;
}

/** All that a reader knows. */
export interface Vocabulary<Kind extends string> {
  lexicon: Lexicon<Kind>;
  /** Tried in order, before the words. */
  recognisers: readonly Recogniser<Kind>[];
  /** Single signs, such as every dash of Unicode. */
  signs: Readonly<Record<string, Kind>>;
}

const WORD = /\d+|[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*|\S/uy;

/** Every dash and arrow that people put between two days, times or amounts. */
export const DASHES = "-‐‑‒–—―−~→➔⇒>›»";

/** Where numbers begin. */
export const DIGITS = "0123456789";

/** A table of signs that all mean the same. */
export const signsOf = <Kind extends string>(signs: string, kind: Kind): Record<string, Kind> =>
  Object.fromEntries([...signs].map((sign) => [sign, kind]));

/** Reads a text as a sequence of known phrases, numbers, words and signs. Linear in the length of the text. */
export function tokenize<Kind extends string>(original: string, vocabulary: Vocabulary<Kind>): Token<Kind>[] {
  const text = asciiDigits(original).toLowerCase();
  // A letter whose small form is longer would move all offsets after it.
  const read = text.length === original.length ? text : asciiDigits(original);
  const tokens: Token<Kind>[] = [];
  for (let at = 0; at < read.length; ) {
    const token = /\s/u.test(read.charAt(at)) ? undefined : tokenAt(read, at, vocabulary);
    if (token) tokens.push(token);
    at = token ? token.end : at + 1;
  }
  return tokens;
}

function tokenAt<Kind extends string>(text: string, at: number, vocabulary: Vocabulary<Kind>): Token<Kind> {
  const first = text.charAt(at);
  for (const { kind, pattern, begins, value } of vocabulary.recognisers) {
    if (begins !== undefined && !begins.includes(first)) continue;
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (!match || match[0] === "") continue;
    const read = value?.(match, text);
    if (value && read === undefined) continue;
    return { ...token(kind, text, at, at + match[0].length), ...(read !== undefined && { value: read }) };
  }
  const known = vocabulary.lexicon.longestAt(text, at);
  if (known) return token(known.kind, text, at, at + known.phrase.length);
  WORD.lastIndex = at;
  const word = WORD.exec(text)![0];
  // "constructor" is a word, too.
  const sign = Object.hasOwn(vocabulary.signs, word) ? vocabulary.signs[word] : undefined;
  return token(sign ?? "other", text, at, at + word.length);
}

function token<Kind extends string>(kind: Kind | "other", text: string, start: number, end: number): Token<Kind> {
  return { kind, text: text.slice(start, end), start, end };
}
