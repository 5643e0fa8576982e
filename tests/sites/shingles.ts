/** Words of a shingle. */
const LENGTH = 5;

/** Every run of five words of a text, in lower case and without punctuation around the words. */
export function shinglesOf(text: string): Set<string> {
  const words = text.toLowerCase().split(/\s+/).map(bare).filter(Boolean);
  return new Set(words.slice(LENGTH - 1).map((_, start) => words.slice(start, start + LENGTH).join(" ")));
}

const bare = (word: string) => word.replace(/^[^\p{L}\p{N}]+|(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/gu, "");

/** How much two sets have in common: the size of their intersection over the size of the smaller, 0 to 1. */
export function shareInCommon(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const [small, large] = one.size < other.size ? [one, other] : [other, one];
  if (small.size === 0) return 0;
  return [...small].filter((each) => large.has(each)).length / small.size;
}
