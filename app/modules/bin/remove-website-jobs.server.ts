import type { Tx } from "~/lib/db.server";

/**
 * Removes the waiting jobs and arrivals that are about a website's things, within the transaction that removes the
 * website after it. A job that runs already ends by itself: tasks reload what they are about, and find nothing.
 */
export async function removeWebsiteJobs(tx: Tx, websiteId: number): Promise<void> {
  await tx.$executeRaw`
    with site as (select id from deployments where website_id = ${websiteId}),
    own (name, value) as (
      select 'websiteId', ${websiteId}::text
      union all select 'deploymentId', id::text from site
      union all select 'domainId', id::text from domains where deployment_id in (select id from site)
      union all select 'submissionId', id::text from submissions where deployment_id in (select id from site)
      union all select 'analysisId', id::text from seo_analyses where deployment_id in (select id from site)
      union all select 'runId', id::text from generation_runs where website_id = ${websiteId})
    select graphile_worker.complete_jobs(array(
      select job.id from graphile_worker._private_jobs as job, json_each_text(job.payload) as field
        join own on own.name = field.key and own.value = field.value
       where job.locked_at is null))`;
  await tx.$executeRaw`
    delete from arrivals where payload ->> 'deploymentId' in (select id::text from deployments where website_id = ${websiteId})`;
}
