import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { readProcessList, type ProcessList } from "../../box/process-list";
import { freePortRow } from "./free-ports";

/** How many ports follow from PORT, itself included. */
const PORTS = 9;

export interface RunningBox {
  origin: string;
  port: number;
  dataDirectory: string;
  process: ChildProcess;
  /** Everything it has said so far. */
  said: string[];
  processes(): ProcessList;
  /** Sends a signal and waits for the end; gives the exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

interface BoxOptions {
  dataDirectory: string;
  port?: number;
  settings?: Record<string, string>;
}

/** A data directory of its own for one box, which also another user's PostgreSQL can reach. */
export function temporaryDataDirectory(): string {
  const directory = mkdtempSync(join(realpathSync(tmpdir()), "plinth-data-"));
  chmodSync(directory, 0o755);
  return directory;
}

/**
 * Starts the whole product from its production build, as `npm start` does, and waits until it says that it is ready.
 * Throws with all that it said when it ends before. The build must be there. `settings` are what its environment names.
 */
export async function startBox(options: BoxOptions): Promise<RunningBox> {
  const { dataDirectory, port = await freePortRow(PORTS), settings } = options;
  const box = spawnBox(dataDirectory, port, settings);
  const said: string[] = [];
  const ready = new Promise<void>((resolve) => {
    for (const input of [box.stdout!, box.stderr!]) {
      createInterface({ input }).on("line", (line) => {
        said.push(line);
        if (line.startsWith("Plinth is ready")) resolve();
      });
    }
  });
  const ended = once(box, "close") as Promise<[number | null]>;
  const failed = ended.then(([code]) => {
    throw new BoxEndedError(code, said);
  });
  await Promise.race([ready, failed]);
  failed.catch(() => undefined);
  return {
    origin: `http://localhost:${port}`,
    port,
    dataDirectory,
    process: box,
    said,
    processes: () => readProcessList(dataDirectory) ?? {},
    async stop(signal = "SIGINT") {
      box.kill(signal);
      return (await ended)[0];
    },
  };
}

/** The box ended instead of starting. */
export class BoxEndedError extends Error {
  constructor(
    readonly code: number | null,
    readonly said: string[],
  ) {
    super(`The box ended with code ${code}:\n${said.join("\n")}`);
  }
}

export function removeDataDirectory(dataDirectory: string): void {
  rmSync(dataDirectory, { recursive: true, force: true });
}

// Nothing of the test runner's own environment decides how the product runs.
function spawnBox(dataDirectory: string, port: number, settings: Record<string, string> = {}): ChildProcess {
  const { PATH, HOME, TMPDIR } = process.env;
  const env: NodeJS.ProcessEnv = {
    PATH,
    HOME,
    TMPDIR,
    NODE_ENV: "development",
    PORT: String(port),
    DATA_DIR: dataDirectory,
    CADDY: "off",
    ...settings,
  };
  return spawn(process.execPath, ["build/box/start.js"], { env, stdio: ["ignore", "pipe", "pipe"] });
}
