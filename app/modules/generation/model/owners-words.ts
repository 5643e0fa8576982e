/** The words and numbers of a text, without case, accents and marks: "1,90" stays one. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("&", " and ");
  return plain.match(/\d+(?:[.,:]\d+)*|\p{L}+/gu) ?? [];
}

const NUMBER = /\d/;

/** Of a fact's words, the share that another text must hold to say it too. */
const ENOUGH = 0.75;

/**
 * Whether a text says what a fact says: all of its numbers and most of its words. Of a translation, only numbers are
 * asked.
 */
export function says(text: ReadonlySet<string>, fact: string, translated = false): boolean {
  const words = wordsOf(fact);
  const numbers = words.filter((word) => NUMBER.test(word));
  if (!numbers.every((number) => text.has(number))) return false;
  if (translated) return true;
  return words.filter((word) => text.has(word)).length >= words.length * ENOUGH;
}
