import { readFileSync, readlinkSync, realpathSync, rmSync } from "node:fs";
import { join } from "node:path";
import { spawnSync } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";

const FAST_STOP_MS = 15_000;
const LOOK_EVERY_MS = 50;

/**
 * Clears what an earlier run left in a cluster: stops a server that outlived us, and removes
 * a lock file whose process is gone (its number may belong to a stranger by now).
 */
export async function clearLeftover(cluster: string): Promise<void> {
  const lockFile = join(cluster, "postmaster.pid");
  const pid = readPid(lockFile);
  if (pid === undefined) return;
  if (runsCluster(pid, cluster)) await stopServer(pid, cluster);
  rmSync(lockFile, { force: true });
}

function readPid(lockFile: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(lockFile, "utf8"), 10) || undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

// SIGINT ends sessions and writes a checkpoint; SIGQUIT leaves the rest to recovery.
async function stopServer(pid: number, cluster: string): Promise<void> {
  process.kill(pid, "SIGINT");
  if (await gone(pid, cluster, FAST_STOP_MS)) return;
  process.kill(pid, "SIGQUIT");
  if (await gone(pid, cluster, FAST_STOP_MS)) return;
  throw new Error(`PostgreSQL of an earlier run (process ${pid}) does not stop. End it with: kill -9 ${pid}`);
}

async function gone(pid: number, cluster: string, withinMs: number): Promise<boolean> {
  const deadline = Date.now() + withinMs;
  while (runsCluster(pid, cluster)) {
    if (Date.now() > deadline) return false;
    await wait(LOOK_EVERY_MS);
  }
  return true;
}

// A server works inside its cluster's directory, which tells it from every other process.
function runsCluster(pid: number, cluster: string): boolean {
  if (process.platform !== "linux") {
    return spawnSync("ps", ["-p", String(pid), "-o", "command="], { encoding: "utf8" }).stdout.includes(cluster);
  }
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
  } catch {
    return false;
  }
}
