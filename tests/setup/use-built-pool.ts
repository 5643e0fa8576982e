import { CutOff, PoolBusyError } from "~/lib/pool/cut-off";
import { usePool } from "~/lib/pool/in-pool.server";
import { ProcessPool } from "~/lib/pool/process-pool";
import { builtPool, poolProgram } from "./cut-short-pool";

const held = globalThis as typeof globalThis & { lentPool?: ProcessPool };

// Its processes know nothing of a test, and take longer to start than most works take: files that share a process share
// them.
const lent = (held.lentPool ??= builtPool());

/**
 * The pool that was made for the first file. What it throws is of that file's modules, and comes as what this file's
 * know.
 */
class LentPool extends ProcessPool {
  override run(...args: Parameters<ProcessPool["run"]>): Promise<unknown> {
    return lent.run(...args).catch((error: Error) => {
      throw ownError(error);
    });
  }
}

function ownError(error: Error): Error {
  if (error.name === CutOff.name) return new CutOff((error as CutOff).work, (error as CutOff).lacking);
  return error.name === PoolBusyError.name ? new PoolBusyError() : error;
}

usePool(new LentPool({ program: poolProgram(), slots: 1 }));
