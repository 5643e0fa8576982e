import { spawnSync } from "node:child_process";
import path from "node:path";
import { readPlaywright, readVitest, type Ran } from "./read-results";

/** Whether a test runs in a browser, by Playwright; the others are Vitest's. */
export const isBrowserTest = (file: string) => file.endsWith(".spec.ts");
const isIntegrationTest = (file: string) => file.startsWith("tests/integration/");

type Run = (files: string[], words: string[], folder: string) => Ran[];

// Vitest does not take both kinds of its tests at once: they have different numbers of workers.
const RUNS: [takes: (file: string) => boolean, run: Run][] = [
  [(file) => !isBrowserTest(file) && !isIntegrationTest(file), vitest("unit", "unit-mocked", "unit-steps")],
  [isIntegrationTest, vitest("integration")],
  [isBrowserTest, playwright],
];

/** Runs test files, those in a browser as far as their names have one of the words, and says how each test ended. */
export function runTests(files: string[], words: string[], folder: string): Ran[] {
  return RUNS.flatMap(([takes, run]) => {
    const own = files.filter(takes);
    return own.length > 0 ? run(own, words, folder) : [];
  });
}

function vitest(...projects: string[]): Run {
  return (files, _words, folder) => {
    const results = path.join(folder, `${projects[0]}.json`);
    start("vitest", [
      "run",
      ...projects.flatMap((name) => ["--project", name]),
      ...files,
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${results}`,
    ]);
    return readVitest(results);
  };
}

function playwright(files: string[], words: string[], folder: string): Ran[] {
  const results = path.join(folder, "playwright.json");
  start("playwright", ["test", ...files, "--reporter=list,json", "-g", words.map(escaped).join("|")], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: results,
  });
  return readPlaywright(results);
}

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** How it ended stands in its results; a run that broke off has none. */
const start = (program: string, args: string[], env: Record<string, string> = {}) =>
  spawnSync("npx", [program, ...args], { stdio: "inherit", env: { ...process.env, ...env } });
