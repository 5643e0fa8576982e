import type { Category } from "~/integrations/lighthouse/measure-page.server";
import type { LighthouseReport } from "~/integrations/lighthouse/report";
import { findIssues, findRecommendations } from "./findings";
import { readMetaInfo, type DeployedWith, type MetaInfo } from "./meta-info";
import { medianBy, scoreOf, scoresOf, type Scores } from "./scores";

/** What an analysis found. */
export interface Measured extends Scores {
  issues: string[];
  recommendations: string[];
  metaInfo: MetaInfo;
  /** No load found the machine calm: what is said of speed says little. */
  machineBusy: boolean;
}

/** From this share on others have so much of the machine that pages seem slower than they are. */
const BUSY = 0.6;

/** Whether the machine had time for a load. */
export const isCalm = ({ machineUse = 0 }: LighthouseReport) => machineUse < BUSY;

/** Whether these loads suffice: as many calm ones as are wanted, or nearly twice as many of any kind. */
export const areEnough = (reports: LighthouseReport[], wanted: number) =>
  reports.filter(isCalm).length >= wanted || reports.length >= 2 * wanted - 1;

const ALL: Category[] = ["performance", "accessibility", "best-practices", "seo"];

/** What is measured by a load after so many others: performance wavers, so every time; the rest repeats exactly. */
export const categoriesAfter = (loads: number): Category[] => (loads === 0 ? ALL : ["performance"]);

/** Whether Lighthouse could judge all that it was asked for. */
export const hasScores = (report: LighthouseReport, categories: Category[]) =>
  categories.every((category) => scoreOf(report, category) !== null);

/**
 * Gathers what the loads of a page found: performance from the median one, the rest from the first. Loads of a busy
 * machine count where there is no other; then the page is not blamed for being slow.
 * @param html the page as its owner saved it, and `deployed` what it was published with
 * @throws Error when a score is missing
 */
export function sumUpLoads(html: string, reports: LighthouseReport[], deployed: DeployedWith): Measured {
  const calm = reports.filter(isCalm);
  const machineBusy = calm.length === 0;
  const report = withPerformanceOf(
    reports[0]!,
    medianBy(machineBusy ? reports : calm, (each) => scoreOf(each, "performance") ?? 0),
  );
  const scores = scoresOf(report);
  if (!scores) throw new Error("Lighthouse gave no score for one of the categories");
  const metaInfo = readMetaInfo(html, deployed, report.audits.interactive?.numericValue);
  const judged = machineBusy ? withoutSpeed(report) : report;
  return {
    ...scores,
    issues: findIssues(judged),
    recommendations: findRecommendations(judged, metaInfo),
    metaInfo,
    machineBusy,
  };
}

function withoutSpeed({ categories: { performance: _, ...categories }, ...report }: LighthouseReport) {
  return { ...report, categories };
}

/** The whole report, its performance and what belongs to it from the median load. */
function withPerformanceOf(whole: LighthouseReport, median: LighthouseReport): LighthouseReport {
  return {
    ...whole,
    categories: { ...whole.categories, performance: median.categories.performance! },
    audits: { ...whole.audits, ...median.audits },
  };
}
