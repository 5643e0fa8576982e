import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import type { RunOrder, RunResult } from "./test-program";
import type { TreeCopy } from "./tree-copy";

/** A process that runs the same tests over a tree again and again; begun anew after a run that never ended. */
export class TestProcess {
  private child: ChildProcess | null = null;

  constructor(
    private readonly tree: TreeCopy,
    private readonly tests: readonly string[],
  ) {}

  /** Runs the tests after some files have changed, for so many milliseconds at most. Gives what failed, or null. */
  async run(changed: string[], patienceMs: number): Promise<string | null> {
    const child = this.child ?? (await this.start());
    const [late, over] = [AbortSignal.timeout(patienceMs), new AbortController()];
    const signal = AbortSignal.any([late, over.signal]);
    const answered = once(child, "message", { signal }).then(([result]) => (result as RunResult).failed);
    const lost = once(child, "exit", { signal }).then(() => Promise.reject(new Error("The process ended.")));
    child.send({ changed } satisfies RunOrder);
    try {
      return await Promise.race([answered, lost]);
    } catch {
      await this.end();
      return late.aborted ? "the tests did not end" : "the tests' process ended";
    } finally {
      over.abort();
    }
  }

  /** Ends it with all that it started. */
  async end(): Promise<void> {
    const { child } = this;
    this.child = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    kill(child);
    await once(child, "exit");
  }

  private async start(): Promise<ChildProcess> {
    const { folder } = this.tree;
    const child = fork("tests/mutants/test-program.ts", [...this.tests], {
      cwd: folder,
      env: { ...process.env, TMPDIR: this.tree.path("tmp") },
      execArgv: ["--import", "tsx"],
      stdio: ["ignore", "ignore", "ignore", "ipc"],
      // A group of its own, which ends as one.
      detached: true,
    });
    this.child = child;
    // Before the tree is removed that it works in.
    const clear = () => kill(child);
    process.prependOnceListener("exit", clear);
    child.once("exit", () => process.off("exit", clear));
    await Promise.race([
      once(child, "message"),
      once(child, "exit").then(() =>
        Promise.reject(new Error(`The tests ${this.tests.join(", ")} cannot be started.`)),
      ),
    ]);
    return child;
  }
}

function kill({ pid }: ChildProcess): void {
  try {
    process.kill(-pid!, "SIGKILL");
  } catch (error) {
    // It has just ended by itself.
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}
