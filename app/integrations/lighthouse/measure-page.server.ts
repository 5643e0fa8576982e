import { spawn, type ChildProcess } from "node:child_process";
import { createRequire } from "node:module";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import { env } from "~/lib/env.server";
import { findChromium } from "../browser/find-chromium.server";
import { endGroup } from "../browser/process-group";
import { LIGHTHOUSE_PROGRAM } from "./lighthouse-program";
import { machineUse } from "./machine-use";
import { onlyThrough } from "../browser/network-flags";
import { startSiteProxy } from "../browser/site-proxy.server";
import { startChromium } from "../browser/start-chromium.server";
import type { WebRules } from "../public-web/public-hosts.server";
import { MeasuringFailed, readReport } from "./read-report";
import type { LighthouseReport } from "./report";

export type Category = "performance" | "accessibility" | "best-practices" | "seo";

interface Order {
  url: string;
  /** What the browser calls itself. */
  userAgent: string;
  categories: Category[];
  signal: AbortSignal;
}

/** For starting the browser, loading the page and judging it, in milliseconds; usual are 10 s. */
const LIMIT_MS = 90_000;
const HEAP_MB = 1024;

interface Circumstances {
  limitMs?: number;
  /** How far the page may go beside its own host. */
  web?: WebRules;
}

/**
 * Measures a page as a phone with simulated slow network sees it: Lighthouse in a process of its own, on a browser of
 * its own that reaches the page's own host and the public web. All are gone when this returns, and when this process
 * is. What else the machine has to do is looked at before and after it.
 * @throws NoChromium, MeasuringFailed, or the reason of `signal` when that aborts
 */
export async function measurePage(
  order: Order,
  { limitMs = LIMIT_MS, web }: Circumstances = {},
): Promise<LighthouseReport> {
  const program = findChromium(env.CHROMIUM_PATH);
  const limit = AbortSignal.timeout(limitMs);
  try {
    const before = await machineUse();
    const report = await measureWith(program, order, AbortSignal.any([order.signal, limit]), web);
    return { ...report, machineUse: Math.max(before, await machineUse()) };
  } catch (error) {
    order.signal.throwIfAborted();
    if (limit.aborted) throw new MeasuringFailed(`took longer than ${limitMs / 1000} s`);
    throw error instanceof MeasuringFailed ? error : new MeasuringFailed((error as Error).message, { cause: error });
  }
}

async function measureWith(
  program: string,
  { url, userAgent, categories }: Order,
  over: AbortSignal,
  web?: WebRules,
): Promise<LighthouseReport> {
  // Customers' pages are hostile: their scripts must not look around in the network that this browser stands in.
  const proxy = await startSiteProxy(url, web);
  try {
    const chromium = await startChromium(
      { program, userAgent, flags: onlyThrough(`http://127.0.0.1:${proxy.port}`, "127.0.0.1") },
      over,
    );
    try {
      return readReport(
        await runLighthouse(
          { ...FLAGS, url, onlyCategories: categories, emulatedUserAgent: userAgent, port: chromium.port },
          over,
        ),
      );
    } finally {
      await chromium.stop();
    }
  } finally {
    await proxy.stop();
  }
}

const FLAGS = {
  formFactor: "mobile",
  throttlingMethod: "simulate",
  disableFullPageScreenshot: true,
  skipAudits: ["screenshot-thumbnails", "final-screenshot"],
  logLevel: "error",
  output: "json",
};

async function runLighthouse(order: object, over: AbortSignal): Promise<string> {
  // Found from here, wherever this code was bundled to.
  const where = pathToFileURL(createRequire(import.meta.url).resolve("lighthouse")).href;
  const args = [`--max-old-space-size=${HEAP_MB}`, "-e", LIGHTHOUSE_PROGRAM, where, JSON.stringify(order)];
  const child = spawn(process.execPath, args, {
    detached: true,
    env: { NODE_ENV: "production" },
    stdio: ["pipe", "pipe", "pipe"],
  });
  const stop = () => void endGroup(child);
  over.addEventListener("abort", stop, { once: true });
  try {
    const [report, said, code] = await Promise.all([text(child.stdout), text(child.stderr), exitOf(child)]);
    over.throwIfAborted();
    if (code !== 0) throw new MeasuringFailed(said.trim().slice(-500) || `Lighthouse ended with code ${code}`);
    return report;
  } finally {
    over.removeEventListener("abort", stop);
    await endGroup(child);
  }
}

const exitOf = (child: ChildProcess) =>
  new Promise<number | null>((resolve, reject) => child.once("exit", resolve).once("error", reject));
