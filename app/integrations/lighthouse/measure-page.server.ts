import { spawn, type ChildProcess } from "node:child_process";
import { createRequire } from "node:module";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import { env } from "~/lib/env.server";
import { findChromium } from "../browser/find-chromium.server";
import { LIGHTHOUSE_PROGRAM } from "./lighthouse-program";
import { endGroup } from "../browser/process-group";
import { MeasuringFailed, readReport } from "./read-report";
import type { LighthouseReport } from "./report";
import { startChromium } from "../browser/start-chromium.server";

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

/** Customers' pages are hostile: their scripts must not look around in the network that this browser stands in. */
const BLOCKED = ["10.*", "127.*", "169.254.*", "192.168.*", "0.*", "[*", ...Array.from({ length: 16 }, (_, index) => `172.${index + 16}.*`)];

/**
 * Measures a page as a phone with simulated slow network sees it: Lighthouse in a process of its own, on a browser of
 * its own. Both are gone when this returns, and when this process is.
 * @throws NoChromium, MeasuringFailed, or the reason of `signal` when that aborts
 */
export async function measurePage({ url, userAgent, categories, signal }: Order, limitMs = LIMIT_MS): Promise<LighthouseReport> {
  const program = findChromium(env.CHROMIUM_PATH);
  const limit = AbortSignal.timeout(limitMs);
  const over = AbortSignal.any([signal, limit]);
  const chromium = await startChromium({ program, userAgent }, over).catch((error: unknown) => rethrow(error, signal));
  try {
    return readReport(await runLighthouse({ ...FLAGS, url, onlyCategories: categories, emulatedUserAgent: userAgent, port: chromium.port }, over));
  } catch (error) {
    return rethrow(limit.aborted ? new MeasuringFailed(`took longer than ${limitMs / 1000} s`) : error, signal);
  } finally {
    await chromium.stop();
  }
}

function rethrow(error: unknown, signal: AbortSignal): never {
  signal.throwIfAborted();
  throw error instanceof MeasuringFailed ? error : new MeasuringFailed((error as Error).message, { cause: error });
}

const FLAGS = {
  formFactor: "mobile",
  throttlingMethod: "simulate",
  disableFullPageScreenshot: true,
  skipAudits: ["screenshot-thumbnails", "final-screenshot"],
  blockedUrlPatterns: BLOCKED.map((host) => `*://${host}`),
  logLevel: "error",
  output: "json",
};

async function runLighthouse(order: object, over: AbortSignal): Promise<string> {
  // Found from here, wherever this code was bundled to.
  const where = pathToFileURL(createRequire(import.meta.url).resolve("lighthouse")).href;
  const args = [`--max-old-space-size=${HEAP_MB}`, "-e", LIGHTHOUSE_PROGRAM, where, JSON.stringify(order)];
  const child = spawn(process.execPath, args, { detached: true, env: { NODE_ENV: "production" }, stdio: ["pipe", "pipe", "pipe"] });
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
