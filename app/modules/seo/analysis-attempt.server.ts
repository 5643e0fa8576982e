import { z } from "zod";
import { lighthouseReport, type LighthouseReport } from "~/integrations/lighthouse/report";
import { enqueue } from "~/jobs/enqueue.server";
import { listen } from "~/lib/listen.server";
import { log } from "~/lib/log.server";
import { db, type Tx } from "~/lib/db.server";

/** The right to write one load of an analysis: one attempt has it, until it is over or the next attempt begins. */
export interface AnalysisAttempt {
  analysisId: number;
  deploymentId: number;
  attempt: number;
  subdomain: string;
  /** What it was deployed with in the place of what its code says. */
  title: string;
  description: string | null;
  /** The state of the website that this load is of. */
  codeHash: string;
  loadsWanted: number;
  /** What the loads before found. */
  reports: LighthouseReport[];
}

/** The channel that tells of a deployment's analyses; its payload is the deployment's id. */
export const SEO_CHANNEL = "seo";

/** Where the analysis still belongs to this attempt. */
const currentAttempt = ({ analysisId, attempt }: AnalysisAttempt) => ({ id: analysisId, attempt, status: "running" });

const reportsSchema = z.array(lighthouseReport);

/**
 * Begins the next attempt at the next load of an open analysis; null when it has ended or is gone. Loads of another
 * state of the website count no more: what is summed up is of one.
 */
export async function claimAnalysis(analysisId: number): Promise<AnalysisAttempt | null> {
  const [row] = await db.$queryRaw<(Omit<AnalysisAttempt, "reports"> & { reports: unknown })[]>`
    with claimed as (
      update seo_analyses as analysis
         set status = 'running', attempt = attempt + 1, tries = tries + 1, code_hash = deployment.code_hash,
             reports = case when analysis.code_hash = deployment.code_hash then reports else '[]' end,
             loads_done = case when analysis.code_hash = deployment.code_hash then loads_done else 0 end
        from deployments as deployment
       where analysis.id = ${analysisId} and analysis.status in ('queued', 'running') and deployment.id = analysis.deployment_id
      returning analysis.id, analysis.deployment_id, analysis.attempt, analysis.code_hash, analysis.loads_wanted, analysis.reports,
                deployment.subdomain, deployment.title, deployment.description)
    select id as "analysisId", deployment_id as "deploymentId", attempt, subdomain, title, description, code_hash as "codeHash",
           loads_wanted as "loadsWanted", reports, pg_notify(${SEO_CHANNEL}, deployment_id::text)::text
      from claimed`;
  return row ? { ...row, reports: reportsSchema.parse(row.reports) } : null;
}

/**
 * Puts the next load of an analysis at the end of the queue: a run of one owner lets those of others by after each
 * load. The job that is at it, if any, goes on and is only no longer the one that this key means.
 */
export const enqueueLoad = (tx: Tx, analysisId: number, runAt?: Date) =>
  enqueue("analyze_seo", { analysisId }, { tx, key: String(analysisId), runAt });

type Data = Parameters<typeof db.seoAnalysis.updateMany>[0]["data"];

/** Keeps what a load found, and queues the next, where the analysis still belongs to this attempt. */
export const keepLoad = (attempt: AnalysisAttempt, data: Data, nextAt?: Date) =>
  write(attempt, data, (tx) => enqueueLoad(tx, attempt.analysisId, nextAt));

/** Ends the analysis where it still belongs to this attempt; what its loads found is not needed any longer. */
export const endAnalysis = (attempt: AnalysisAttempt, data: Data) =>
  write(attempt, { ...data, reports: [], finishedAt: new Date() });

async function write(attempt: AnalysisAttempt, data: Data, andThen?: (tx: Tx) => Promise<unknown>): Promise<void> {
  await db.$transaction(async (tx) => {
    const { count } = await tx.seoAnalysis.updateMany({ where: currentAttempt(attempt), data });
    if (count === 0) return;
    await andThen?.(tx);
    await announceSeo(tx, attempt.deploymentId);
  });
}

/** Wakes those who watch a deployment's analyses, when the transaction commits. */
export async function announceSeo(tx: Pick<Tx, "$queryRaw">, deploymentId: number): Promise<void> {
  await tx.$queryRaw`select pg_notify(${SEO_CHANNEL}, ${String(deploymentId)})::text`;
}

/** Calls back once the analysis no longer belongs to this attempt. @returns a function that stops watching */
export function onAnalysisTaken(attempt: AnalysisAttempt, stop: () => void): () => void {
  return listen(SEO_CHANNEL, String(attempt.deploymentId), () => {
    db.seoAnalysis.count({ where: currentAttempt(attempt) }).then(
      (count) => count === 0 && stop(),
      (error: unknown) => log.warn("could not look after an SEO analysis", error),
    );
  });
}
