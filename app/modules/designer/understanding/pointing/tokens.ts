const MOST_REMEMBERED = 4000;
const known = new Map<string, readonly string[]>();

/** Words of a text as a person compares them: without accents, signs and endings for several. */
export function tokensOf(text: string): readonly string[] {
  const before = known.get(text);
  if (before) return before;
  if (known.size >= MOST_REMEMBERED) known.clear();
  const words =
    text
      .normalize("NFD")
      .replace(/\p{M}/gu, "")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const found = words.filter((word) => word.length > 1 || /\d/.test(word)).map((word) => SHORT[word] ?? word);
  known.set(text, found);
  return found;
}

/** Measures are written in short. */
const SHORT: Record<string, string> = { hr: "hour", hrs: "hour", min: "minute", mins: "minute", std: "stunde" };

const LEAST = 4;
const MOST_MORE = 2;

/** The same word, or one with an ending. */
export const isWord = (one: string, other: string): boolean =>
  one === other ||
  (Math.min(one.length, other.length) >= LEAST &&
    Math.abs(one.length - other.length) <= MOST_MORE &&
    (one.startsWith(other) || other.startsWith(one))) ||
  (one.length > LEAST &&
    other.length > LEAST &&
    one.length === other.length &&
    one.slice(0, -1) === other.slice(0, -1));

/** Whether a text has all of some words. */
export const hasWords = (text: string, wanted: readonly string[]): boolean => {
  const own = tokensOf(text);
  return wanted.every((word) => own.some((each) => isWord(each, word)));
};
