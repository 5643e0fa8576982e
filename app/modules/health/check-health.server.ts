import { db } from "~/lib/db.server";
import { countLiveWorkers } from "./count-live-workers.server";

/** Parts of the product that must be well for owners to work. */
type PartName = "database" | "worker" | "renderer";

export interface Health {
  status: "ok" | "failing";
  /** What each part says, "ok" or what is wrong with it. */
  parts: Record<PartName, string>;
}

const PATIENCE_MS = 2_000;

/** Asks the database, the workers and the renderer how they are. `rendererOrigin` is where the renderer answers. */
export async function checkHealth(rendererOrigin: string): Promise<Health> {
  const [database, worker, renderer] = await Promise.all([
    verdict(db.$queryRaw`select 1`),
    verdict(requireWorker()),
    verdict(requireRenderer(rendererOrigin)),
  ]);
  const parts = { database, worker, renderer };
  return { status: Object.values(parts).every((said) => said === "ok") ? "ok" : "failing", parts };
}

async function verdict(check: Promise<unknown>): Promise<string> {
  const late = new Promise((_, reject) =>
    setTimeout(() => reject(new HealthError("does not answer")), PATIENCE_MS).unref(),
  );
  try {
    await Promise.race([check, late]);
    return "ok";
  } catch (error) {
    // Addresses and credentials may stand in a driver's message; this answer is public.
    return error instanceof HealthError ? error.message : "cannot be reached";
  }
}

class HealthError extends Error {}

async function requireWorker() {
  if ((await countLiveWorkers()) === 0) throw new HealthError("no worker is running");
}

async function requireRenderer(origin: string) {
  const answer = await fetch(`${origin}/health`, { signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!answer.ok) throw new HealthError(`answers ${answer.status}`);
}
