import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PRIVATE_FILE } from "~/lib/private-files";

/** What processes.json says: each part's process and port, by the part's name. */
export type ProcessList = Record<string, { pid: number; port: number | null }>;

const fileIn = (dataDirectory: string) => join(dataDirectory, "processes.json");

/** Replaces DATA_DIR/processes.json; a reader sees the old list or the new one, never half of one. */
export function writeProcessList(dataDirectory: string, list: ProcessList): void {
  const file = fileIn(dataDirectory);
  writeFileSync(`${file}.new`, `${JSON.stringify(list, null, 2)}\n`, { mode: PRIVATE_FILE });
  renameSync(`${file}.new`, file);
}

/** Reads DATA_DIR/processes.json; nothing when no box runs, or none was ever stopped in order. */
export function readProcessList(dataDirectory: string): ProcessList | undefined {
  const file = fileIn(dataDirectory);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as ProcessList) : undefined;
}

export function removeProcessList(dataDirectory: string): void {
  rmSync(fileIn(dataDirectory), { force: true });
}
