import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { preparePostgres } from "../../box/postgres";
import { familyOf } from "./family";
import { freePort } from "./free-ports";
import { removeDataDirectory, temporaryDataDirectory } from "./running-box";

// Nothing here outlives the tests, so nothing waits for the disk.
const UNSAFE_AND_FAST = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
};

export interface OwnPostgres {
  url: string;
  /** Stops it, whoever is connected; its data stays. */
  stop(): Promise<void>;
  /** Starts it again on the same data. */
  start(): Promise<void>;
  /** Ends it as a crash does, with all its connections. */
  kill(): Promise<void>;
  /** Stops it in the middle of whatever it does: connections stay and hang, new ones get no answer. */
  freeze(): void;
  thaw(): void;
  /** Stops it and throws its data away. */
  remove(): Promise<void>;
}

/** Starts a PostgreSQL of the tests' own, on a free port and in a directory of its own. */
export async function startOwnPostgres(settings: Record<string, string> = {}): Promise<OwnPostgres> {
  const dataDirectory = temporaryDataDirectory();
  const postgres = await preparePostgres({
    dataDirectory,
    port: await freePort(),
    password: "tests",
    settings: { ...UNSAFE_AND_FAST, ...settings },
  });
  let server: ChildProcess | undefined;
  async function start() {
    await postgres.clearLeftover();
    const [program, ...options] = postgres.command;
    server = spawn(program!, options, { ...postgres.account, stdio: ["ignore", "ignore", "inherit"] });
    await postgres.ready(AbortSignal.timeout(20_000));
  }
  async function end(signal: NodeJS.Signals) {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    thaw();
    server.kill(signal);
    await once(server, "exit");
  }
  async function remove() {
    // No checkpoint for what is thrown away.
    await end("SIGQUIT");
    removeDataDirectory(dataDirectory);
  }
  // The one who starts and buries the others first to stop and last to go on.
  function freeze() {
    server!.kill("SIGSTOP");
    for (const pid of familyOf(server!.pid!)) signal(pid, "SIGSTOP");
  }
  function thaw() {
    for (const pid of familyOf(server!.pid!).reverse()) signal(pid, "SIGCONT");
  }
  try {
    await start();
  } catch (error) {
    await remove();
    throw error;
  }
  return { url: postgres.url, start, stop: () => end("SIGINT"), kill: () => end("SIGKILL"), freeze, thaw, remove };
}

// A connection's process may just have ended by itself.
function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}
