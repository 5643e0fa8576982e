import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { readerProgram, type ReaderFormat } from "./reader-programs";
import { takeTurns } from "./take-turns";

/** The reader ran out of time or memory, or had more to say than an upload can. */
export class ReadingStopped extends Error {
  override name = "ReadingStopped";
}

/** Seconds of processor time, so that a file is not too much for being read on a busy machine. */
const LIMITS: Record<ReaderFormat, { seconds: number; heapMb: number }> = {
  docx: { seconds: 15, heapMb: 512 },
  doc: { seconds: 5, heapMb: 128 },
  svg: { seconds: 6, heapMb: 128 },
};
/** Nobody waits longer, whatever the machine is busy with. */
const LONGEST_WAIT_MS = 30_000;
const LONGEST_OUTPUT = 20_000_000;
const BROKEN = 3;
// Each may fill its heap; more of them at a time could fill the machine.
const inTurn = takeTurns(2);

/**
 * Reads an upload in a process of its own, without this one's environment: the libraries follow whatever
 * a file says, and some files say to go round in circles. A thread would not do: one that runs out of memory
 * can take its whole process with it, and no thread can be stopped inside a native library.
 * @throws ReadingStopped at a limit; other errors when the file is broken
 */
export function readInProcess(format: ReaderFormat, bytes: Uint8Array, longestWaitMs = LONGEST_WAIT_MS) {
  return inTurn(() => readOnce(format, bytes, longestWaitMs));
}

async function readOnce(format: ReaderFormat, bytes: Uint8Array, longestWaitMs: number) {
  // A path from which the libraries are found, wherever this code was bundled to.
  const from = createRequire(import.meta.url).resolve("mammoth/package.json");
  const options = [`--max-old-space-size=${LIMITS[format].heapMb}`, "-e", readerProgram(format, BROKEN), from];
  const limited = `ulimit -t ${LIMITS[format].seconds} && exec "$0" "$@"`;
  const reader = spawn("/bin/sh", ["-c", limited, process.execPath, ...options], {
    env: { NODE_ENV: "production" },
    stdio: ["pipe", "pipe", "ignore"],
  });
  // The reader may end before it has read everything.
  reader.stdin.on("error", () => {});
  reader.stdin.end(bytes);
  const timer = setTimeout(() => reader.kill("SIGKILL"), longestWaitMs);
  const ended = new Promise<number | null>((resolve, reject) => reader.once("close", resolve).once("error", reject));
  try {
    const [output, code] = await Promise.all([collect(reader.stdout), ended]);
    if (code === 0) return output;
    throw code === BROKEN ? new Error("the file is broken") : new ReadingStopped(`${format} reader`);
  } finally {
    clearTimeout(timer);
    reader.kill("SIGKILL");
  }
}

async function collect(stream: NodeJS.ReadableStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > LONGEST_OUTPUT) throw new ReadingStopped("output");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
