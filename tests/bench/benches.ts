import type { RunningBox } from "../setup/running-box";
import type { Bench } from "./bench";
import { browserPart } from "./browser-part";
import { claimsOfPage, falselyOpenClaims, missedClaims } from "./claims";
import { deployToFirstByte, redeployToFirstByte } from "./deploy-to-first-byte";
import { designerPhrasings } from "./designer-phrasings";
import { designerToPreview, keystrokeToPreview, selectToFields } from "./editor-speed";
import { editorWeight } from "./editor-weight";
import { edit200Kb } from "./edit-200kb";
import { enqueueToStart } from "./enqueue-to-start";
import { figureOf, type Figure } from "./figure";
import { modelOverhead } from "./model-overhead";
import { firstToken } from "./first-token";
import { pressToFinished } from "./press-to-finished";
import { runRounds } from "./run-rounds";
import { staticChecks } from "./static-checks";
import { openWorld, type World } from "./world";

const BENCHES: ((world: World) => Promise<Bench>)[] = [
  pressToFinished,
  modelOverhead,
  enqueueToStart,
  deployToFirstByte,
  redeployToFirstByte,
  edit200Kb,
  selectToFields,
  keystrokeToPreview,
  designerToPreview,
  designerPhrasings,
  editorWeight,
  staticChecks,
  browserPart,
  missedClaims,
  falselyOpenClaims,
  claimsOfPage,
  firstToken,
];

/** Runs one bench after another on a running box; those whose name has a word in it, when one is given. */
export async function runBenches(box: RunningBox, word = ""): Promise<Figure[]> {
  const world = await openWorld(box);
  try {
    const figures: Figure[] = [];
    for (const open of BENCHES) {
      const bench = await open(world);
      if (!bench.name.includes(word)) continue;
      figures.push(figureOf(bench, await runRounds(bench).finally(() => bench.close?.())));
    }
    return figures;
  } finally {
    await world.close();
  }
}
