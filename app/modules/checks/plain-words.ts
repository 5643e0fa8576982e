import type { PageLanguage } from "~/lib/languages";

/** A text in lower case with nothing but its words, so that 'Click here!' and 'click here →' are the same. */
export function plainWords(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\u064b-\u0652\u0640]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** Phrases of each language, separated by commas, as a set of plain words. */
export const phrases = (lists: Record<PageLanguage, string>): Set<string> =>
  new Set(Object.values(lists).flatMap((list) => list.split(",").map(plainWords)));
