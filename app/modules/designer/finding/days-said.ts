import { REQUEST_LANGUAGES } from "~/lib/languages";
import { daysAt } from "../../facts/hours/days";
import { hoursTokens } from "../../facts/hours/tokens";

/** The days that words name, 0 for Monday, in whatever language. */
export function daysSaid(words: string): number[] {
  for (const language of REQUEST_LANGUAGES) {
    const days = daysIn(words, language);
    if (days.length > 0) return days;
  }
  return [];
}

/** The days that a text names in a language. */
export function daysIn(text: string, language: string): number[] {
  const tokens = hoursTokens(text, language);
  const found = new Set<number>();
  for (let at = 0; at < tokens.length; ) {
    const days = daysAt(tokens, at);
    for (const day of days?.weekdays ?? []) found.add(day);
    at = Math.max(at + 1, days?.next ?? 0);
  }
  return [...found].toSorted((a, b) => a - b);
}
