import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Gives the tests of a run a folder for temporary files, which goes with all that they left in it. Returns what removes it. */
export default function setup(): () => void {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), "plinth-tests-"));
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
