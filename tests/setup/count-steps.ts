import { Session } from "node:inspector/promises";
import { countScanned, scanned } from "./count-scanned";

const session = new Session();
/** What Node and the counting itself do is no work of what is counted. */
const COUNTER = /^node:|count-(?:steps|scanned)\.ts$/;

/** Has V8 count from here on. Only code that is compiled afterwards is counted by its blocks: a setup file calls it. */
export async function startCounting(): Promise<void> {
  session.connect();
  await session.post("Profiler.enable");
  await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });
  countScanned();
}

/**
 * How much work it is to run something, the same at each run whatever else the machine does: how often a function, a
 * branch or the body of a loop began, in our code and in packages, and how many characters or items the language's own
 * searching functions passed over. Files named `*.steps.test.ts` may use it. Run once before, so that what is made once
 * is there.
 */
async function countSteps(work: () => unknown): Promise<number> {
  await session.post("Profiler.takePreciseCoverage");
  const before = scanned();
  await work();
  const passed = scanned() - before;
  const { result } = await session.post("Profiler.takePreciseCoverage");
  const counts = result
    .filter(({ url }) => !COUNTER.test(url))
    .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges.map(({ count }) => count)));
  return passed + counts.reduce((sum, count) => sum + count, 0);
}

/**
 * How much more work twice the input is: near 2 where the work grows with the input, near 4 where it grows with its
 * square.
 */
export async function growth<Input>(work: (input: Input) => unknown, once: Input, twice: Input): Promise<number> {
  await work(once);
  const small = await countSteps(() => work(once));
  return (await countSteps(() => work(twice))) / small;
}
