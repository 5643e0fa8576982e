import { availableParallelism } from "node:os";
import type { Owner } from "./fair-turns";
import { poolProgram } from "./pool-program";
import type { Limits } from "./pool-process";
import { ProcessPool } from "./process-pool";

// oxlint-disable-next-line typescript/no-explicit-any -- any function that takes and gives what can be copied
type Work = (...args: any[]) => unknown;

/** A function as it is called from outside of the pool. */
export interface Pooled<F extends Work> {
  (owner: Owner, ...args: Parameters<F>): Promise<Awaited<ReturnType<F>>>;
  /** What the pool's program knows it by. */
  readonly workName: string;
}

// A build bundles this file more than once, and development reloads it: the process has one pool.
const held = globalThis as typeof globalThis & { plinthPool?: ProcessPool };

const pool = () =>
  (held.plinthPool ??= new ProcessPool({
    program: poolProgram(),
    slots: Math.min(4, Math.max(2, availableParallelism())),
  }));

/**
 * A function that runs in the pool of processes, within limits. `pool/works.ts` says which function it is; here only
 * its type is needed, so that what it imports is not loaded into this process.
 *
 *     const findFaults = inPool<typeof findFaultsHere>("find-faults", { milliseconds: 5_000, megabytes: 200 });
 *     const faults = await findFaults(userId, html);
 *
 * Arguments and results are copied as `structuredClone` does it. A call throws CutOff at a limit, PoolBusyError when
 * too many wait, and a plain Error with the message of what the function throws: what a caller is to tell apart, it
 * gives.
 */
export function inPool<F extends Work>(workName: string, limits: Limits): Pooled<F> {
  const call = (owner: Owner, ...args: Parameters<F>) =>
    pool().run(owner, workName, args, limits) as Promise<Awaited<ReturnType<F>>>;
  return Object.assign(call, { workName });
}

/**
 * Puts another pool in the place of this process' own: for tests, which start a built program faster than its source.
 */
export const usePool = (other: ProcessPool): void => void (held.plinthPool = other);

/** Starts the pool's processes, so that nobody's first request waits for them. */
export const warmPool = (): Promise<void> => pool().warm();
