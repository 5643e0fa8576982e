import { means, type Word } from "./word";

/** Words that say something: without articles, politeness and the signs between. */
export const contentOf = (words: readonly Word[]): Word[] =>
  words.filter(
    (word) => !means(word, "light") && !means(word, "scope", "everywhere") && !means(word, "reference", "too"),
  );

/** The words of a clause between two of them, as they were said; a quotation alone without its quotes. */
export function saidBetween(words: readonly Word[], source: Source): string {
  const own = trimmed(words);
  const [first, last] = [own[0], own.at(-1)];
  if (!first || !last) return "";
  if (own.length === 1) return first.text;
  return source.text.slice(first.start - source.start, last.end - source.start);
}

/** A clause's text, and where it begins in the message. */
export interface Source {
  text: string;
  start: number;
}

/** Without articles, politeness and signs at its ends. */
export function trimmed(words: readonly Word[]): readonly Word[] {
  const isEdge = (word: Word) =>
    means(word, "light", "polite", "comma", "stop", "sign", "and", "filler") ||
    means(word, "link", "colon") ||
    (means(word, "light", "article") && !/^\p{Lu}/u.test(word.text));
  const from = words.findIndex((word) => !isEdge(word));
  return from === -1 ? [] : words.slice(from, words.findLastIndex((word) => !isEdge(word)) + 1);
}

/** A clause as what its words were said in. */
export const sourceOf = ({ words, text }: { words: readonly Word[]; text: string }): Source => ({
  text,
  start: words[0]?.start ?? 0,
});
