import { db } from "~/lib/db.server";
import { ConflictError, NotFoundError } from "~/lib/errors";
import { PoolBusyError } from "~/lib/pool/cut-off";
import { codeOf } from "../site/code-parts";
import type { WebsiteCode } from "../site/website-code";
import { hastenCheck } from "../website-record/enqueue-check.server";
import { makeReport } from "./make-report.server";
import { isUnfinished, type Report } from "./report";
import { findReport, reportKey, type CodeState } from "./report-row.server";

export interface ReportInput {
  actor: { userId: number };
  websiteId: number;
}

/**
 * The report of a website as it is saved; null while nobody has asked for one of this state.
 * @throws NotFoundError when the actor has no such website, ConflictError while it has no code
 */
export async function readReport(input: ReportInput): Promise<Report | null> {
  return findReport(await readSaved(input));
}

/**
 * The same, made where there is none: what needs no browser at once, the rest by a job that is on its way then.
 * @throws as `readReport`, PoolBusyError when too much waits to be checked
 */
export async function ensureReport(input: ReportInput): Promise<Report> {
  const saved = await readSaved(input);
  const report = (await findReport(saved)) ?? (await makeReport(input.actor.userId, saved, saved.code));
  if (isUnfinished(report)) await hastenCheck(db, input.websiteId);
  return report;
}

/** The same for a screen that is of use without it: null when too much waits to be checked. @throws as `readReport` */
export async function reportUnlessBusy(input: ReportInput): Promise<Report | null> {
  try {
    return await ensureReport(input);
  } catch (error) {
    if (error instanceof PoolBusyError) return null;
    throw error;
  }
}

/** Throws away what is known of a website as it is saved, and looks at it anew. @throws as `readReport` */
export async function checkAgain(input: ReportInput): Promise<Report> {
  const { websiteId, codeHash } = await readSaved(input);
  await db.$transaction(async (tx) => {
    await tx.siteReport.deleteMany({ where: reportKey({ websiteId, codeHash }).websiteId_codeHash_rules });
    // One that failed for good would stand in the way.
    await tx.$queryRaw`select (graphile_worker.remove_job(${`check_website:${websiteId}`})).id`;
  });
  return ensureReport(input);
}

interface Saved extends CodeState {
  code: WebsiteCode;
}

/** The code of an owner's website as it is saved. @throws as `readReport` */
export async function readSaved({ actor, websiteId }: ReportInput): Promise<Saved> {
  const website = await db.website.findFirst({
    where: { id: websiteId, ownerId: actor.userId },
    select: { code: true },
  });
  if (!website) throw new NotFoundError("There is no such website.");
  if (!website.code) throw new ConflictError("This website is still being generated.");
  return { websiteId, codeHash: website.code.hash, code: codeOf(website.code) };
}
