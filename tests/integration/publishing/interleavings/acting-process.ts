import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import type { bundleProgram } from "../../../setup/program";
import type { Done, Order } from "./owner-program";

/** The process in which an owner's acts are done; it can be killed at any moment. */
export class ActingProcess {
  #child: ChildProcess | null = null;
  #next = 0;
  readonly #waiting = new Map<number, (done: Done | null) => void>();

  constructor(private readonly program: Awaited<ReturnType<typeof bundleProgram>>) {}

  /** Starts it, unless it runs, and waits until it would begin with an act at once. */
  async start(): Promise<void> {
    if (this.#child) return;
    const child = fork(this.program.file, { stdio: ["ignore", "ignore", "inherit", "ipc"] });
    this.#child = child;
    await once(child, "message");
    child.on("message", (done: Done) => {
      this.#waiting.get(done.id)?.(done);
      this.#waiting.delete(done.id);
    });
  }

  /** Has an act done by the process; null when that is killed first. */
  async ask(order: Omit<Order, "id">): Promise<Done | null> {
    const child = this.#child;
    if (!child) return null;
    const id = this.#next++;
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      child.send({ ...order, id });
    });
  }

  /** Ends it at once, whatever it does. */
  async kill(): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (child?.kill("SIGKILL")) await once(child, "exit");
    for (const resolve of this.#waiting.values()) resolve(null);
    this.#waiting.clear();
  }
}
