import type { Planned } from "./plan-requests";
import { contentOf } from "./said-words";
import { signsOf } from "./no-request";
import { detectSaid } from "./said-lexicon";
import { means, type Word } from "./word";

/** A plan in which no request is done whose limits were not understood: 'round corners … just the courses'. */
export function withinLimits(plan: readonly Planned[], source: string): Planned[] {
  const language = detectSaid(source);
  const { only, not } = signsOf(language);
  return plan.map((planned, at) => {
    const next = plan[at + 1];
    if (!planned.understood || !next || next.understood || next.isPassed) return planned;
    const first = contentOf(next.words)[0] ?? next.words[0]!;
    const begins = [first, next.words[0]!].some(
      ({ text }) => only.has(text.toLowerCase()) || not.has(text.toLowerCase()),
    );
    const limits = (begins && namesSomething(next.words)) || isScope(next.words) || isHalf(next);
    return limits ? { ...planned, understood: null, isRequest: true } : planned;
  });
}

/** Something else of a page, rather than 'just that bit'. */
const namesSomething = (words: readonly Word[]): boolean =>
  !hasVerb(words) &&
  words.some((word) => means(word, "thing") || means(word, "device") || means(word, "property")) &&
  !words.some((word) => means(word, "reference", "this", "that"));

/** 'On phones only', and nothing else. */
const isScope = (words: readonly Word[]): boolean =>
  words.some((word) => means(word, "device")) &&
  contentOf(words).every((word) => means(word, "device") || means(word, "scope") || means(word, "amount"));

/** '… and accents': what belongs to the words before it. */
const isHalf = ({ words, joinedBy }: Planned): boolean => {
  const content = contentOf(words);
  return joinedBy === "and" && content.length > 0 && content.length <= MOST_HALF && !hasVerb(words) && isOwn(content);
};
const MOST_HALF = 2;
const isOwn = (words: readonly Word[]) => words.every(({ senses }) => senses.length === 0);
const hasVerb = (words: readonly Word[]) => words.some((word) => means(word, "verb"));
