import type { BrowserContext } from "playwright-core";
import { env } from "~/lib/env.server";
import { findChromium } from "./find-chromium.server";
import { onlyThrough } from "./network-flags";
import { startChromium } from "./start-chromium.server";

/** Megabytes that each process of the browser may have for itself; a page of ours takes about a hundred. */
const MEMORY_MB = 1_500;
const SCRIPT_HEAP_MB = 384;

/** No network: the proxy through which everything would have to go does not exist. */
const SEALED = [...onlyThrough("socks5://nowhere.invalid:1"), `--js-flags=--max-old-space-size=${SCRIPT_HEAP_MB}`];

/** A browser that reaches nothing; it is gone when `stop` returns, and when this process is. */
export interface SealedBrowser {
  /** A visitor with an empty cache, on a phone's window. */
  newVisitor(): Promise<BrowserContext>;
  stop(): Promise<void>;
}

/** Starts one. @throws NoChromium, Error when it does not start, or the reason of `signal` when that aborts */
export async function openSealedBrowser(signal: AbortSignal): Promise<SealedBrowser> {
  const program = findChromium(env.CHROMIUM_PATH);
  const running = await startChromium({ program, flags: SEALED, memoryMb: MEMORY_MB }, signal);
  try {
    // Takes as long to load as all the rest of the app, and only a worker needs it.
    const { chromium } = await import("playwright-core");
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${running.port}`);
    return {
      newVisitor: () => browser.newContext(VISITOR),
      stop: () => running.stop(),
    };
  } catch (error) {
    await running.stop();
    throw error;
  }
}

const VISITOR = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1.75,
  serviceWorkers: "block",
  acceptDownloads: false,
  // A page is judged as it comes to rest, not in the middle of a movement.
  reducedMotion: "reduce",
} as const;
