import type { Passage } from "./page-text";
import { STOP_WORDS } from "./stop-words";

const WORD = /\p{L}[\p{L}\p{M}]*(?:['’-]\p{L}[\p{L}\p{M}]*)*/gu;
const SHORTEST = 3;
// Vowel signs of Arabic, and the stroke that stretches a word: the same word is written with and without them.
const ORNAMENTS = /[\u064b-\u0652\u0640]/g;

/**
 * The words that tell most of what a text is about, most telling first: each counts as often as it is said, times the
 * weight of where. Ordinary words of English, German, Spanish and Arabic do not count; among equals the first said
 * wins.
 */
export function tellingTerms(passages: readonly Passage[], count: number): string[] {
  const weights = new Map<string, number>();
  for (const { text, weight } of passages) {
    for (const word of wordsOf(text)) weights.set(word, (weights.get(word) ?? 0) + weight);
  }
  return [...weights]
    .sort(([, a], [, b]) => b - a)
    .slice(0, count)
    .map(([word]) => word);
}

function wordsOf(text: string): string[] {
  const words = text.toLowerCase().replace(ORNAMENTS, "").match(WORD) ?? [];
  return words.filter(
    (word) => word.length >= SHORTEST && !STOP_WORDS.has(word.replace(/['’]s$|['’]/g, "")) && !STOP_WORDS.has(word),
  );
}
