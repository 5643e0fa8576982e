import { NoChromium } from "~/integrations/browser/find-chromium.server";
import { measurePage } from "~/integrations/lighthouse/measure-page.server";
import type { LighthouseReport } from "~/integrations/lighthouse/report";
import { db } from "~/lib/db.server";
import { env } from "~/lib/env.server";
import { log } from "~/lib/log.server";
import { CHECKER_USER_AGENT } from "~/published/checker";
import { claimAnalysis, endAnalysis, keepLoad, onAnalysisTaken, type AnalysisAttempt } from "./analysis-attempt.server";
import { LED_ELSEWHERE, NO_BROWSER, NOT_MEASURED } from "./analysis-words";
import { measuredAddress } from "./measured-address";
import { areEnough, categoriesAfter, hasScores, isCalm, sumUpLoads } from "./sum-up-loads";

interface Input {
  analysisId: number;
  /** Nothing will try again after this. */
  isLastAttempt: boolean;
  /** The process wants to end. */
  signal: AbortSignal;
}

/** The page cannot be measured, now or at another try; the message is for the owner. */
class Unmeasurable extends Error {}

/**
 * Does one attempt at the next load of an SEO analysis: measures the live website once and keeps what was found; the
 * last load sums up. An analysis that has ended is left alone, so doing it again is harmless.
 * @throws whatever went wrong, when it is worth another attempt
 */
export async function analyzeSeo(input: Input, measure: typeof measurePage = measurePage): Promise<void> {
  const attempt = await claimAnalysis(input.analysisId);
  if (!attempt) return;
  const cancel = new AbortController();
  const unwatch = onAnalysisTaken(attempt, () => cancel.abort());
  try {
    const report = await loadOnce(attempt, AbortSignal.any([cancel.signal, input.signal]), measure);
    await onLoaded(attempt, [...attempt.reports, report]);
  } catch (error) {
    if (!cancel.signal.aborted) await onFailure(attempt, error, input);
  } finally {
    unwatch();
  }
}

async function loadOnce(
  { subdomain, reports }: AnalysisAttempt,
  signal: AbortSignal,
  measure: typeof measurePage,
): Promise<LighthouseReport> {
  const url = measuredAddress(subdomain, env);
  const categories = categoriesAfter(reports.length);
  const report = await measure({ url, userAgent: CHECKER_USER_AGENT, categories, signal });
  if (!report.finalDisplayedUrl.startsWith(url)) throw new Unmeasurable(LED_ELSEWHERE);
  if (!hasScores(report, categories)) throw new Error("Lighthouse gave no score for one of the categories");
  return report;
}

async function onLoaded(attempt: AnalysisAttempt, reports: LighthouseReport[]): Promise<void> {
  const { loadsWanted } = attempt;
  const loadsDone = Math.min(reports.filter(isCalm).length, loadsWanted - 1);
  if (!areEnough(reports, loadsWanted)) return keepLoad(attempt, { reports, loadsDone, tries: 0 }, nextLoadAt(reports));
  const { html } = await db.siteCode.findUniqueOrThrow({ where: { hash: attempt.codeHash }, select: { html: true } });
  return endAnalysis(attempt, {
    ...sumUpLoads(html, reports, attempt),
    status: "succeeded",
    error: null,
    loadsDone: loadsWanted,
  });
}

/** Milliseconds in which a busy machine may have done what it is at. */
const UNTIL_CALM_MS = 20_000;

/** At once, or after a while where the machine is busy. */
const nextLoadAt = (reports: LighthouseReport[]) =>
  isCalm(reports.at(-1)!) ? undefined : new Date(Date.now() + UNTIL_CALM_MS);

async function onFailure(attempt: AnalysisAttempt, error: unknown, { isLastAttempt, signal }: Input): Promise<void> {
  const reason = finalReason(error) ?? (isLastAttempt && !signal.aborted ? NOT_MEASURED : null);
  // Being asked to end says nothing about the website.
  if (reason === null) throw error;
  log.warn(`SEO analysis ${attempt.analysisId} failed`, error);
  await endAnalysis(attempt, { status: "failed", error: reason });
}

function finalReason(error: unknown): string | null {
  if (error instanceof NoChromium) return NO_BROWSER;
  return error instanceof Unmeasurable ? error.message : null;
}
