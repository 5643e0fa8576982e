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

interface Work {
  /** The page as it is published. */
  html: string;
  /** How often it is loaded: performance wavers, so it is the median of all; the rest repeats exactly and is judged once. */
  loads: number;
  load(categories: Category[]): Promise<LighthouseReport>;
  onLoad(done: number): Promise<unknown>;
}

const ALL: Category[] = ["performance", "accessibility", "best-practices", "seo"];

/** Measures a page as often as wanted, one after another, and gathers what was found. @throws what `load` throws */
export async function measureSite({ html, loads, load, onLoad }: Work): Promise<Measured> {
  const reports: LighthouseReport[] = [];
  for (let index = 0; index < loads; index += 1) {
    reports.push(await load(index === 0 ? ALL : ["performance"]));
    await onLoad(index + 1);
  }
  const report = withPerformanceOf(reports[0]!, medianBy(reports, (each) => scoreOf(each, "performance") ?? 0));
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
