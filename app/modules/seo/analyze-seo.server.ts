import { NoChromium } from "~/integrations/browser/find-chromium.server";
import { measurePage } from "~/integrations/lighthouse/measure-page.server";
import { db } from "~/lib/db.server";
import { env } from "~/lib/env.server";
import { log } from "~/lib/log.server";
import { CHECKER_USER_AGENT } from "~/published/checker";
import { claimAnalysis, onAnalysisTaken, writeAttempt, type AnalysisAttempt } from "./analysis-attempt.server";
import { LED_ELSEWHERE, NO_BROWSER, NOT_MEASURED } from "./analysis-words";
import { measureSite, type Measured } from "./measure-site";
import { siteAddress } from "./site-address";

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
 * Does one attempt of an SEO analysis: measures the live website and keeps the result, or why there is none. One that
 * has ended is left alone, so doing it again is harmless. @throws whatever went wrong, when it is worth another attempt
 */
export async function analyzeSeo(input: Input, measure: typeof measurePage = measurePage): Promise<void> {
  const attempt = await claimAnalysis(input.analysisId, env.SEO_LOADS);
  if (!attempt) return;
  const cancel = new AbortController();
  const unwatch = onAnalysisTaken(attempt, () => cancel.abort());
  try {
    const measured = await measureDeployment(attempt, cancel, input.signal, measure);
    await writeAttempt(attempt, { ...measured, status: "succeeded", error: null, finishedAt: new Date() });
  } catch (error) {
    if (!cancel.signal.aborted) await onFailure(attempt, error, input);
  } finally {
    unwatch();
  }
}

async function measureDeployment(attempt: AnalysisAttempt, cancel: AbortController, stop: AbortSignal, measure: typeof measurePage): Promise<Measured> {
  const { subdomain, code } = await db.deployment.findUniqueOrThrow({
    where: { id: attempt.deploymentId },
    select: { subdomain: true, code: { select: { html: true } } },
  });
  const url = siteAddress(subdomain, env);
  const signal = AbortSignal.any([cancel.signal, stop]);
  return measureSite({
    html: code.html,
    loads: env.SEO_LOADS,
    onLoad: async (loadsDone) => {
      if (!(await writeAttempt(attempt, { loadsDone }))) cancel.abort();
    },
    load: async (categories) => {
      const report = await measure({ url, userAgent: CHECKER_USER_AGENT, categories, signal });
      if (!report.finalDisplayedUrl.startsWith(url)) throw new Unmeasurable(LED_ELSEWHERE);
      return report;
    },
  });
}

async function onFailure(attempt: AnalysisAttempt, error: unknown, { isLastAttempt, signal }: Input): Promise<void> {
  const reason = finalReason(error) ?? (isLastAttempt && !signal.aborted ? NOT_MEASURED : null);
  // Being asked to end says nothing about the website.
  if (reason === null) throw error;
  log.warn(`SEO analysis ${attempt.analysisId} failed`, error);
  await writeAttempt(attempt, { status: "failed", error: reason, finishedAt: new Date() });
}

function finalReason(error: unknown): string | null {
  if (error instanceof NoChromium) return NO_BROWSER;
  return error instanceof Unmeasurable ? error.message : null;
}
