import { spawn } from "node:child_process";
import { once } from "node:events";
import { setPriority } from "node:os";
import { PassThrough, type Readable } from "node:stream";
import { finished } from "node:stream/promises";
import { buildWhenChanged } from "../box/build";

interface Step {
  /** Of package.json. */
  script: string;
  /** Whether it takes only what the others leave of the cores. */
  isBehind?: boolean;
}

/** What fails within a minute or two. */
const CHECKS: Step[] = [{ script: "lint" }];
/** Integration tests wait for databases and processes half of their time; unit tests wait for nothing. */
const CODE_TESTS: Step[] = [{ script: "test:integration" }, { script: "test:unit", isBehind: true }];
const BROWSER_TESTS: Step[] = [{ script: "test:browser" }];

/** Not lower than the pool's processes (pool/serve-works.ts), which nobody but root could raise to where they belong. */
const BEHIND = 5;
/** What a step says waits in memory for its turn, up to this. */
const MOST_SAID = 64 * 1024 ** 2;
/** Enough of a failed step's end for the errors that no test can be named for, in characters. */
const LAST_WORDS = 8_000;

/** npm test. Gives whether all is well; what comes later is not begun where something was wrong before. */
async function main(): Promise<boolean> {
  const built = buildWhenChanged();
  // Told after what the checks have to say.
  built.catch(() => undefined);
  const areSound = await runBeside(CHECKS);
  await built;
  return areSound && (await runBeside(CODE_TESTS)) && runBeside(BROWSER_TESTS);
}

/**
 * Runs steps beside one another, each to its end. They speak in turn: the first at once, the next when it is done.
 * The end of what failed comes once more when all have spoken, marked so that nobody counts it twice: of a long output
 * only the last part may be kept.
 */
async function runBeside(steps: Step[]): Promise<boolean> {
  const started = steps.map((step) => ({ ...start(step), script: step.script, lastWords: "" }));
  for (const step of started) {
    step.said.setEncoding("utf8");
    step.said.on("data", (text: string) => {
      step.lastWords = (step.lastWords + text).slice(-LAST_WORDS);
      process.stdout.write(text);
    });
    await finished(step.said);
  }
  const codes = await Promise.all(started.map(({ code }) => code));
  const failed = started.filter((_step, index) => codes[index] !== 0);
  for (const { script, lastWords } of failed)
    console.log(`\n"npm run ${script}" failed. Its last words:\n${lastWords.replace(/^/gm, "| ")}`);
  return failed.length === 0;
}

function start({ script, isBehind }: Step): { said: Readable; code: Promise<number | null> } {
  const said = new PassThrough({ highWaterMark: MOST_SAID });
  const child = spawn("npm", ["run", script], { stdio: ["ignore", "pipe", "pipe"] });
  if (isBehind) setPriority(child.pid!, BEHIND);
  child.stdout.pipe(said, { end: false });
  child.stderr.pipe(said, { end: false });
  const code = once(child, "close")
    .then(([given]) => given as number | null)
    .finally(() => said.end());
  return { said, code };
}

process.exitCode = (await main()) ? 0 : 1;
