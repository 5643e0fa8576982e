import { PoolBusyError } from "./cut-off";

/** Who work is done for: the id of an account, or a name for work that belongs to nobody. */
export type Owner = number | string;

interface Bounds {
  /** How many works run at a time. */
  slots: number;
  /** How many may wait, and how many of one owner. */
  mostWaiting: number;
  mostOfOne: number;
}

/**
 * Lets so many works run at a time. One owner never has all slots, where there is more than one; of those who wait,
 * each owner is served in turn, however much the others ask for.
 */
export class FairTurns {
  readonly #waiting = new Map<Owner, (() => void)[]>();
  readonly #running = new Map<Owner, number>();
  #free: number;
  #count = 0;

  constructor(private readonly bounds: Bounds) {
    this.#free = bounds.slots;
  }

  /** Runs a work when it is its owner's turn, and gives what it gives. @throws PoolBusyError when too many wait */
  async take<Result>(owner: Owner, work: () => Promise<Result>): Promise<Result> {
    await this.#turn(owner);
    try {
      return await work();
    } finally {
      this.#end(owner);
    }
  }

  async #turn(owner: Owner): Promise<void> {
    const own = this.#waiting.get(owner) ?? [];
    const isNext = own.length === 0 && this.#mayRun(owner);
    if (isNext) return this.#begin(owner);
    if (own.length >= this.bounds.mostOfOne || this.#count >= this.bounds.mostWaiting) throw new PoolBusyError();
    this.#count += 1;
    return new Promise((resolve) => this.#waiting.set(owner, [...own, resolve]));
  }

  #mayRun(owner: Owner): boolean {
    const most = Math.max(1, this.bounds.slots - 1);
    return this.#free > 0 && (this.#running.get(owner) ?? 0) < most;
  }

  #begin(owner: Owner): void {
    this.#free -= 1;
    this.#running.set(owner, (this.#running.get(owner) ?? 0) + 1);
  }

  #end(owner: Owner): void {
    this.#free += 1;
    const left = this.#running.get(owner)! - 1;
    if (left > 0) this.#running.set(owner, left);
    else this.#running.delete(owner);
    this.#serveNext();
  }

  #serveNext(): void {
    const owner = [...this.#waiting.keys()].find((each) => this.#mayRun(each));
    if (owner === undefined) return;
    const [next, ...later] = this.#waiting.get(owner)!;
    // Put in again, an owner is the last of the map.
    this.#waiting.delete(owner);
    if (later.length > 0) this.#waiting.set(owner, later);
    this.#count -= 1;
    this.#begin(owner);
    next!();
  }
}
