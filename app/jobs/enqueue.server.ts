import type { Tx } from "~/lib/db.server";
import { catalogue, type TaskName, type TaskPayload } from "./catalogue";

interface EnqueueOptions {
  /** The transaction of the data that the job is about: both commit, or neither. */
  tx: Pick<Tx, "$queryRaw">;
  /** Replaces a waiting job of the same task and key. Keys are global, so the task's name is put in front. */
  key?: string;
  /** Another than the task's own. */
  priority?: number;
  /** Not before then; at once when left out. */
  runAt?: Date;
  /** A waiting job of the same key keeps its time: many calls one after another must not put it off for ever. */
  keepsRunAt?: boolean;
}

/**
 * Adds a job inside the caller's transaction.
 * @returns the job's id
 */
export async function enqueue<Name extends TaskName>(name: Name, payload: TaskPayload<Name>, options: EnqueueOptions) {
  const { maxAttempts, queue, priority } = catalogue[name] as {
    maxAttempts: number;
    queue?: string;
    priority?: number;
  };
  const key = options.key === undefined ? null : `${name}:${options.key}`;
  const rows = await options.tx.$queryRaw<{ id: bigint }[]>`
    select id from graphile_worker.add_job(
      ${name}, ${JSON.stringify(payload)}::json, queue_name => ${queue ?? null}, max_attempts => ${maxAttempts}, job_key => ${key},
      priority => ${options.priority ?? priority ?? 0}::int,
      run_at => ${options.runAt ?? null}::timestamptz, job_key_mode => ${options.keepsRunAt ? "preserve_run_at" : "replace"})`;
  return Number(rows[0]!.id);
}
