/** A word as it is written, and as people write it who leave accents out. */
export const spellings = (word: string): string[] =>
  /\p{Script=Arabic}/u.test(word)
    ? [word]
    : [word, word.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ł", "l")].filter(Boolean);
