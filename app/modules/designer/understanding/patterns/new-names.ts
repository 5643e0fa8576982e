import { isName } from "../own-words";
import type { PieceOf } from "../pieces";
import { readWords } from "../read-words";
import { means } from "../word";

/** Whether something new may be called so: one thing, by short words that say nothing of how it is to look. */
export function mayBeNamed(what: PieceOf<"phrase">, { isQuoted, words, text }: PieceOf<"literal">): boolean {
  if (isQuoted) return true;
  const [first] = words;
  const isLook = first !== undefined && !/^\p{Lu}/u.test(first.text) && LOOKS.some((kind) => means(first, kind));
  return !what.phrase.many && !isLook && isName(text);
}

/** 'A red banner': what is new is made like others, so that a look of its own would be left out. */
export const saysLooks = ({ phrase: { words } }: PieceOf<"phrase">): boolean =>
  words.some(({ text }) => readWords(text).some((word) => means(word, "colour") || means(word, "value")));

const LOOKS = ["colour", "value", "property", "amount", "reference"] as const;
