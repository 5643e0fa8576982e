import { MissingProgramError, type Bench, type Benches, type OpenBench } from "./bench";
import { figureOf, type Figure } from "./figure";
import { runRounds } from "./run-rounds";

/** Those whose name has a word in it. */
export function withWord<World>(benches: Benches<World>, word: string): Benches<World> {
  return Object.fromEntries(Object.entries(benches).filter(([name]) => name.includes(word)));
}

/** Runs one bench after another; what needs a program that is not there is said and left out. */
export async function runBenches<World>(world: World, benches: Benches<World>): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, open] of Object.entries(benches)) {
    const bench = await openedBench(world, name, open);
    if (bench) figures.push(figureOf(name, bench, await runRounds(bench).finally(() => bench.close?.())));
  }
  return figures;
}

async function openedBench<World>(world: World, name: string, open: OpenBench<World>): Promise<Bench | null> {
  try {
    return await open(world);
  } catch (error) {
    if (!(error instanceof MissingProgramError)) throw error;
    console.log(`- left out: ${name}: ${error.message}`);
    return null;
  }
}
