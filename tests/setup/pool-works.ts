import { readdirSync, readlinkSync } from "node:fs";
import { serveWorks } from "../../pool/serve-works";

/** A program for pools in tests: works that misbehave in every way, and some that tell about their process. */
serveWorks({
  echo: (value: unknown) => value,
  environment: () => process.env,
  descriptors: () => readdirSync("/proc/self/fd").flatMap((fd) => nameOf(fd) ?? []),
  pid: () => process.pid,
  fail: (message: string) => {
    throw new TypeError(message);
  },
  spin: () => {
    for (;;);
  },
  sleep: (milliseconds: number) => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds),
  never: () => new Promise(() => {}),
  recurse: function recurse(depth = 0): number {
    return recurse(depth + 1) + 1;
  },
  fillHeap: () => {
    const held: unknown[] = [];
    for (;;) held.push(new Array(1000).fill(held.length));
  },
  fillBuffers: () => {
    const held: Buffer[] = [];
    for (;;) held.push(Buffer.alloc(1_000_000, 1));
  },
  talk: (length: number) => console.log("x".repeat(length)),
});

function nameOf(fd: string): string | undefined {
  try {
    return readlinkSync(`/proc/self/fd/${fd}`);
  } catch {
    return undefined;
  }
}
