import { db } from "~/lib/db.server";
import { SEO_CHANNEL } from "./analysis-attempt.server";
import { INTERRUPTED } from "./analysis-words";

/**
 * Fails open analyses whose job will never run again: its last attempt died with its worker, which had no time to say so.
 * @returns how many there were
 */
export async function failAbandonedAnalyses(): Promise<number> {
  const rows = await db.$queryRaw<unknown[]>`
    with failed as (
      update seo_analyses as analysis
         set status = 'failed', error = ${INTERRUPTED}, reports = '[]', finished_at = now()
       where analysis.status in ('queued', 'running')
         and not exists (
           select from graphile_worker.jobs as job
            where job.key = 'analyze_seo:' || analysis.id
              and (job.locked_at is not null or job.attempts < job.max_attempts))
      returning analysis.deployment_id)
    select pg_notify(${SEO_CHANNEL}, deployment_id::text)::text from failed`;
  return rows.length;
}
