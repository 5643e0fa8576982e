import type { ChildProcess } from "node:child_process";

/** Ends a process that was started `detached`, and all that it started, at once. Resolves when it is gone. */
export async function endGroup(leader: ChildProcess): Promise<void> {
  const gone =
    leader.exitCode === null && leader.signalCode === null
      ? new Promise((resolve) => leader.once("exit", resolve))
      : undefined;
  // Also when the leader is gone already: what it started may not be.
  if (leader.pid !== undefined) kill(leader.pid);
  await gone;
}

function kill(group: number): void {
  try {
    process.kill(-group, "SIGKILL");
  } catch (error) {
    // EPERM is what macOS says of a group whose last member is just ending.
    if (!["ESRCH", "EPERM"].includes((error as NodeJS.ErrnoException).code ?? "")) throw error;
  }
}
