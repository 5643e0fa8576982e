/** A text in lower case with nothing but its words, so that 'Click here!' and 'click here →' are the same. */
export function plainWords(text: string): string {
  return text.normalize("NFKC").toLowerCase().replace(/[\u064b-\u0652\u0640]/g, "").replace(/[^\p{L}\p{N}]+/gu, " ").trim();
}

/** A list of phrases, separated by commas, as a set of plain words. */
export const phrases = (list: string): Set<string> => new Set(list.split(",").map(plainWords));
