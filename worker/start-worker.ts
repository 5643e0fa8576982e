import { EventEmitter } from "node:events";
import { run, type ParsedCronItem, type Task, type WorkerEvents } from "graphile-worker";
import pg from "pg";
import { log } from "~/lib/log.server";
import { jobLogger } from "./job-logger";
import { sweepForever } from "./sweep-forever";
import { openWorkerLock } from "./worker-lock";

interface WorkerSettings {
  databaseUrl: string;
  tasks: Record<string, Task>;
  /** What is done by the clock; nothing when left out. */
  crontab?: ParsedCronItem[];
  /** Run with each look after other workers; errors are logged. */
  onSweep(): Promise<unknown>;
  /** The process is no longer known to be alive, so others will take its jobs: it must end at once. */
  onLost(error: Error): void;
}

export interface RunningWorker {
  /** Takes no more jobs, waits for those that run, and lets go. */
  stop(): Promise<void>;
  /** Settles when the worker has ended, whyever. */
  ended: Promise<void>;
}

const CONCURRENCY = 4;
const POLL_MS = 2_000;

/** Starts to do jobs. Returns once this process is known to be alive and listens for jobs. */
export async function startWorker({
  databaseUrl,
  tasks,
  crontab = [],
  onSweep,
  onLost,
}: WorkerSettings): Promise<RunningWorker> {
  const lock = await openWorkerLock(databaseUrl, onLost);
  const pool = openPool(databaseUrl);
  const events: WorkerEvents = new EventEmitter();
  const alive = new Promise<null>((taken, failed) => {
    events.once("pool:create", ({ workerPool }) => lock.take(workerPool.id).then(() => taken(null), failed));
  });
  const runner = await run({
    pgPool: pool,
    taskList: tasks,
    parsedCronItems: crontab,
    concurrency: CONCURRENCY,
    pollInterval: POLL_MS,
    noHandleSignals: true,
    logger: jobLogger,
    events,
    // Asked before each look for a job, and awaited: no job is locked before the lock that vouches for it is held.
    forbiddenFlags: () => alive,
  });
  await alive;
  const stopSweeping = sweepForever(lock, onSweep);
  return {
    ended: runner.promise,
    async stop() {
      stopSweeping();
      await runner.stop();
      await pool.end();
      await lock.close();
    },
  };
}

// Idle connections and those that jobs hold report their errors apart; without a handler each ends the process.
function openPool(databaseUrl: string): pg.Pool {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: CONCURRENCY + 4 });
  const report = (error: Error) => log.error("worker's database pool", error);
  return pool.on("error", report).on("connect", (client) => client.on("error", report));
}
