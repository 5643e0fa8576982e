import type { RunningBox } from "../setup/running-box";
import type { Bench } from "./bench";
import { deployToFirstByte, redeployToFirstByte } from "./deploy-to-first-byte";
import { enqueueToStart } from "./enqueue-to-start";
import { figureOf, type Figure } from "./figure";
import { pressToFinished } from "./press-to-finished";
import { runRounds } from "./run-rounds";
import { openWorld, type World } from "./world";

const BENCHES: ((world: World) => Promise<Bench>)[] = [
  pressToFinished,
  enqueueToStart,
  deployToFirstByte,
  redeployToFirstByte,
];

/** Runs one bench after another on a running box; those whose name has a word in it, when one is given. */
export async function runBenches(box: RunningBox, word = ""): Promise<Figure[]> {
  const world = await openWorld(box);
  try {
    const figures: Figure[] = [];
    for (const open of BENCHES) {
      const bench = await open(world);
      if (bench.name.includes(word)) figures.push(figureOf(bench, await runRounds(bench)));
    }
    return figures;
  } finally {
    await world.close();
  }
}
