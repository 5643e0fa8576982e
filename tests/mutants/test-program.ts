import { basename, resolve } from "node:path";
import {
  createVitest,
  type Reporter,
  type TestModule,
  type TestCase,
  type TestSpecification,
  type Vitest,
} from "vitest/node";
import { bundleProgram } from "../setup/program";

/**
 * What the program is asked for: to run its tests, after these files of the tree have changed. Those of the order
 * before it are as they were.
 */
export interface RunOrder {
  changed: string[];
}

/** The first test that failed; null when all passed. */
export interface RunResult {
  failed: string | null;
}

/** Stops a run at the first failure. */
class FirstFailure implements Reporter {
  failed: string | null = null;
  private vitest!: Vitest;

  onInit(vitest: Vitest): void {
    this.vitest = vitest;
  }

  onTestCaseResult(test: TestCase): void {
    if (test.result().state === "failed") this.fail(`${test.module.relativeModuleId}: ${test.fullName}`);
  }

  onTestModuleEnd(module: TestModule): void {
    if (module.state() === "failed") this.fail(module.relativeModuleId);
  }

  private fail(name: string): void {
    if (this.failed !== null) return;
    this.failed = name;
    void this.vitest.cancelCurrentRun("test-failure");
  }
}

/**
 * Runs the tests that its arguments name as often as its parent asks, in one process: what takes long is starting.
 * Works on the tree that it is started in, and ends with its parent.
 */
async function main(filters: string[]): Promise<void> {
  const first = new FirstFailure();
  const vitest = await createVitest("test", { watch: false, reporters: [first], retry: 0, maxWorkers: 2 });
  const specifications = await vitest.globTestSpecifications(filters);
  const projects = vitest.projects
    .map((project) => specifications.filter((each) => each.project === project))
    .filter(({ length }) => length > 0);
  let before: string[] = [];
  process.on("message", ({ changed }: RunOrder) => {
    for (const file of [...before, ...changed]) vitest.invalidateFile(resolve(file));
    before = changed;
    const tests = projects.flatMap((specifications) => ownFirst(specifications, changed));
    void runAll(vitest, tests, first).then((failed) => process.send!({ failed } satisfies RunResult));
  });
  process.send!("ready");
}

/** The tests that are called as a changed file is, then the others. */
function ownFirst(specifications: TestSpecification[], changed: string[]): TestSpecification[][] {
  const names = changed.map((file) => basename(file).split(".")[0]);
  const isOwn = ({ moduleId }: TestSpecification) => names.includes(basename(moduleId).split(".")[0]);
  return [specifications.filter(isOwn), specifications.filter((each) => !isOwn(each))].filter(
    ({ length }) => length > 0,
  );
}

/** One after another: where a unit test sees the fault, no database is asked. */
async function runAll(vitest: Vitest, tests: TestSpecification[][], first: FirstFailure): Promise<string | null> {
  first.failed = null;
  const { file, remove } = await bundleProgram("pool/index").catch(() => ({ file: null, remove: () => undefined }));
  if (file === null) return "the pool's program cannot be built";
  for (const specifications of tests) {
    if (first.failed !== null) continue;
    specifications[0]!.project.provide("poolProgram", file);
    const { unhandledErrors } = await vitest.runTestSpecifications(specifications);
    if (unhandledErrors.length > 0) first.failed ??= "an error that no test caught";
  }
  remove();
  return first.failed;
}

// All that it started goes with it.
process.on("disconnect", () => process.kill(-process.pid, "SIGKILL"));
await main(process.argv.slice(2));
