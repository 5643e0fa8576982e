import type { RequestLanguage } from "~/lib/languages";
import { isOneSlipAway } from "../../language/typos";
import { saidWords } from "./said-lexicon";
import { NO_SLIPS } from "./words/no-slips";

const LEAST_LETTERS = 5;

/** What a word means that is one slip of the finger away from a known one; nothing when it may be several. */
export function slipOf(word: string, language: RequestLanguage): string | undefined {
  if (word.length < LEAST_LETTERS || isCommon(word, language)) return undefined;
  const senses = new Set(candidates(word, language).map((known) => saidWords(language).get(known)!));
  return senses.size === 1 ? [...senses][0] : undefined;
}

const common = new Map<RequestLanguage, ReadonlySet<string>>();

/** Whether a word is one of the most used of its language, and tells nothing of a page. */
export function isCommon(word: string, language: RequestLanguage): boolean {
  const words = common.get(language) ?? new Set(NO_SLIPS[language].split(" "));
  common.set(language, words);
  return words.has(word);
}

/** Known words of about that length that begin alike; the longer may be the word with an ending that is not known. */
function candidates(word: string, language: RequestLanguage): string[] {
  return [...(byStart(language).get(word.charAt(0)) ?? [])].filter(
    (known) =>
      known.length >= LEAST_LETTERS - 1 &&
      saidWords(language).get(known) !== "light:aside" &&
      isOneSlipAway(known, word),
  );
}

const known = new Map<RequestLanguage, Map<string, string[]>>();

function byStart(language: RequestLanguage): Map<string, string[]> {
  const found = known.get(language);
  if (found) return found;
  const words = new Map<string, string[]>();
  for (const phrase of saidWords(language).keys()) {
    if (!/^[\p{L}\p{M}]+$/u.test(phrase)) continue;
    const start = phrase.charAt(0);
    words.set(start, [...(words.get(start) ?? []), phrase]);
  }
  known.set(language, words);
  return words;
}
