import { db } from "~/lib/db.server";
import { NOT_LOOKED_AT } from "./report-words";

/**
 * Ends reports that wait for a job which will never run again: its last attempt died with its worker, which had no time to
 * say so. @returns how many there were
 */
export async function failAbandonedChecks(): Promise<number> {
  const rows = await db.$queryRaw<unknown[]>`
    with failed as (
      update site_reports as report
         set browser_state = 'failed', browser_reason = ${NOT_LOOKED_AT}, checked_at = now()
        from graphile_worker.jobs as job, websites as website
       where job.key = 'check_website:' || report.website_id and job.locked_at is null and job.attempts >= job.max_attempts
         and website.id = report.website_id and website.code_hash = report.code_hash
         and report.browser_state = 'waiting'
      returning report.website_id)
    select pg_notify('reports', website_id::text)::text from failed`;
  return rows.length;
}
