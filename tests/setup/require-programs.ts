import { spawnSync } from "node:child_process";
import { findOnPath } from "~/lib/find-program";
import { findChromium } from "./chromium";

const BROWSER = "chromium-headless-shell";

/** What the tests drive beside the product, by the names of Debian's packages. */
const PROGRAMS: Record<string, () => string | undefined> = {
  [BROWSER]: findChromium,
  caddy: () => findOnPath(["caddy"]),
  pebble: () => findOnPath(["pebble"]),
  openssl: () => findOnPath(["openssl"]),
};

/** Runs before the tests: installs what they need where it may (root, apt), else names the one command that does. */
function requirePrograms(): void {
  const hasApt = findOnPath(["apt-get"]) !== undefined;
  if (missing().length > 0 && hasApt && process.getuid?.() === 0) {
    console.log(`Not found: ${missing().join(", ")}. Installing Debian's.`);
    apt("update", "-q");
    apt("install", "-y", "-q", "--no-install-recommends", ...missing());
  }
  const names = missing();
  if (names.length === 0) return;
  const isBrowserAlone = !hasApt && names.join() === BROWSER;
  const command = isBrowserAlone
    ? "npx playwright install chromium"
    : `${hasApt ? "sudo apt-get" : "brew"} install ${names.join(" ")}`;
  console.error(`The tests need ${names.join(", ")}. Type: ${command}`);
  process.exit(1);
}

const missing = () => Object.keys(PROGRAMS).filter((name) => !PROGRAMS[name]!());

function apt(...args: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  spawnSync("apt-get", args, { env, stdio: ["ignore", "inherit", "inherit"] });
}

requirePrograms();
