import { setTimeout as wait } from "node:timers/promises";
import { startDeathWatch, type DeathWatch } from "./death-watch";
import { writeLine, type WriteLine } from "./log-lines";
import { BoxError, type Part } from "./part";
import { removeProcessList, writeProcessList, type ProcessList } from "./process-list";
import { delayAfter, LIMITS, SupervisedPart, type SupervisionLimits } from "./supervised-part";

/** Starts parts stage by stage, keeps them running, and stops them in order. */
export class Supervisor {
  private readonly parts: SupervisedPart[] = [];
  private readonly deathWatch: DeathWatch = startDeathWatch();
  private readonly ending = new AbortController();
  private stopped?: Promise<void>;

  constructor(
    private readonly dataDirectory: string,
    private readonly write: WriteLine = writeLine,
    private readonly limits: SupervisionLimits = LIMITS,
  ) {}

  /** Starts parts side by side and waits until all of them answer. Throws BoxError when one does not. */
  async start(...parts: Part[]): Promise<void> {
    if (this.stopped) throw stoppedEarly();
    const started = parts.map((part) => new SupervisedPart(part, this.write, () => this.publish(), this.limits));
    this.parts.push(...started);
    const results = await Promise.allSettled(started.map((part) => part.start()));
    const failed = results.find((result) => result.status === "rejected");
    if (failed) throw failed.reason;
  }

  /**
   * Does a piece of work as often as it takes to succeed, each time a little later, and says why it failed.
   * Throws BoxError when the box is stopped meanwhile.
   */
  async insist<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    for (let failures = 1; !this.ending.signal.aborted; failures += 1) {
      try {
        return await work();
      } catch (error) {
        const delay = delayAfter(failures, this.limits);
        this.write(name, `${(error as Error).message}; tried again in ${delay} ms`);
        await wait(delay, undefined, { signal: this.ending.signal }).catch(() => undefined);
      }
    }
    throw stoppedEarly();
  }

  /** Stops every part, those named first in this order, each after the one before it is gone. Safe to call twice. */
  stop(order: string[] = []): Promise<void> {
    this.ending.abort();
    this.stopped ??= this.stopInOrder(order);
    return this.stopped;
  }

  /** Ends every part at once. `stop` still tells when they are gone. */
  kill(): void {
    for (const part of this.parts) part.kill();
  }

  private async stopInOrder(order: string[]): Promise<void> {
    const rank = ({ part }: SupervisedPart) => order.indexOf(part.name) >>> 0;
    for (const part of [...this.parts].sort((a, b) => rank(a) - rank(b))) await part.stop();
    await this.deathWatch.close();
    removeProcessList(this.dataDirectory);
  }

  private publish(): void {
    const running = this.parts.filter(({ pid }) => pid !== undefined);
    this.deathWatch.watch(running.map(({ pid, part }) => ({ pid: pid!, signal: part.stopSignal })));
    writeProcessList(this.dataDirectory, Object.assign({}, ...running.map(entriesOf)) as ProcessList);
  }
}

const stoppedEarly = () => new BoxError("Stopped before everything had started.");

function entriesOf({ part, pid }: SupervisedPart): ProcessList {
  return Object.fromEntries(Object.entries(part.listens).map(([name, port]) => [name, { pid: pid!, port }]));
}
