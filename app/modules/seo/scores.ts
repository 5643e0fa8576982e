import type { LighthouseReport } from "~/integrations/lighthouse/report";

/** All out of 100. */
export interface Scores {
  /** The mean of the four others, rounded (decision 0017). */
  overallScore: number;
  performanceScore: number;
  accessibilityScore: number;
  bestPracticesScore: number;
  /** Lighthouse's category "SEO": what search engines need of a page. */
  seoScore: number;
}

/** What a score means: green at 80 or more, yellow at 60 or more, otherwise red (tests/list, section 9). */
export type Rating = "good" | "fair" | "poor";

export function rate(score: number): Rating {
  if (score >= 80) return "good";
  return score >= 60 ? "fair" : "poor";
}

/**
 * The middle one of an uneven number of values; of an even number the lower of the two. @throws RangeError without any
 */
export function medianBy<Value>(values: readonly Value[], key: (value: Value) => number): Value {
  if (values.length === 0) throw new RangeError("There is no median of nothing.");
  return [...values].sort((a, b) => key(a) - key(b))[Math.floor((values.length - 1) / 2)]!;
}

/** A category's score out of 100; null where Lighthouse could not judge it. */
export function scoreOf(report: LighthouseReport, category: string): number | null {
  const score = report.categories[category]?.score ?? null;
  return score === null ? null : Math.round(score * 100);
}

/** The scores of a report with all four categories; null where one of them is missing. */
export function scoresOf(report: LighthouseReport): Scores | null {
  const [performanceScore, accessibilityScore, bestPracticesScore, seoScore] = [
    "performance",
    "accessibility",
    "best-practices",
    "seo",
  ].map((name) => scoreOf(report, name));
  if (performanceScore == null || accessibilityScore == null || bestPracticesScore == null || seoScore == null)
    return null;
  const overallScore = Math.round((performanceScore + accessibilityScore + bestPracticesScore + seoScore) / 4);
  return { overallScore, performanceScore, accessibilityScore, bestPracticesScore, seoScore };
}
