import { readProcessList } from "../../box/process-list";

/**
 * Does something while the worker stands still, so that a job which was just added is seen waiting. Keep it short:
 * every test's jobs wait.
 */
export async function pausedWorker(work: () => Promise<void>): Promise<void> {
  const worker = readProcessList(process.env.E2E_DATA_DIR!)!.worker!;
  process.kill(worker.pid, "SIGSTOP");
  try {
    await work();
  } finally {
    process.kill(worker.pid, "SIGCONT");
  }
}
