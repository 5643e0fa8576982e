import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** The first of some names that is a program in a folder of PATH. */
export function findOnPath(names: string[], path = process.env.PATH ?? ""): string | undefined {
  const folders = path.split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

/** Whether there is a file that this process may run. */
export function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
