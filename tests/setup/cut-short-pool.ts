import { inject } from "vitest";
import { ProcessPool } from "~/lib/pool/process-pool";

/** The pool's program as the build makes it. */
export const poolProgram = () => ({ file: inject("poolProgram"), directory: process.cwd(), execArgv: [] });

/** A pool of processes as the build makes it. */
export const builtPool = () => new ProcessPool({ program: poolProgram(), slots: 2 });

/** The same, in which some works come to an end of their own. */
export class CutShortPool extends ProcessPool {
  constructor(
    private readonly whole: ProcessPool,
    private readonly works: readonly string[],
    private readonly error: (work: string) => Error,
  ) {
    super({ program: poolProgram(), slots: 1 });
  }

  override run(...args: Parameters<ProcessPool["run"]>): Promise<unknown> {
    return this.works.includes(args[1]) ? Promise.reject(this.error(args[1])) : this.whole.run(...args);
  }
}
