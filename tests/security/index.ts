import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { isBrowserTest } from "./is-browser-test";
import { POINTS, type Tries } from "./points";
import { readPlaywright, readVitest, type Ran } from "./read-results";

/**
 * npm run test:security [-- --only WORDS]: runs the tests that try what an outside review found, and says by its points
 * how they ended. `npm test` runs the same tests among all others; with FULL=1 those that have a longer form take that.
 */
const { values: wanted } = parseArgs({ options: { only: { type: "string" } } });
const WIDTH = 6;

function main(): void {
  const points = Object.entries(POINTS).flatMap(([section, named]) => Object.entries(named).map(([name, tries]) => ({ section, name, tries })));
  const chosen = points.filter(({ section, name }) => `${section} ${name}`.includes(wanted.only ?? ""));
  if (chosen.length === 0) throw new Error("No point is called so. They are in tests/security/points.ts.");
  const ran = runAll(chosen.map(({ tries }) => tries));
  const failed = chosen.filter(({ section, name, tries }, at) => {
    if (section !== chosen[at - 1]?.section) console.log(`\n${section}`);
    const { isWell, count } = outcome(tries, ran);
    console.log(`  ${(isWell ? "ok" : "FAILED").padEnd(WIDTH)}  ${name} (${count})`);
    return !isWell;
  });
  console.log(`\n${chosen.length - failed.length} of ${chosen.length} points hold.`);
  if (failed.length > 0) process.exitCode = 1;
}

function runAll(all: Tries[]): Ran[] {
  const folder = mkdtempSync(path.join(tmpdir(), "security-"));
  const files = [...new Set(all.flatMap((tries) => Object.keys(tries)))];
  const names = all.flatMap((tries) => Object.entries(tries).filter(([file]) => isBrowserTest(file)).flatMap(([, words]) => words));
  try {
    const [vitest, playwright] = [path.join(folder, "vitest.json"), path.join(folder, "playwright.json")];
    const plain = files.filter((file) => !isBrowserTest(file));
    if (plain.length > 0) run("vitest", ["run", ...plain, "--reporter=default", "--reporter=json", `--outputFile.json=${vitest}`]);
    const inBrowser = files.filter(isBrowserTest);
    if (inBrowser.length > 0) run("playwright", ["test", ...inBrowser, "--reporter=list,json", "-g", names.map(escaped).join("|")], { PLAYWRIGHT_JSON_OUTPUT_NAME: playwright });
    return [...readVitest(vitest), ...readPlaywright(playwright)];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** How it ended stands in its results; a run that broke off has none. */
const run = (program: string, args: string[], env: NodeJS.ProcessEnv = {}) =>
  spawnSync("npx", [program, ...args], { stdio: "inherit", env: { ...process.env, ...env } });

/** A point holds when each of its tests ran and none failed. */
function outcome(tries: Tries, ran: Ran[]): { isWell: boolean; count: number } {
  const tried = Object.entries(tries).flatMap(([file, names]) => (names.length > 0 ? names : [""]).map((name) => ran.filter((each) => each.file === file && each.title.includes(name))));
  const isWell = tried.every((tests) => tests.some(({ state }) => state === "passed") && tests.every(({ state }) => state !== "failed"));
  return { isWell, count: new Set(tried.flat()).size };
}

main();
