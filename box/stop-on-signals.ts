import type { Supervisor } from "./supervisor";

// A terminal signals npm and us at once, and npm passes its own on: that is one Ctrl-C, not two.
const ONE_PRESS_MS = 500;

/** Stops the parts in order at the first signal, at once at a second. `done` settles when all are gone. */
export function stopOnSignals(supervisor: Supervisor, order: string[]): { asked(): boolean; done: Promise<void> } {
  let askedAt: number | undefined;
  const done = new Promise<void>((resolve, reject) => {
    const onSignal = () => {
      if (askedAt === undefined) {
        askedAt = Date.now();
        console.log("Stopping; a second Ctrl-C kills.");
        supervisor.stop(order).then(resolve, reject);
      } else if (Date.now() - askedAt > ONE_PRESS_MS) supervisor.kill();
    };
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, onSignal);
  });
  return { asked: () => askedAt !== undefined, done };
}
