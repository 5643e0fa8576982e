import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { outcome } from "./outcome";
import { POINTS, type Tries } from "./points";
import type { Ran } from "./read-results";
import { isBrowserTest, runTests } from "./runs";

/**
 * npm run test:security [-- --only WORDS]: runs the tests that try what an outside review found, and says by its points
 * how they ended. `npm test` runs the same tests among all others; with FULL=1 those that have a longer form take that.
 */
const { values: wanted } = parseArgs({ options: { only: { type: "string" } } });

interface Point {
  section: string;
  name: string;
  tries: Tries;
}

function main(): void {
  const points = Object.entries(POINTS).flatMap(([section, named]) =>
    Object.entries(named).map(([name, tries]) => ({ section, name, tries })),
  );
  const chosen = points.filter(({ section, name }) => `${section} ${name}`.includes(wanted.only ?? ""));
  if (chosen.length === 0) throw new Error("No point is called so. They are in tests/security/points.ts.");
  const ran = runAll(chosen);
  const failed = chosen.filter(({ section, name, tries }, at) => {
    if (section !== chosen[at - 1]?.section) console.log(`\n${section}`);
    const { isWell, count } = outcome(tries, ran);
    console.log(`  ${isWell ? "ok    " : "FAILED"}  ${name} (${count})`);
    return !isWell;
  });
  console.log(`\n${chosen.length - failed.length} of ${chosen.length} points hold.`);
  if (failed.length > 0) process.exitCode = 1;
}

function runAll(points: Point[]): Ran[] {
  const tries = points.flatMap((point) => Object.entries(point.tries));
  const files = [...new Set(tries.map(([file]) => file))];
  const words = tries.filter(([file]) => isBrowserTest(file)).flatMap(([, names]) => names);
  const folder = mkdtempSync(path.join(tmpdir(), "security-"));
  try {
    return runTests(files, words, folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

main();
