import { listen } from "~/lib/listen.server";
import { log } from "~/lib/log.server";
import { db, type Tx } from "~/lib/db.server";

/** The right to write an analysis' results: one attempt has it, until the analysis ends or the next attempt begins. */
export interface AnalysisAttempt {
  analysisId: number;
  deploymentId: number;
  attempt: number;
}

/** The channel that tells of a deployment's analyses; its payload is the deployment's id. */
export const SEO_CHANNEL = "seo";

/** Where the analysis still belongs to this attempt. */
export const currentAttempt = ({ analysisId, attempt }: AnalysisAttempt) => ({ id: analysisId, attempt, status: "running" });

/** Begins the next attempt of an open analysis; null when it has ended or is gone. */
export async function claimAnalysis(analysisId: number, loadsWanted: number): Promise<AnalysisAttempt | null> {
  const rows = await db.$queryRaw<AnalysisAttempt[]>`
    with claimed as (
      update seo_analyses set status = 'running', attempt = attempt + 1, loads_done = 0, loads_wanted = ${loadsWanted}
       where id = ${analysisId} and status in ('queued', 'running')
      returning id, deployment_id, attempt)
    select id as "analysisId", deployment_id as "deploymentId", attempt, pg_notify(${SEO_CHANNEL}, deployment_id::text)::text from claimed`;
  return rows[0] ?? null;
}

/** Writes to the analysis, and tells those who watch. @returns whether it still belonged to this attempt */
export async function writeAttempt(attempt: AnalysisAttempt, data: Parameters<typeof db.seoAnalysis.updateMany>[0]["data"]): Promise<boolean> {
  const { count } = await db.seoAnalysis.updateMany({ where: currentAttempt(attempt), data });
  if (count > 0) await announceSeo(db, attempt.deploymentId);
  return count > 0;
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
