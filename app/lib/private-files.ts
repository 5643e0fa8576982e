import { chmodSync, lstatSync, mkdirSync, readdirSync, statSync, type Stats } from "node:fs";
import { join } from "node:path";
import { log } from "./log.server";

/** Modes of what nobody but its owner may read. */
export const PRIVATE_FILE = 0o600;
export const PRIVATE_DIRECTORY = 0o700;

const OF_OTHERS = 0o077;

/** Makes a directory that only its owner may enter, and closes one that was left open by an earlier version. */
export function makePrivateDirectory(path: string): void {
  mkdirSync(path, { recursive: true, mode: PRIVATE_DIRECTORY });
  closeToOthers(path);
}

/**
 * Takes a file, or a directory with all in it, away from the machine's other users; what is not there is passed over. A
 * directory's own mode is changed after what it holds: one that is closed was closed to its end and costs one look.
 */
export function closeToOthers(path: string): void {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found) close(path, found);
}

function close(path: string, found: Stats): void {
  if ((found.mode & OF_OTHERS) === 0) return;
  if (found.isDirectory()) for (const name of readdirSync(path)) closeEntry(join(path, name));
  changeMode(path, found.mode & 0o7777 & ~OF_OTHERS);
}

/** Gives a file or directory a mode; where that is not ours to do, it is said in the log. */
export function changeMode(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EPERM") throw error;
    log.warn(`${path} belongs to another user, who has to close it to others: chmod ${mode.toString(8)} ${path}`);
  }
}

// What a link leads to is not ours to change.
function closeEntry(path: string): void {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (found && !found.isSymbolicLink()) close(path, found);
}
