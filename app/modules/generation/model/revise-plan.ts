import type { ModelPlan, ModelRevision } from "./model-plan";

/** A change that hits more than this many texts was meant for one of them. */
const MOST_PLACES = 3;

/**
 * A plan's words with a model's changes: each in the texts that hold it letter by letter, no other text is touched.
 * Pure.
 */
export function revisePlan(plan: ModelPlan, { changes }: ModelRevision): ModelPlan {
  return changes.reduce((revised, { text, replacement }) => {
    if (!text.trim()) return revised;
    let places = 0;
    const next = inTexts(revised, (each) => {
      if (!each.includes(text)) return each;
      places += 1;
      return each.replaceAll(text, () => replacement);
    });
    return places <= MOST_PLACES ? next : revised;
  }, plan);
}

/** Names of fields that hold no words. */
const NO_WORDS = new Set(["kind", "language"]);

function inTexts<T>(value: T, change: (text: string) => string): T {
  if (typeof value === "string") return change(value) as T;
  if (Array.isArray(value)) return value.map((each: unknown) => inTexts(each, change)) as T;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, NO_WORDS.has(name) ? inner : inTexts(inner, change)]),
  ) as T;
}
