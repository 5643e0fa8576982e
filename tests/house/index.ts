import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { FLOORS } from "../../lint/module-floors";
import { alignedTable } from "../bench/table";
import { drawModules } from "./draw-modules";
import { measure } from "./measure";
import { betweenModules, readImports } from "./read-imports";
import { readSources } from "./sources";

// Figures of the project's own code: `npm run house`. With `--draw` the picture of its modules is drawn anew.
const { values } = parseArgs({ options: { draw: { type: "boolean", default: false } } });
const sources = readSources();
console.log(alignedTable(["the house", "figure"], measure(sources)));
if (values.draw) writeFileSync("docs/pictures/modules.svg", drawModules(betweenModules(readImports(sources)), FLOORS));
