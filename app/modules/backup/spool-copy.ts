import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { SqliteFile } from "~/lib/sqlite-file";

/** The spool's place below DATA_DIR. */
export const SPOOL = "edge/spool.db";

/**
 * Copies the spool as it is at one moment, the renderer writing on, and hands the copy over; nothing happens where
 * there is no spool. The copy lies in DATA_DIR meanwhile: what visitors wrote belongs in no place that others can look
 * into.
 */
export async function withSpoolCopy(dataDirectory: string, work: (copy: string) => Promise<void>): Promise<void> {
  const spool = join(dataDirectory, SPOOL);
  if (!existsSync(spool)) return;
  const folder = await mkdtemp(join(dataDirectory, "backing-up-"));
  try {
    const copy = join(folder, "spool.db");
    await copyOut(spool, copy);
    await work(copy);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function copyOut(spool: string, copy: string): Promise<void> {
  const file = await SqliteFile.open(spool, "pragma busy_timeout = 5000");
  try {
    await file.run("vacuum into ?", [copy]);
  } finally {
    await file.close();
  }
}
