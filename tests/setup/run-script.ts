import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/**
 * Runs an npm script beside the product that the tests started, with no setting but its data directory. Gives what it
 * prints; throws when it fails.
 */
export async function runScript(name: string, ...args: string[]): Promise<string> {
  const { PATH, HOME, E2E_DATA_DIR: DATA_DIR } = process.env;
  const env: NodeJS.ProcessEnv = { PATH, HOME, DATA_DIR, NODE_ENV: "development" };
  const { stdout } = await run("npm", ["run", "--silent", name, "--", ...args], { env });
  return stdout;
}
