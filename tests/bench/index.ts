import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { buildWhenChanged } from "../../box/build";
import { boxEnvironment } from "../../box/environment";
import { freePortRow } from "../setup/free-ports";
import { removeDataDirectory, startBox, temporaryDataDirectory, type RunningBox } from "../setup/running-box";
import { BOX_BENCHES } from "./benches";
import type { Figure } from "./figure";
import { describeMachine, inOneLine } from "./machine";
import { runBenches, withWord } from "./run-benches";
import { LONG_SERVING_BENCHES, SERVING_BENCHES } from "./serving/benches";
import { openServingWorld } from "./serving/world";
import { SITES_DOMAIN } from "./sites/sites-domain";
import type { SiteReport } from "./sites/site-report";
import { faultsOf, toSiteTable } from "./sites/site-table";
import { toTable } from "./table";

/**
 * npm run bench [-- --json FILE] [-- --only WORD] [-- --full]: measures boxes of its own, on free ports and with new
 * data. The sites are called `sites`; all 72 with --full. Ends with 1 when a figure is so far from its goal that it
 * fails.
 */
const { values: options } = parseArgs({
  options: { json: { type: "string" }, only: { type: "string" }, full: { type: "boolean" } },
});
const word = options.only ?? "";

async function main(): Promise<number> {
  await buildWhenChanged();
  // The browser's part has a bench of its own; a job for each website made here would be in the others' way.
  const settings = { OPENAI_BASE_URL: `http://127.0.0.1:${await freePortRow(1)}/v1`, BROWSER_CHECKS: "off" };
  const figures = word === "sites" ? [] : [...(await measureServing()), ...(await measureBox(settings))];
  const sites = "sites".includes(word) ? await onBox({ SITES_DOMAIN }, measureSites) : [];
  report(figures, sites);
  return figures.some(({ failed }) => failed) ? 1 : 0;
}

async function onBox<Result>(
  settings: Record<string, string>,
  work: (box: RunningBox) => Promise<Result>,
): Promise<Result> {
  const dataDirectory = temporaryDataDirectory();
  try {
    const box = await startBox({ dataDirectory, settings });
    // What runs in this process works on the same database; its settings are read when it is loaded.
    const source = { PORT: String(box.port), DATA_DIR: box.dataDirectory, ...settings };
    Object.assign(process.env, boxEnvironment(source, "development").variables);
    return await work(box).finally(() => box.stop());
  } finally {
    removeDataDirectory(dataDirectory);
  }
}

async function measureBox(settings: Record<string, string>): Promise<Figure[]> {
  const benches = withWord(BOX_BENCHES, word);
  if (Object.keys(benches).length === 0) return [];
  return onBox(settings, async (box) => {
    const { openWorld } = await import("./world");
    const world = await openWorld(box);
    return runBenches(world, benches).finally(() => world.close());
  });
}

async function measureServing(): Promise<Figure[]> {
  const world = openServingWorld();
  const benches = { ...SERVING_BENCHES, ...(options.full ? LONG_SERVING_BENCHES : {}) };
  return runBenches(world, withWord(benches, word)).finally(() => world.close());
}

async function measureSites(box: RunningBox): Promise<SiteReport[]> {
  const sites = await import("./sites/measure-sites");
  return sites.measureSites(box.origin, process.env.RENDERER_PORT!, options.full ?? false);
}

function report(figures: Figure[], sites: SiteReport[]): void {
  const machine = describeMachine();
  console.log(`${inOneLine(machine)}\n`);
  if (figures.length > 0) console.log(`${figures[0]!.rounds} rounds\n\n${toTable(figures)}\n`);
  if (sites.length > 0)
    console.log([`${sites.length} sites`, "", toSiteTable(sites), "", ...faultsOf(sites)].join("\n"));
  if (options.json) writeFileSync(options.json, `${JSON.stringify({ machine, figures, sites }, null, 2)}\n`);
}

process.exit(await main());
