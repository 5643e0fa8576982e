import path from "node:path";
import { readFile } from "node:fs/promises";
import { pairsByLikeness, partsOf, seenFromAfar, type Compared } from "../sites/likeness";

const SHOWN = 8;

/** How alike the drawn sites of a folder are: the mean of all pairs, what one in twenty passes, and the nearest pairs. */
export async function printLikeness(folder: string, names: readonly string[]): Promise<void> {
  const pairs = pairsByLikeness(await Promise.all(names.map((name) => comparedIn(folder, name))));
  const percent = (value: number) => `${Math.round(value * 100)} %`;
  for (const of of ["structure", "pixels", "both"] as const) {
    const values = pairs.map(({ likeness }) => likeness[of]).toSorted((a, b) => a - b);
    const mean = values.reduce((sum, each) => sum + each, 0) / values.length;
    console.log(
      `alike in ${of}: mean ${percent(mean)}, one pair in twenty from ${percent(values[Math.floor(values.length * 0.95)]!)}`,
    );
  }
  for (const { names: two, likeness } of pairs.slice(0, SHOWN))
    console.log(
      `  ${two.join(" and ")}: ${percent(likeness.structure)} of parts, ${percent(likeness.pixels)} of the first view`,
    );
}

async function comparedIn(folder: string, name: string): Promise<Compared> {
  const html = await readFile(path.join(folder, name, "index.html"), "utf8");
  return { name, parts: partsOf(html), view: await seenFromAfar(path.join(folder, `${name}-1280-fold.png`)) };
}
