import type { RunningBox } from "../setup/running-box";
import type { Bench } from "./bench";
import { deployToFirstByte, redeployToFirstByte } from "./deploy-to-first-byte";
import { designerPhrasings } from "./designer-phrasings";
import { designerToPreview, keystrokeToPreview, selectToFields } from "./editor-speed";
import { editorWeight } from "./editor-weight";
import { edit200Kb } from "./edit-200kb";
import { enqueueToStart } from "./enqueue-to-start";
import { figureOf, type Figure } from "./figure";
import { pressToFinished } from "./press-to-finished";
import { runRounds } from "./run-rounds";
import { measureSites } from "./sites/measure-sites";
import type { SiteReport } from "./sites/site-report";
import { openWorld, type World } from "./world";

const BENCHES: ((world: World) => Promise<Bench>)[] = [
  pressToFinished,
  enqueueToStart,
  deployToFirstByte,
  redeployToFirstByte,
  edit200Kb,
  selectToFields,
  keystrokeToPreview,
  designerToPreview,
  designerPhrasings,
  editorWeight,
];

/** The figures of the benches, and what was measured of the sites. */
export interface Results {
  figures: Figure[];
  sites: SiteReport[];
}

interface Asked {
  /** Those whose name has the word; the sites are called `sites`. */
  word?: string;
  /** All 72 sites, not twelve. */
  full?: boolean;
}

/** Runs one bench after another on a running box, then the sites. */
export async function runBenches(box: RunningBox, { word = "", full = false }: Asked): Promise<Results> {
  const world = await openWorld(box);
  try {
    const figures: Figure[] = [];
    for (const open of word === "sites" ? [] : BENCHES) {
      const bench = await open(world);
      if (!bench.name.includes(word)) continue;
      figures.push(figureOf(bench, await runRounds(bench).finally(() => bench.close?.())));
    }
    return { figures, sites: "sites".includes(word) ? await measureSites(world, full) : [] };
  } finally {
    await world.close();
  }
}
