import { WORKER_LOCK_CLASS } from "~/jobs/worker-lock";
import { db } from "~/lib/db.server";

/** How many worker processes are alive right now: each holds a lock that ends with it. */
export async function countLiveWorkers(): Promise<number> {
  const [row] = await db.$queryRaw<{ count: number }[]>`
    select count(*)::int as count from pg_locks
     where locktype = 'advisory' and classid = ${WORKER_LOCK_CLASS}::int4::oid and granted
       and database = (select oid from pg_database where datname = current_database())`;
  return row!.count;
}
