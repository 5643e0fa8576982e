import { renameSync, writeFileSync } from "node:fs";
import { PRIVATE_FILE } from "./private-files";

/**
 * Puts JSON that people can read in the place of a private file; who reads it sees the old one or the new one, never
 * half of one.
 */
export function replaceJson(file: string, value: unknown): void {
  writeFileSync(`${file}.new`, `${JSON.stringify(value, null, 2)}\n`, { mode: PRIVATE_FILE });
  renameSync(`${file}.new`, file);
}
