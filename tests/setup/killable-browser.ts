import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { chromium, expect, type BrowserContext } from "playwright/test";
import { alive } from "./alive";
import { CHROMIUM_ARGS, findChromium } from "./chromium";

/** A browser that keeps its profile in a folder, and dies like one whose machine has lost its power. */
export interface KillableBrowser {
  context: BrowserContext;
  kill(): Promise<void>;
}

/** Starts Chromium on a profile, which an earlier one may have left. */
export async function startKillableBrowser(profile: string): Promise<KillableBrowser> {
  const args = [
    ...CHROMIUM_ARGS,
    "--headless",
    "--no-sandbox",
    `--user-data-dir=${profile}`,
    "--remote-debugging-port=0",
    "--window-size=1280,900",
    "about:blank",
  ];
  // What is called Chromium may be a script that starts it, and its profile is held by several processes: all are of
  // one group.
  const program = spawn(findChromium()!, args, { stdio: ["ignore", "ignore", "pipe"], detached: true });
  const browser = await chromium.connectOverCDP(await addressOf(program.stderr));
  program.stderr.resume();
  const group = -program.pid!;
  process.once("exit", () => alive(group) && process.kill(group, "SIGKILL"));
  const kill = async () => {
    if (alive(group)) process.kill(group, "SIGKILL");
    await expect.poll(() => alive(group), { timeout: 30_000 }).toBe(false);
  };
  return { context: browser.contexts()[0]!, kill };
}

async function addressOf(stderr: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(stderr)) {
    const address = /^DevTools listening on (ws:\S+)/.exec(line)?.[1];
    if (address) return address;
  }
  throw new Error("Chromium ended before it listened");
}
