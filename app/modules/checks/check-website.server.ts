import { NoChromium } from "~/integrations/browser/find-chromium.server";
import { inspectPage } from "~/integrations/browser/inspect-page.server";
import type { PageInspection } from "~/integrations/browser/page-inspection";
import { db, type Prisma } from "~/lib/db.server";
import { log } from "~/lib/log.server";
import { NODE_ATTRIBUTE } from "../markup/node-attribute";
import { codeOf } from "../site/code-parts";
import type { WebsiteCode } from "../site/website-code";
import { announceReport } from "./announce-report.server";
import { memorySite } from "./browser/memory-site.server";
import { isSaidAlready } from "./browser/said-already";
import { findSeen } from "./check-code.server";
import { enqueueCheck } from "../website-record/enqueue-check.server";
import { wakePromise } from "../website-record/wake-promise.server";
import { hasStill, keepStill } from "./keep-still.server";
import { makeReport } from "./make-report.server";
import { isUnfinished, RULES, type Report } from "./report";
import { findReport, type CodeState } from "./report-row.server";
import { NO_BROWSER, NOT_LOOKED_AT } from "./report-words";
import { readSiteContext } from "./site-context.server";

interface Input {
  websiteId: number;
  /** Nothing will try again after this. */
  isLastAttempt: boolean;
  /** The process wants to end. */
  signal: AbortSignal;
}

/**
 * Looks at a website in a browser, as it is saved now, and keeps what was seen and a small picture; what is known of a
 * state that was looked at before is not looked at again. @throws whatever went wrong, when it is worth another attempt
 */
export async function checkWebsite(input: Input, inspect: typeof inspectPage = inspectPage): Promise<void> {
  const saved = await readState(input.websiteId);
  if (!saved) return;
  const report = (await findReport(saved)) ?? (await makeReport(saved.ownerId, saved, saved.code));
  if (isUnfinished(report)) await keep(saved, await browserPart(saved, report, input, inspect));
  else if (!(await hasStill(saved))) await takeStill(saved, input, inspect);
  else return;
  const now = await readState(input.websiteId);
  if (now && now.codeHash !== saved.codeHash) await enqueueCheck(db, input.websiteId);
}

interface Saved extends CodeState {
  ownerId: number;
  code: WebsiteCode;
}

async function readState(websiteId: number): Promise<Saved | null> {
  const website = await db.website.findUnique({ where: { id: websiteId }, select: { ownerId: true, code: true } });
  if (!website?.code || website.ownerId === null) return null;
  return { websiteId, ownerId: website.ownerId, codeHash: website.code.hash, code: codeOf(website.code) };
}

type Outcome = Pick<Report, "browser" | "weight">;

async function browserPart(
  saved: Saved,
  report: Report,
  { isLastAttempt, signal }: Input,
  inspect: typeof inspectPage,
): Promise<Outcome> {
  const lacking = (state: "missing" | "failed", reason: string) => ({
    browser: { state, findings: [], reason },
    weight: report.weight,
  });
  try {
    return await look(saved, report, signal, inspect);
  } catch (error) {
    if (error instanceof NoChromium) {
      log.warn(`website ${saved.websiteId} was looked at without a browser`, error);
      return lacking("missing", NO_BROWSER);
    }
    // Being asked to end says nothing about the website.
    if (!isLastAttempt || signal.aborted) throw error;
    log.warn(`website ${saved.websiteId} could not be looked at`, error);
    return lacking("failed", NOT_LOOKED_AT);
  }
}

async function look(saved: Saved, report: Report, signal: AbortSignal, inspect: typeof inspectPage): Promise<Outcome> {
  const { websiteId, ownerId, code } = saved;
  const context = await readSiteContext(websiteId);
  const { still = null, ...inspection } = await inspect({
    readFile: await memorySite(websiteId, code, context),
    marked: NODE_ATTRIBUTE,
    signal,
  });
  await keepStill(saved, still);
  const seenThere = await findSeen(ownerId, inspection, code, context);
  const findings = seenThere.filter((seen) => !isSaidAlready(seen, report.findings));
  return {
    browser: { state: "done", findings },
    weight: { ...report.weight, fonts: bytesOf(inspection, "font"), pictures: bytesOf(inspection, "image") },
  };
}

/** Of a state that its owner went back to: what is wrong with it is known, the picture is of another one. */
async function takeStill(saved: Saved, { isLastAttempt, signal }: Input, inspect: typeof inspectPage): Promise<void> {
  const { websiteId, code } = saved;
  const readFile = await memorySite(websiteId, code, await readSiteContext(websiteId));
  try {
    const { still = null } = await inspect({ readFile, marked: NODE_ATTRIBUTE, isKnown: true, signal });
    await keepStill(saved, still);
  } catch (error) {
    if (error instanceof NoChromium) return;
    if (!isLastAttempt || signal.aborted) throw error;
    log.warn(`no picture of website ${websiteId} could be taken`, error);
  }
}

const bytesOf = ({ loaded }: Pick<PageInspection, "loaded">, kind: string) =>
  loaded.reduce((sum, file) => (file.kind === kind ? sum + file.bytes : sum), 0);

async function keep({ websiteId, codeHash }: CodeState, { browser, weight }: Outcome): Promise<void> {
  const { state: browserState, findings, reason: browserReason = null } = browser;
  await db.$transaction(async (tx) => {
    await tx.siteReport.updateMany({
      where: { websiteId, codeHash, rules: RULES, browserState: "waiting" },
      data: {
        browserState,
        browserFindings: findings as unknown as Prisma.InputJsonValue,
        browserReason,
        weight,
        checkedAt: new Date(),
      },
    });
    await announceReport(tx, websiteId);
    await wakePromise(tx, websiteId);
  });
}
