import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** A program for a process of the pool, and how Node starts it. */
export interface PoolProgram {
  file: string;
  execArgv: string[];
  /** From here packages and settings of TypeScript are found. */
  directory: string;
}

/** A program of this project that is started from its source. */
export const sourceProgram = (file: string, directory: string): PoolProgram => ({
  file,
  directory,
  execArgv: ["--import", "tsx"],
});

/** The pool's own program: what the build made of it where this code is of a build, else its source. */
export function poolProgram(from = fileURLToPath(import.meta.url)): PoolProgram {
  for (let directory = dirname(from); ; directory = dirname(directory)) {
    const [built, source] = ["js", "ts"].map((ending) => join(directory, "pool", `index.${ending}`)) as [
      string,
      string,
    ];
    // Without source maps: reading them takes a quarter of the time that a process needs to start.
    if (existsSync(built)) return { file: built, directory, execArgv: [] };
    if (existsSync(source)) return sourceProgram(source, directory);
    if (directory === dirname(directory))
      throw new Error(`The pool's program is missing: looked for pool/index.js from ${from}.`);
  }
}
