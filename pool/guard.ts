import { Worker } from "node:worker_threads";

const EVERY_MS = 50;

// Kept as text, so that it runs the same from source and from a bundle. A thread sees what the process does while its
// work lets nothing else run, inside a native library too.
const GUARD = `
const { workerData: { parent, limit } } = require("node:worker_threads");
setInterval(() => {
  const isOver = process.memoryUsage.rss() / 1048576 > Atomics.load(limit, 0);
  if (isOver || process.ppid !== parent) process.kill(process.pid, "SIGKILL");
}, ${EVERY_MS});`;

/**
 * Ends this process as soon as it has more in memory than it may, or its parent is gone.
 * @returns a function that allows it so many more megabytes than it has now
 */
export function startGuard(): (megabytes: number) => void {
  const limit = new Int32Array(new SharedArrayBuffer(4)).fill(0x7fffffff);
  const guard = new Worker(GUARD, { eval: true, execArgv: [], env: {}, workerData: { parent: process.ppid, limit } });
  guard.unref();
  return (megabytes) => void Atomics.store(limit, 0, Math.ceil(process.memoryUsage.rss() / 1_048_576) + megabytes);
}
