import { createInterface } from "node:readline";
import type { Readable } from "node:stream";

const WIDTH = 9;

export type WriteLine = (from: string, line: string) => void;

/** Writes a line to the terminal with the name of the process that said it. */
export const writeLine: WriteLine = (from, line) => {
  process.stdout.write(`${from.padEnd(WIDTH)} | ${line}\n`);
};

/** Passes on what a process says, whole lines at a time. */
export function passOn(from: string, stream: Readable, write: WriteLine): void {
  createInterface({ input: stream, crlfDelay: Infinity }).on("line", (line) => write(from, line));
}
