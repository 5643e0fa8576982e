import type { Category } from "~/integrations/lighthouse/measure-page.server";
import type { LighthouseReport } from "~/integrations/lighthouse/report";
import { findIssues, findRecommendations } from "./findings";
import { readMetaInfo, type MetaInfo } from "./meta-info";
import { medianBy, scoreOf, scoresOf, type Scores } from "./scores";

/** What an analysis found. */
export interface Measured extends Scores {
  issues: string[];
  recommendations: string[];
  metaInfo: MetaInfo;
}

const ALL: Category[] = ["performance", "accessibility", "best-practices", "seo"];

/** What is measured by a load after so many others: performance wavers, so every time; the rest repeats exactly. */
export const categoriesAfter = (loads: number): Category[] => (loads === 0 ? ALL : ["performance"]);

/** Whether Lighthouse could judge all that it was asked for. */
export const hasScores = (report: LighthouseReport, categories: Category[]) =>
  categories.every((category) => scoreOf(report, category) !== null);

/**
 * Gathers what the loads of a page found: performance from the median one, the rest from the first.
 * @param html the page as it is published
 * @throws Error when a score is missing
 */
export function sumUpLoads(html: string, reports: LighthouseReport[]): Measured {
  const report = withPerformanceOf(
    reports[0]!,
    medianBy(reports, (each) => scoreOf(each, "performance") ?? 0),
  );
  const scores = scoresOf(report);
  if (!scores) throw new Error("Lighthouse gave no score for one of the categories");
  const metaInfo = readMetaInfo(html, report.audits.interactive?.numericValue);
  return { ...scores, issues: findIssues(report), recommendations: findRecommendations(report, metaInfo), metaInfo };
}

/** The whole report, its performance and what belongs to it from the median load. */
function withPerformanceOf(whole: LighthouseReport, median: LighthouseReport): LighthouseReport {
  return {
    ...whole,
    categories: { ...whole.categories, performance: median.categories.performance! },
    audits: { ...whole.audits, ...median.audits },
  };
}
