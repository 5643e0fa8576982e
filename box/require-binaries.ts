import { createRequire } from "node:module";
import { join } from "node:path";
import { BoxError } from "./part";

// Packages with a part that npm builds or unpacks in an install script, which some settings of npm leave out.
const BUILT = ["sqlite3", "sharp"];

/** Loads each package that has a compiled part. Throws BoxError, with what to do, when one does not load. */
export function requireBinaries(): void {
  const require = createRequire(join(process.cwd(), "package.json"));
  const broken = BUILT.filter((name) => !loads(require, name));
  if (broken.length === 0) return;
  throw new BoxError(`Not built on this machine: ${broken.join(", ")}. Run: npm rebuild ${broken.join(" ")}`);
}

function loads(require: NodeJS.Require, name: string): boolean {
  try {
    require(name);
    return true;
  } catch {
    return false;
  }
}
