import type { Dialogue } from "./dialogue";
import { readWords } from "./read-words";
import { means, type SenseKind, type Word } from "./word";

/** A request as it was meant, and its words. */
export interface Corrected {
  text: string;
  words: Word[];
}

const WRITING: ReadonlySet<string> = new Set(["set-text", "add-text", "add-item"]);
const VALUES: readonly SenseKind[] = ["fact", "colour", "literal"];
/** Words beside a value that say no more than that it is meant. */
const BESIDE: readonly SenseKind[] = ["light", "reference", "link"];

/** 'Sorry, I meant 11': the last request with its one value changed for this one. Null where it is not all that is said. */
export function corrected(words: readonly Word[], { said, done }: Dialogue): Corrected | null {
  const values = words.filter(isValue);
  if (said === null || values.length !== 1 || !words.every((word) => isValue(word) || saysLittle(word))) return null;
  const [value] = values;
  // 'Add Cream tea' and 'make it white': a colour in what was written is none that was asked for.
  if (means(value!, "colour") && WRITING.has(done?.name ?? "") && !words.some(({ text }) => MEANT.test(text)))
    return null;
  const before = readWords(said).filter((word) => isAlike(word, value!));
  if (before.length !== 1) return null;
  const [old] = before;
  const own = means(value!, "literal") ? `"${value!.text}"` : value!.text;
  const text = said.slice(0, old!.start) + own + said.slice(old!.end);
  return { text, words: readWords(text) };
}

const isValue = (word: Word) => VALUES.some((kind) => means(word, kind));
const isAlike = (word: Word, value: Word) =>
  VALUES.some((kind) => means(word, kind) && means(value, kind)) &&
  (!means(value, "fact") ||
    means(value, "fact", "number") ||
    word.senses.some(({ is }) => means(value, "fact", is as never)));

const saysLittle = (word: Word) =>
  BESIDE.some((kind) => means(word, kind)) ||
  means(word, "verb", "be", "make", "change", "put") ||
  MEANT.test(word.text);
/** 'I meant', 'ich meinte'. */
const MEANT =
  /^(?:i|meant|mean|mistake|rather|actually|meinte|gemeint|doch|quería|decir|digo|voulais|dire|volevo|dire|queria|dizer|bedoelde|bedoel|sorry)$/i;
