import { db } from "~/lib/db.server";

const REASON = "Writing your website was interrupted too often. Please try again.";

/**
 * Fails open runs whose job will never run again: its last attempt died with its worker, which had no time to say so.
 * @returns how many there were
 */
export async function failAbandonedRuns(): Promise<number> {
  const rows = await db.$queryRaw<unknown[]>`
    with failed as (
      update generation_runs as run
         set status = 'failed', error = ${REASON}, draft = null, finished_at = now()
       where run.status in ('queued', 'running')
         and not exists (
           select from graphile_worker.jobs as job
            where job.key = 'generate_website:' || run.id
              and (job.locked_at is not null or job.attempts < job.max_attempts))
      returning run.website_id)
    select pg_notify('generation', website_id::text)::text from failed`;
  return rows.length;
}
