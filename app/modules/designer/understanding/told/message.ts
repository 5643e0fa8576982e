import { splitSentences } from "../../../facts/sentences";
import { means, type Word } from "../word";

/** A stretch of a message. */
interface Stretch {
  start: number;
  end: number;
}

/** A sentence of a message, where it stands in it. */
export interface MessageSentence extends Stretch {
  text: string;
}

/** The words that stand wholly within a stretch of their message. */
export const wordsWithin = (words: readonly Word[], { start, end }: Stretch): Word[] =>
  words.filter((word) => word.start >= start && word.end <= end);

/** Three dots before a capital end a sentence, as one does. */
const DOTS = /…(?=\s\p{Lu})/gu;

/** The sentences of a message, or of what stands from a place on, whose lines its owner may break anywhere. */
export function sentencesOf(source: string, from = 0): MessageSentence[] {
  const said = source.slice(from).replaceAll("\n", " ");
  return splitSentences(said.replace(DOTS, ".")).map(({ text, start }) => ({
    text: said.slice(start, start + text.length),
    start: from + start,
    end: from + start + text.length,
  }));
}

/** A sign that parts the clauses of a sentence. */
export const partsClauses = (word: Word): boolean =>
  means(word, "light", "comma", "stop") || means(word, "link", "colon");
