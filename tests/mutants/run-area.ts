import { filesOf, testsOf, type Area } from "./areas";
import { inOrderOf } from "./choose";
import { toMutant, type Mutant } from "./mutant";
import { mutate, mutationsOf } from "./operators";
import { TestProcess } from "./test-process";
import { sourcesIn, type TreeCopy } from "./tree-copy";
import type { TypeCheck } from "./type-check";

/** A mutant, and the test that failed because of it; null where none did. */
export interface Trial {
  mutant: Mutant;
  killer: string | null;
}

/** A run without a fault may take this long; one with a fault, so much longer than that. */
const PATIENCE_MS = 600_000;
const PATIENCE_FACTOR = 3;
const START_MS = 60_000;

interface Setting {
  tree: TreeCopy;
  types: TypeCheck;
  seed: number;
}

/** Makes faults in an area, one at a time, and runs its tests over each. @throws when they fail without a fault */
export async function* trialsOf(area: Area, { tree, types, seed }: Setting): AsyncGenerator<Trial> {
  const tests = new TestProcess(tree, testsOf(area, sourcesIn(tree.folder)));
  try {
    const began = Date.now();
    const failed = await tests.run([], PATIENCE_MS);
    if (failed !== null) throw new Error(`Without any fault, a test of ${area.name} fails: ${failed}`);
    const patienceMs = START_MS + PATIENCE_FACTOR * (Date.now() - began);
    for (const mutant of chooseMutants(area, { tree, types, seed }))
      yield { mutant, killer: await tryMutant(mutant, { tree, tests, patienceMs }) };
  } finally {
    await tests.end();
  }
}

/** Those that compile, in the order of the seed. */
function* chooseMutants(area: Area, { tree, types, seed }: Setting): Generator<Mutant> {
  const mutants = filesOf(area, sourcesIn(tree.folder)).flatMap((file) =>
    mutationsOf(file, tree.read(file)).map((mutation) => toMutant(file, tree.read(file), mutation)),
  );
  for (const mutant of inOrderOf(seed, mutants))
    if (types.compiles(tree.path(mutant.file), mutate(tree.read(mutant.file), mutant))) yield mutant;
}

async function tryMutant(
  mutant: Mutant,
  { tree, tests, patienceMs }: { tree: TreeCopy; tests: TestProcess; patienceMs: number },
): Promise<string | null> {
  const source = tree.read(mutant.file);
  tree.write(mutant.file, mutate(source, mutant));
  try {
    return await tests.run([mutant.file], patienceMs);
  } finally {
    tree.write(mutant.file, source);
  }
}
