import { Worker } from "node:worker_threads";
import { OUT_OF_TIME, type Limits } from "~/lib/pool/pool-process";

const EVERY_MS = 50;
const ENDLESS = 0x7fffffff;

/** Where each limit stands in what both threads see. */
const MEGABYTES = 0;
const MILLISECONDS = 1;

// Kept as text, so that it runs the same from source and from a bundle. A thread sees what the process does while its
// work lets nothing else run, inside a native library too.
const GUARD = `
const { workerData: { parent, most } } = require("node:worker_threads");
setInterval(() => {
  const isOver = process.memoryUsage.rss() / 1048576 > Atomics.load(most, ${MEGABYTES});
  if (isOver || process.ppid !== parent) process.kill(process.pid, "SIGKILL");
  const { user, system } = process.cpuUsage();
  if ((user + system) / 1000 > Atomics.load(most, ${MILLISECONDS})) process.kill(process.pid, "${OUT_OF_TIME}");
}, ${EVERY_MS});`;

/**
 * Ends this process as soon as it has used what it may, or its parent is gone.
 * @returns a function that allows it so many megabytes more than it has now, and so much processor time from now on
 */
export function startGuard(): (limits: Limits) => void {
  const most = new Int32Array(new SharedArrayBuffer(8)).fill(ENDLESS);
  const guard = new Worker(GUARD, { eval: true, execArgv: [], env: {}, workerData: { parent: process.ppid, most } });
  guard.unref();
  return ({ megabytes, milliseconds }) => {
    const { user, system } = process.cpuUsage();
    Atomics.store(most, MEGABYTES, Math.ceil(process.memoryUsage.rss() / 1_048_576) + megabytes);
    Atomics.store(most, MILLISECONDS, Math.ceil((user + system) / 1_000) + milliseconds);
  };
}
