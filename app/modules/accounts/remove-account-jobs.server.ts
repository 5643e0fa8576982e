import type { Tx } from "~/lib/db.server";

/**
 * Removes the waiting jobs, arrivals and events that are about a user's things, within the transaction that deletes the
 * user after it. A job that runs already ends by itself: tasks reload what they are about, and find nothing.
 */
export async function removeAccountJobs(tx: Tx, userId: number): Promise<void> {
  await tx.$executeRaw`
    with site as (select id from deployments where owner_id = ${userId}),
    own (name, value) as (
      select 'deploymentId', id::text from site
      union all select 'domainId', id::text from domains where deployment_id in (select id from site)
      union all select 'submissionId', id::text from submissions where deployment_id in (select id from site)
      union all select 'analysisId', id::text from seo_analyses where deployment_id in (select id from site)
      union all select 'runId', r.id::text from generation_runs r join websites w on w.id = r.website_id where w.owner_id = ${userId})
    select graphile_worker.complete_jobs(array(
      select job.id from graphile_worker._private_jobs as job, json_each_text(job.payload) as field
        join own on own.name = field.key and own.value = field.value
       where job.locked_at is null))`;
  await tx.$executeRaw`
    delete from arrivals where payload ->> 'deploymentId' in (select id::text from deployments where owner_id = ${userId})`;
  await tx.$executeRaw`
    delete from webhook_events using subscriptions
     where user_id = ${userId} and stripe_customer_id in (payload #>> '{data,object,customer}', payload #>> '{data,object,id}')`;
}
