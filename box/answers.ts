import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

const LOOK_EVERY_MS = 50;

/** Waits until something accepts connections on these ports of this machine. Throws when `signal` aborts. */
export async function untilListening(ports: number[], signal: AbortSignal): Promise<void> {
  for (const port of ports) await until(() => accepts(port), signal);
}

/** Waits until an address answers 200. Throws when `signal` aborts. */
export function untilWell(address: string, signal: AbortSignal): Promise<void> {
  return until(async () => (await fetch(address, { signal })).ok, signal);
}

async function until(condition: () => Promise<boolean>, signal: AbortSignal): Promise<void> {
  for (;;) {
    signal.throwIfAborted();
    if (await condition().catch(() => false)) return;
    await wait(LOOK_EVERY_MS, undefined, { signal });
  }
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    const answer = (accepted: boolean) => {
      socket.destroy();
      resolve(accepted);
    };
    socket.once("connect", () => answer(true));
    socket.once("error", () => answer(false));
  });
}
