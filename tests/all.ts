import { spawn } from "node:child_process";
import { once } from "node:events";
import { setPriority } from "node:os";
import { PassThrough } from "node:stream";
import { finished } from "node:stream/promises";
import { buildWhenChanged } from "../box/build";

interface Step {
  /** Of package.json. */
  script: string;
  /** Whether it takes only what the others leave of the cores. */
  isBehind?: boolean;
}

/** Steps one after another, while nothing is wrong. */
type Lane = Step[];

/** What fails within a minute or two. */
const CHECKS: Lane[] = [[{ script: "typecheck" }], [{ script: "lint" }]];
/**
 * Integration tests and those in a browser wait for databases, processes and screens much of their time; unit tests
 * wait for nothing.
 */
const TESTS: Lane[] = [
  [{ script: "test:integration" }, { script: "test:browser" }],
  [{ script: "test:unit", isBehind: true }],
];

/**
 * Not lower than the pool's processes (pool/serve-works.ts), which nobody but root could raise to where they belong.
 */
const BEHIND = 5;
/** What a step says waits in memory for its turn, up to this. */
const MOST_SAID = 64 * 1024 ** 2;

/** npm test. Gives whether all is well; what comes later is not begun where something was wrong before. */
async function main(): Promise<boolean> {
  const built = buildWhenChanged();
  // Told after what the checks have to say.
  built.catch(() => undefined);
  const areSound = await runBeside(CHECKS);
  await built;
  return areSound && runBeside(TESTS);
}

/**
 * Runs lanes beside one another; where a step fails, none begins after it. They speak in turn: the first at once, the
 * next when it is done.
 */
async function runBeside(lanes: Lane[]): Promise<boolean> {
  const state = { isSound: true };
  const running = lanes.map((lane) => {
    const said = new PassThrough({ highWaterMark: MOST_SAID });
    return { said, ended: runLane(lane, said, state).finally(() => said.end()) };
  });
  for (const { said, ended } of running) {
    said.pipe(process.stdout, { end: false });
    await Promise.all([finished(said), ended]);
  }
  return state.isSound;
}

async function runLane(lane: Lane, said: PassThrough, state: { isSound: boolean }): Promise<void> {
  for (const step of lane) {
    if (!state.isSound) return;
    if ((await run(step, said)) !== 0) state.isSound = false;
  }
}

/** Runs a step to its end and gives its exit code. */
async function run({ script, isBehind }: Step, said: PassThrough): Promise<number | null> {
  const child = spawn("npm", ["run", script], { stdio: ["ignore", "pipe", "pipe"] });
  if (isBehind) setPriority(child.pid!, BEHIND);
  child.stdout.pipe(said, { end: false });
  child.stderr.pipe(said, { end: false });
  const [code] = (await once(child, "close")) as [number | null];
  return code;
}

process.exitCode = (await main()) ? 0 : 1;
