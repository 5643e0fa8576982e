import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";

export interface ServerProcess {
  port: number;
  pid: number;
  /** Milliseconds from its start to its first whole answer. */
  startedIn: number;
  stop(): Promise<void>;
}

interface Launch {
  command: string[];
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  port: number;
  /** Asks the server once; false or an error as long as it does not answer as it should. */
  answers(): Promise<boolean>;
}

const PATIENCE_MS = 120_000;
const PAUSE_MS = 2;

/** Starts a server and waits for its first answer. Throws with what it said when it ends instead. */
export async function startServer({
  command: [program, ...args],
  env = process.env,
  cwd,
  port,
  answers,
}: Launch): Promise<ServerProcess> {
  const start = performance.now();
  const child = spawn(program!, args, { env, cwd, stdio: ["ignore", "ignore", "pipe"] });
  const said: string[] = [];
  child.stderr.on("data", (chunk: Buffer) => said.push(String(chunk)));
  const ended = once(child, "exit");
  // A bench that ends by an error leaves nobody behind.
  const end = () => child.kill("SIGKILL");
  process.on("exit", end);
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
    process.off("exit", end);
  };
  while (!(await answers().catch(() => false))) {
    if (child.exitCode === null && child.signalCode === null && performance.now() - start < PATIENCE_MS)
      await pause(PAUSE_MS);
    else throw await stop().then(() => new Error(`${program} does not answer:\n${said.join("")}`));
  }
  return { port, pid: child.pid!, startedIn: performance.now() - start, stop };
}
