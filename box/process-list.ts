import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { replaceJson } from "~/lib/replace-json";

/** What processes.json says: each part's process and port, by the part's name. */
export type ProcessList = Record<string, { pid: number; port: number | null }>;

const fileIn = (dataDirectory: string) => join(dataDirectory, "processes.json");

/** Replaces DATA_DIR/processes.json. */
export function writeProcessList(dataDirectory: string, list: ProcessList): void {
  replaceJson(fileIn(dataDirectory), list);
}

/** Reads DATA_DIR/processes.json; nothing when no box runs, or none was ever stopped in order. */
export function readProcessList(dataDirectory: string): ProcessList | undefined {
  const file = fileIn(dataDirectory);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as ProcessList) : undefined;
}

export function removeProcessList(dataDirectory: string): void {
  rmSync(fileIn(dataDirectory), { force: true });
}
