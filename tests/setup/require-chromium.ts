import { spawnSync } from "node:child_process";
import { findChromium } from "./chromium";

/** Runs before the tests: installs Chromium where it may (root, apt), else names the one command that does. */
function requireChromium(): void {
  if (findChromium()) return;
  const hasApt = spawnSync("apt-get", ["--version"]).status === 0;
  if (hasApt && process.getuid?.() === 0) {
    console.log("No Chromium found; installing Debian's.");
    apt("update", "-q");
    apt("install", "-y", "-q", "--no-install-recommends", "chromium");
  }
  if (findChromium()) return;
  const command = hasApt ? "sudo apt-get install -y chromium" : "npx playwright install chromium";
  console.error(`The end-to-end tests need Chromium. Type: ${command}`);
  process.exit(1);
}

function apt(...args: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  spawnSync("apt-get", args, { env, stdio: ["ignore", "inherit", "inherit"] });
}

requireChromium();
