import { enqueue } from "~/jobs/enqueue.server";
import { db } from "~/lib/db.server";

/** So many at a time; the rest at the next look. */
const PORTION = 200;
/** After what somebody waits for. */
const PRIORITY = 10;

/**
 * Has sites made anew that do not show their latest content, though no job is about to do it: Plinth itself changed
 * what is added to pages, or the job was lost or gave up. One that visitors do not see stays as it is until they do.
 * @returns how many there were
 */
export async function republishSites(): Promise<number> {
  const behind = await db.$queryRaw<{ id: number }[]>`
    select id from deployments as deployment
     where published_revision < content_revision and is_active and withdrawn_at is null and owner_id is not null
       and not exists (select from take_downs where deployment_id = deployment.id and lifted_at is null)
       and not exists (
         select from graphile_worker.jobs as job
          where job.key = 'republish_site:' || deployment.id
            and (job.locked_at is not null or job.attempts < job.max_attempts))
     order by id
     limit ${PORTION}`;
  await db.$transaction(async (tx) => {
    for (const { id } of behind) {
      // A job that gave up would stay beside the new one, for ever.
      await tx.$queryRaw`select (graphile_worker.remove_job(${`republish_site:${id}`})).id`;
      await enqueue("republish_site", { deploymentId: id }, { tx, key: String(id), priority: PRIORITY });
    }
  });
  return behind.length;
}
