import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { passOn, type WriteLine } from "./log-lines";
import { BoxError, type Part } from "./part";

export interface SupervisionLimits {
  /** Wait before the first new start; doubles up to `longestDelayMs`. */
  firstDelayMs: number;
  longestDelayMs: number;
  /** A process that lived this long counts as well again. */
  wellAfterMs: number;
  /** How often a part may end before it ever answered. */
  firstAttempts: number;
  readyWithinMs: number;
  /** How long an orderly end may take. */
  stopWithinMs: number;
}

export const LIMITS: SupervisionLimits = {
  firstDelayMs: 250,
  longestDelayMs: 10_000,
  wellAfterMs: 30_000,
  firstAttempts: 3,
  readyWithinMs: 90_000,
  stopWithinMs: 15_000,
};

// Longer than any timer of Node holds.
const FOR_EVER_MS = 2 ** 31 - 1;

/** Where customers are, and a person may be far: nothing is given up, since the parts that do answer serve them. */
export const TIRELESS: SupervisionLimits = { ...LIMITS, firstAttempts: Infinity, readyWithinMs: FOR_EVER_MS };

/** The wait before another try, after `failures` of them. */
export function delayAfter(failures: number, { firstDelayMs, longestDelayMs }: SupervisionLimits): number {
  return Math.min(longestDelayMs, firstDelayMs * 2 ** (failures - 1));
}

/** Keeps one part running until it is stopped: starts it again, each time a little later, when it ends by itself. */
export class SupervisedPart {
  private child?: ChildProcess;
  private life?: Promise<void>;
  private failures = 0;
  private answered = false;
  private readonly stopping = new AbortController();

  constructor(
    readonly part: Part,
    private readonly write: WriteLine,
    private readonly changed: () => void,
    private readonly limits = LIMITS,
  ) {}

  /** The process that runs now. */
  get pid(): number | undefined {
    return this.child?.pid;
  }

  /** Starts the part and waits until it answers. Throws BoxError when it ends again and again, or stays silent. */
  async start(): Promise<void> {
    const { readyWithinMs } = this.limits;
    const silent = AbortSignal.timeout(readyWithinMs);
    this.life = this.live();
    const gaveUp = this.life.then(() => {
      throw new BoxError(
        [`${this.part.name} does not start. What it said is above.`, this.part.remedy].filter(Boolean).join(" "),
      );
    });
    const ready = this.part.ready(AbortSignal.any([silent, this.stopping.signal])).catch((error: unknown) => {
      throw silent.aborted ? new BoxError(`${this.part.name} did not answer within ${readyWithinMs / 1000} s.`) : error;
    });
    await Promise.race([ready, gaveUp]);
    this.answered = true;
  }

  /** Asks the part to end and waits until its process, and all that it started, are gone. */
  async stop(): Promise<void> {
    this.stopping.abort();
    this.signal(this.part.stopSignal);
    const late = setTimeout(() => this.kill(), this.limits.stopWithinMs);
    await this.life;
    clearTimeout(late);
  }

  /** Ends the part at once. */
  kill(): void {
    this.stopping.abort();
    this.signal(this.part.killSignal);
  }

  private async live(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      const ended = await this.runOnce();
      if (this.stopping.signal.aborted) return;
      if (!this.answered && this.failures >= this.limits.firstAttempts) return;
      const delay = delayAfter(this.failures, this.limits);
      this.write(this.part.name, `${ended}; starts again in ${delay} ms`);
      await wait(delay, undefined, { signal: this.stopping.signal }).catch(() => undefined);
    }
  }

  /** One life of the process; tells how it ended. */
  private async runOnce(): Promise<string> {
    const born = Date.now();
    try {
      await this.part.beforeStart?.();
      if (this.stopping.signal.aborted) return "stopped";
      const ended = await this.untilExit(this.spawn());
      this.failures = Date.now() - born > this.limits.wellAfterMs ? 1 : this.failures + 1;
      return ended;
    } catch (error) {
      this.failures += 1;
      return (error as Error).message;
    }
  }

  private spawn(): ChildProcess {
    const [program, ...args] = this.part.command;
    // A group of its own: Ctrl-C at the terminal reaches the box alone, which then stops the parts in order.
    const child = spawn(program!, args, {
      ...this.part.account,
      env: this.part.env,
      detached: true,
      stdio: ["ignore", "pipe", "pipe"],
    });
    passOn(this.part.name, child.stdout, this.write);
    passOn(this.part.name, child.stderr, this.write);
    return child;
  }

  private async untilExit(child: ChildProcess): Promise<string> {
    this.child = child;
    this.changed();
    try {
      const [code, signal] = (await once(child, "exit")) as [number | null, string | null];
      return `ended with ${signal ?? `code ${code}`}`;
    } finally {
      this.child = undefined;
      if (child.pid) killGroup(child.pid);
      this.changed();
    }
  }

  private signal(signal: NodeJS.Signals): void {
    this.child?.kill(signal);
  }
}

// What the process started (a browser, for one) must not outlive it.
function killGroup(leader: number): void {
  try {
    process.kill(-leader, "SIGKILL");
  } catch (error) {
    // EPERM is what macOS says of a group whose last member is just ending.
    if (!["ESRCH", "EPERM"].includes((error as NodeJS.ErrnoException).code ?? "")) throw error;
  }
}
