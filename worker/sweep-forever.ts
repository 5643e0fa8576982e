import { log } from "~/lib/log.server";
import { LostJobs } from "./lost-jobs";
import type { WorkerLock } from "./worker-lock";

/** Between the end of one look and the next. */
const SWEEP_MS = 1_000;

/**
 * Looks after the jobs of lost workers again and again; what goes wrong is logged.
 * @param onSweep run with each look
 * @returns ends it: a look that is under way is the last
 */
export function sweepForever(lock: Pick<WorkerLock, "query">, onSweep: () => Promise<unknown>): () => void {
  const lostJobs = new LostJobs(lock);
  let isStopped = false;
  let timer: NodeJS.Timeout;
  const sweep = async () => {
    try {
      const freed = await lostJobs.sweep();
      if (freed > 0) log.warn(`freed ${freed} jobs of lost workers`);
      await onSweep();
    } catch (error) {
      if (!isStopped) log.error("could not look after lost jobs", error);
    }
    if (!isStopped) timer = setTimeout(sweep, SWEEP_MS);
  };
  timer = setTimeout(sweep, 0);
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
