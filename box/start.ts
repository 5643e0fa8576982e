import { main } from "./main";
import { fromBuild } from "./parts";
import { runBox } from "./run-box";

/** Runs the production build; with `--build` it is made first when a source changed since. */
await main(async () => {
  // Loaded only on demand: the image has neither sources nor a compiler.
  if (process.argv.includes("--build")) await (await import("./build.js")).buildWhenChanged();
  await runBox("production", fromBuild);
});
