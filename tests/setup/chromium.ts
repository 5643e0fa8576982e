import { existsSync } from "node:fs";
import { chromium } from "playwright";
import { findOnPath } from "~/lib/find-program";

// The first is the same engine without a desktop's window around it: tests take two thirds of the time.
const NAMES = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
const ELSEWHERE = ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome", chromium.executablePath()];

/** The browser that the tests drive: CHROMIUM_PATH, else one on PATH, else Playwright's own. */
export function findChromium(): string | undefined {
  return [process.env.CHROMIUM_PATH, findOnPath(NAMES), ...ELSEWHERE].find((path) => path && existsSync(path));
}

/** What keeps a test's browser from phoning home, and lets it run without a display or a graphics card. */
export const CHROMIUM_ARGS = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
