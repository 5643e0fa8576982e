import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { buildWhenChanged } from "../../box/build";
import { boxEnvironment } from "../../box/environment";
import { removeDataDirectory, startBox, temporaryDataDirectory, type RunningBox } from "../setup/running-box";
import type { Figure } from "./figure";
import { describeMachine, inOneLine } from "./machine";
import { toTable } from "./table";

// npm run bench [-- --json FILE] [-- --only WORD]: measures a box of its own, on free ports and with new data.
const { values: options } = parseArgs({ options: { json: { type: "string" }, only: { type: "string" } } });

async function main(): Promise<void> {
  await buildWhenChanged();
  const dataDirectory = temporaryDataDirectory();
  try {
    const box = await startBox({ dataDirectory });
    const figures = await measure(box).finally(() => box.stop());
    report(figures);
  } finally {
    removeDataDirectory(dataDirectory);
  }
}

async function measure(box: RunningBox): Promise<Figure[]> {
  // What runs in this process works on the same database; its settings are read when it is loaded.
  const source = { PORT: String(box.port), DATA_DIR: box.dataDirectory };
  Object.assign(process.env, boxEnvironment(source, "development").variables);
  const { runBenches } = await import("./benches");
  return runBenches(box, options.only);
}

function report(figures: Figure[]): void {
  const machine = describeMachine();
  console.log(`${inOneLine(machine)}, ${figures[0]?.rounds ?? 0} rounds\n\n${toTable(figures)}`);
  if (options.json) writeFileSync(options.json, `${JSON.stringify({ machine, figures }, null, 2)}\n`);
}

await main();
process.exit(0);
