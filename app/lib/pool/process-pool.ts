import { FairTurns, type Owner } from "./fair-turns";
import { PoolProcess, type Limits } from "./pool-process";
import type { PoolProgram } from "./pool-program";

interface Options {
  program: PoolProgram;
  /** How many processes; they are started when they are needed first, or by `warm`, and kept. */
  slots: number;
  mostWaiting?: number;
  mostOfOne?: number;
}

/** Processes that do bounded work over texts of strangers, so that none of it can hold up this one. */
export class ProcessPool {
  readonly #idle: PoolProcess[];
  readonly #turns: FairTurns;
  readonly #all: readonly PoolProcess[];

  constructor({ program, slots, mostWaiting = 200, mostOfOne = 20 }: Options) {
    this.#all = Array.from({ length: slots }, () => new PoolProcess(program));
    this.#idle = [...this.#all];
    this.#turns = new FairTurns({ slots, mostWaiting, mostOfOne });
  }

  /** Starts all processes, so that the first work waits for none. */
  async warm(): Promise<void> {
    await Promise.all(this.#all.map((each) => each.start()));
  }

  /**
   * Has a work done when it is its owner's turn. @throws CutOff at a limit, PoolBusyError when too many wait, and what
   * the work throws
   */
  run(owner: Owner, name: string, args: unknown[], limits: Limits): Promise<unknown> {
    return this.#turns.take(owner, async () => {
      const free = this.#takeIdle();
      try {
        return await free.run(name, args, limits);
      } finally {
        this.#idle.push(free);
      }
    });
  }

  /** One that is up before one that has to be started. */
  #takeIdle(): PoolProcess {
    const up = this.#idle.findIndex(({ isUp }) => isUp);
    return this.#idle.splice(Math.max(0, up), 1)[0]!;
  }

  /** Ends all processes at once; what is asked for later starts them again. */
  close(): void {
    for (const each of this.#all) each.end();
  }
}
