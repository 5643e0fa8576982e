import { spawn } from "node:child_process";
import { once } from "node:events";
import { buildWhenChanged } from "../box/build";

/** Scripts of package.json: what fails soon comes first (docs/decisions/0055). */
const STEPS = ["test:unit", "test:integration", "test:browser"];

/** npm test. Gives whether all is well; what comes later is not begun where something was wrong before. */
async function main(): Promise<boolean> {
  const built = buildWhenChanged();
  // Told after what the checks have to say.
  built.catch(() => undefined);
  const isSound = await run("lint");
  await built;
  if (!isSound) return false;
  for (const step of STEPS) if (!(await run(step))) return false;
  return true;
}

/** Runs a script to its end; gives whether it ended well. */
async function run(script: string): Promise<boolean> {
  const child = spawn("npm", ["run", script], { stdio: "inherit" });
  const [code] = (await once(child, "close")) as [number | null];
  if (code !== 0) console.log(`\n"npm run ${script}" failed.`);
  return code === 0;
}

process.exitCode = (await main()) ? 0 : 1;
