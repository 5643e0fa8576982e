import { spawn, type ChildProcess } from "node:child_process";
import { createInterface } from "node:readline";
import { makeProfile, removeProfile } from "./browser-profile.server";
import { endGroup } from "./process-group";

export interface RunningChromium {
  /** Of the DevTools protocol, on 127.0.0.1. */
  port: number;
  /** Ends it with all its processes, and removes its profile. */
  stop(): Promise<void>;
}

interface ChromiumOrder {
  program: string;
  /** What it calls itself; its own name when left out. */
  userAgent?: string;
  /** Beside those that it always gets. */
  flags?: readonly string[];
  /** What each of its processes may have for itself, in megabytes; all there is when left out. */
  memoryMb?: number;
}

const FLAGS = [
  "--headless=new",
  "--disable-gpu",
  "--disable-dev-shm-usage",
  "--disable-extensions",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-default-apps",
  "--disable-sync",
  "--no-first-run",
  "--no-default-browser-check",
  "--mute-audio",
  "--hide-scrollbars",
  "--disable-backgrounding-occluded-windows",
  "--disable-renderer-backgrounding",
  "--remote-debugging-port=0",
  // Chromium ends by itself as soon as the other end of this pipe is closed: it cannot outlive this process.
  "--remote-debugging-pipe",
];

/**
 * Starts a browser with a profile of its own, in a process group of its own.
 * @throws Error when it does not start; the reason of `signal` when that aborts
 */
export async function startChromium(
  { program, userAgent, flags = [], memoryMb }: ChromiumOrder,
  signal: AbortSignal,
): Promise<RunningChromium> {
  signal.throwIfAborted();
  const profile = await makeProfile();
  // Its sandbox does not work for root.
  const asRoot = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  const name = userAgent ? [`--user-agent=${userAgent}`] : [];
  const given = [...FLAGS, ...flags, ...asRoot, ...name, `--user-data-dir=${profile}`, "about:blank"];
  const [command, args] = memoryMb ? limited(memoryMb, program, given) : [program, given];
  const browser = spawn(command, args, {
    detached: true,
    stdio: ["ignore", "ignore", "pipe", "pipe", "pipe"],
  });
  const stop = async () => {
    await endGroup(browser);
    await removeProfile(profile);
  };
  try {
    return { port: await readPort(browser, signal), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The same program by a shell that first limits its memory; where the system knows no such limit it runs without. */
const limited = (megabytes: number, program: string, args: string[]): [string, string[]] => [
  "/bin/sh",
  ["-c", `ulimit -d ${megabytes * 1024} 2>/dev/null; exec "$0" "$@"`, program, ...args],
];

function readPort(browser: ChildProcess, signal: AbortSignal): Promise<number> {
  return new Promise((resolve, reject) => {
    const said: string[] = [];
    createInterface({ input: browser.stderr! }).on("line", (line) => {
      const port = /^DevTools listening on ws:\/\/127\.0\.0\.1:(\d+)\//.exec(line)?.[1];
      if (port) resolve(Number(port));
      else said.push(line);
    });
    browser.once("error", reject);
    browser.once("exit", (code) => reject(new Error(`Chromium ended with code ${code}: ${said.slice(-5).join(" ")}`)));
    signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
  });
}
