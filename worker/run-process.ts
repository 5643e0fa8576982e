import type { Task } from "graphile-worker";
import { env } from "~/lib/env.server";
import { log } from "~/lib/log.server";
import { warmPool } from "~/lib/pool/in-pool.server";
import { keepSalts } from "~/modules/edge/keep-salts.server";
import { failAbandoned } from "~/modules/cleaning/fail-abandoned.server";
import { crontab } from "./crontab";
import { startWorker, type RunningWorker } from "./start-worker";

/** Past this, in milliseconds, a stop no longer waits for running jobs. */
const STOP_MS = 10_000;

/** Makes this process a worker: it does jobs until a signal ends it in order, or a lost connection at once. */
export async function runProcess(tasks: Record<string, Task>): Promise<void> {
  const worker = await start(tasks);
  log.info("worker ready");
  // The clock does it from now on; a renderer that counts visitors should not wait for it.
  keepSalts().catch((error: unknown) => log.error("the salts of visitors' ids could not be made", error));
  warmPool().catch((error: unknown) => log.error("the pool of processes did not start", error));
  worker.ended.catch((error: unknown) => end("The worker ended", error));
  stopOnSignal(worker);
}

async function start(tasks: Record<string, Task>): Promise<RunningWorker> {
  try {
    return await startWorker({
      databaseUrl: env.DATABASE_URL,
      tasks,
      crontab,
      onSweep: failAbandoned,
      onLost: (error) => end("The worker lost the connection that says it is alive", error),
    });
  } catch (error) {
    return end("The worker cannot start", error);
  }
}

function stopOnSignal(worker: RunningWorker): void {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), STOP_MS).unref();
    worker.stop().then(
      () => process.exit(0),
      (error: unknown) => end("The worker did not stop well", error),
    );
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}

function end(message: string, error: unknown): never {
  log.error(message, error);
  process.exit(1);
}
