import { parseArgs } from "node:util";
import { describeMachine, inOneLine } from "../bench/machine";
import { AREAS, filesOf } from "./areas";
import { describeTrial, toTable, unexplained, type AreaResult } from "./report";
import { trialsOf, type Trial } from "./run-area";
import { sourcesIn, TreeCopy } from "./tree-copy";
import { TypeCheck } from "./type-check";

/**
 * npm run test:mutants [-- --only AREA] [-- --seed N] [-- --count N] [-- --minutes N] [-- --all]: makes small faults in
 * a copy of the project where one would cost most, and sees whether the nearest tests notice. Tells of survivors; of
 * all mutants with
 * --all. Ends with 1 when one survives without a reason in `survivors.ts`.
 */
const { values: options } = parseArgs({
  options: {
    only: { type: "string", default: "" },
    seed: { type: "string", default: "17" },
    count: { type: "string", default: "8" },
    minutes: { type: "string", default: "20" },
    all: { type: "boolean" },
  },
});
const [seed, count, minutes] = [options.seed, options.count, options.minutes].map(Number) as [number, number, number];
const areas = AREAS.filter(({ name }) => name.includes(options.only));

async function main(): Promise<number> {
  if (areas.length === 0 || ![seed, count, minutes].every((number) => number > 0))
    throw new Error(`--only takes one of ${AREAS.map(({ name }) => name).join(", ")}; the others take numbers.`);
  const tree = TreeCopy.make();
  process.once("exit", () => tree.remove());
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
  const results = await runAreas(tree);
  console.log(`${inOneLine(describeMachine())}, seed ${seed}\n\n${toTable(results)}`);
  return unexplained(results).length > 0 ? 1 : 0;
}

async function runAreas(tree: TreeCopy): Promise<AreaResult[]> {
  const types = new TypeCheck(
    tree.folder,
    areas.flatMap((area) => filesOf(area, sourcesIn(tree.folder))),
  );
  const results: AreaResult[] = [];
  const end = Date.now() + minutes * 60_000;
  for (const [index, area] of areas.entries()) {
    const began = Date.now();
    const trials: Trial[] = [];
    for await (const trial of trialsOf(area, { tree, types, seed })) {
      trials.push(trial);
      if (options.all || trial.killer === null) console.log(`${describeTrial(trial)}\n`);
      // What one area leaves of its share is for the next.
      if (trials.length === count || Date.now() - began > (end - began) / (areas.length - index)) break;
    }
    results.push({ name: area.name, trials, seconds: (Date.now() - began) / 1000 });
  }
  return results;
}

process.exit(await main());
