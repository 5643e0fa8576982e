import type { ChildProcess } from "node:child_process";
import workerpool from "workerpool";
import { CutOff } from "./cut-off";
import type { PoolProgram } from "./pool-program";

/** What one work may use. */
export interface Limits {
  /** Of processor time: that a machine is busy with other work is no fault of this one. */
  milliseconds: number;
  /** By how much the process may grow meanwhile. */
  megabytes: number;
  /**
   * Whether its process is given up afterwards: for libraries that somebody else's file might change for those that
   * come later.
   */
  isLast?: boolean;
}

/** What the program answers: the result of a work or its error, and what the process has in memory then. */
export interface Answer {
  result?: unknown;
  error?: { name: string; message: string };
  residentBytes: number;
}

/** The signal by which a process ends itself when its work has had its processor time; the system's own for that. */
export const OUT_OF_TIME = "SIGXCPU";

/** What a process says when it takes a work up. */
export const BEGUN = "begun";

/**
 * So many times its processor time a work may take by the clock, however busy the machine is: somebody waits for it.
 */
const MOST_WAITING = 4;

/** Of each process, in MB: V8 ends it there. A work's own limit comes first. */
const HEAP_MB = 512;
/** A process that has grown to this is replaced after its work; a fresh one has about a third. */
const LARGEST_AT_REST = 400 * 1024 * 1024;

/**
 * A process of the pool, with all that it needs to be started anew: it has one work at a time, and ends when that
 * reaches a limit.
 */
export class PoolProcess {
  #pool: workerpool.Pool | undefined;
  #awake: Promise<void> | undefined;
  #isUp = false;
  /** What the process that worked last was ended by. */
  #endedBy: NodeJS.Signals | null = null;

  constructor(private readonly program: PoolProgram) {}

  /** Whether it would take a work up at once. */
  get isUp(): boolean {
    return this.#isUp;
  }

  /** Starts the process unless it runs. */
  start(): Promise<void> {
    return (this.#awake ??= this.#begin().catch((error: unknown) => {
      this.end();
      throw error;
    }));
  }

  /** Has a work done. @throws CutOff at a limit, and what the work throws */
  async run(name: string, args: unknown[], limits: Limits): Promise<unknown> {
    const { result, error, residentBytes } = await this.#ask(name, args, limits);
    if (limits.isLast || residentBytes > LARGEST_AT_REST) this.#replace();
    if (!error) return result;
    // A recursion that went too deep.
    if (error.name === "RangeError") throw new CutOff(name, "memory");
    throw Object.assign(new Error(error.message), { name: error.name });
  }

  async #ask(name: string, args: unknown[], limits: Limits, isAgain = false): Promise<Answer> {
    await this.start();
    let hasBegun = false;
    const on = (said: unknown) => void (hasBegun ||= said === BEGUN);
    try {
      return (await this.#pool!.exec("work", [name, args, limits], { on }).timeout(
        limits.milliseconds * MOST_WAITING,
      )) as Answer;
    } catch (error) {
      const endedBy = this.#endedBy;
      this.#replace();
      if (error instanceof workerpool.Promise.TimeoutError || endedBy === OUT_OF_TIME) throw new CutOff(name, "time");
      if (!(error instanceof workerpool.TerminateError)) throw error;
      // Nothing but its own guard, V8 or the system ends a process at work. One that was ended at rest is no work's
      // fault.
      if (hasBegun || isAgain) throw new CutOff(name, "memory");
      return this.#ask(name, args, limits, true);
    }
  }

  /** Ends the process at once, whatever it does. */
  end(): void {
    const pool = this.#pool;
    this.#pool = this.#awake = undefined;
    this.#isUp = false;
    if (!pool) return;
    childOf(pool)?.kill("SIGKILL");
    // It is dead already; this only frees what is kept for it here, and may find nothing.
    pool.terminate(true).catch(() => undefined);
  }

  /** The next work should not wait for a start; should that fail, it is told so. */
  #replace(): void {
    this.end();
    this.start().catch(() => undefined);
  }

  async #begin(): Promise<void> {
    const { file, directory, execArgv } = this.program;
    this.#pool = workerpool.pool(file, {
      workerType: "process",
      maxWorkers: 1,
      workerTerminateTimeout: 1,
      // What it says is read and dropped; without that it would wait once nobody reads.
      emitStdStreams: true,
      forkOpts: {
        cwd: directory,
        execArgv: [...execArgv, `--max-old-space-size=${HEAP_MB}`],
        // None of ours: no key, no password, no address of the database.
        env: { NODE_ENV: process.env.NODE_ENV },
        serialization: "advanced",
      },
    });
    const pool = this.#pool;
    await pool.exec("awake", []);
    // It may have been ended meanwhile.
    const child = childOf(pool);
    if (child) this.#keep(child);
    this.#isUp = this.#pool === pool;
  }

  #keep(child: ChildProcess): void {
    this.#endedBy = null;
    child.once("exit", (_, signal) => (this.#endedBy = signal));
    letGo(child);
  }
}

/** The library keeps its process to itself. */
const childOf = (pool: workerpool.Pool) =>
  (pool as unknown as { workers: { worker: ChildProcess | null }[] }).workers[0]?.worker ?? undefined;

/** A process that waits for work keeps this one from ending as little as a connection at rest does. */
function letGo(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
  for (const stream of [child.stdout, child.stderr]) (stream as unknown as { unref?(): void } | null)?.unref?.();
}
