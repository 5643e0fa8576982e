import { WORKER_LOCK_CLASS } from "~/jobs/worker-lock";
import type { WorkerLock } from "./worker-lock";

/** A worker is given this long, in milliseconds, to be gone before its jobs are taken from it. */
const GONE_MS = 5_000;

const FIND_LOST = `
  select worker from (
    select locked_by as worker from graphile_worker._private_jobs where locked_by is not null
    union select locked_by from graphile_worker._private_job_queues where locked_by is not null
  ) as holders
  where not exists (
    select from pg_locks
     where locktype = 'advisory' and granted and classid = $1::int4::oid and objid = hashtext(worker)::oid
       and database = (select oid from pg_database where datname = current_database()))`;

// The next attempt waits 1, 2, 4 ... seconds: a job that kills its worker must not do so in a loop.
const FREE_JOBS = `
  with queues as (
    update graphile_worker._private_job_queues set locked_at = null, locked_by = null where locked_by = any($1))
  update graphile_worker._private_jobs
     set locked_at = null, locked_by = null, last_error = 'The worker was lost.', updated_at = now(),
         run_at = greatest(run_at, now() + interval '1 second' * power(2, least(attempts, 8) - 1))
   where locked_by = any($1)
  returning id`;

/** Remembers since when workers are missing, and frees their jobs after a while. */
export class LostJobs {
  private missingSince = new Map<string, number>();

  constructor(private readonly lock: Pick<WorkerLock, "query">) {}

  /**
   * Looks once. Several workers may do so at the same time: a job that is free already stays as it is.
   * @param now milliseconds of a clock that never goes back
   * @returns how many jobs were freed
   */
  async sweep(now = performance.now()): Promise<number> {
    const rows = await this.lock.query<{ worker: string }>(FIND_LOST, [WORKER_LOCK_CLASS]);
    const missing = rows.map(({ worker }) => worker);
    this.missingSince = new Map(missing.map((worker) => [worker, this.missingSince.get(worker) ?? now]));
    const gone = missing.filter((worker) => now - this.missingSince.get(worker)! >= GONE_MS);
    if (gone.length === 0) return 0;
    return (await this.lock.query(FREE_JOBS, [gone])).length;
  }
}
