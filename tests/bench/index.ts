import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { buildWhenChanged } from "../../box/build";
import { boxEnvironment } from "../../box/environment";
import { removeDataDirectory, startBox, temporaryDataDirectory, type RunningBox } from "../setup/running-box";
import type { Results } from "./benches";
import { describeMachine, inOneLine } from "./machine";
import { faultsOf, toSiteTable } from "./sites/site-table";
import { toTable } from "./table";

// npm run bench [-- --json FILE] [-- --only WORD] [-- --full]: measures a box of its own, on free ports and with new data.
const { values: options } = parseArgs({ options: { json: { type: "string" }, only: { type: "string" }, full: { type: "boolean" } } });

/** Chromium knows that names under it are this machine, and trusts them without https. */
const SITES_DOMAIN = "sites.localhost";

async function main(): Promise<void> {
  await buildWhenChanged();
  const dataDirectory = temporaryDataDirectory();
  try {
    const box = await startBox({ dataDirectory, settings: { SITES_DOMAIN } });
    report(await measure(box).finally(() => box.stop()));
  } finally {
    removeDataDirectory(dataDirectory);
  }
}

async function measure(box: RunningBox): Promise<Results> {
  // What runs in this process works on the same database; its settings are read when it is loaded.
  const source = { PORT: String(box.port), DATA_DIR: box.dataDirectory, SITES_DOMAIN };
  Object.assign(process.env, boxEnvironment(source, "development").variables);
  const { runBenches } = await import("./benches");
  return runBenches(box, { word: options.only, full: options.full });
}

function report({ figures, sites }: Results): void {
  const machine = describeMachine();
  console.log(`${inOneLine(machine)}\n`);
  if (figures.length > 0) console.log(`${figures[0]!.rounds} rounds\n\n${toTable(figures)}\n`);
  if (sites.length > 0) console.log(`${sites.length} sites\n\n${toSiteTable(sites)}\n\n${faultsOf(sites).join("\n")}`);
  if (options.json) writeFileSync(options.json, `${JSON.stringify({ machine, figures, sites }, null, 2)}\n`);
}

await main();
process.exit(0);
