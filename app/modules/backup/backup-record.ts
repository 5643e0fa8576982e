import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { jsonText } from "~/lib/json-text";
import { replaceJson } from "~/lib/replace-json";

/** When a backup was made, and its file. */
const made = z.object({ at: z.iso.datetime(), file: z.string() });
const schema = z.object({
  lastGood: made.nullable(),
  /** The last one, where it has not been carried elsewhere yet. */
  uncarried: made.nullable().default(null),
  /** How many of those that are kept the passphrase did not open last night. */
  locked: z.number().default(0),
  /** What went wrong since, in a sentence. */
  problem: z.string().nullable(),
});

export type BackupRecord = z.infer<typeof schema>;

const NONE: BackupRecord = { lastGood: null, uncarried: null, locked: 0, problem: null };
const fileIn = (dataDirectory: string) => join(dataDirectory, "backup.json");

/** What an installation remembers of its backups. It is no part of them: one that was restored has made none yet. */
export function readBackupRecord(dataDirectory: string): BackupRecord {
  const file = fileIn(dataDirectory);
  if (!existsSync(file)) return NONE;
  const { data } = jsonText.pipe(schema).safeParse(readFileSync(file, "utf8"));
  return data ?? { ...NONE, problem: `${file} cannot be read.` };
}

/** Remembers what became of a backup; what is not named stays as it was. */
export function noteBackup(dataDirectory: string, change: Partial<BackupRecord>): void {
  replaceJson(fileIn(dataDirectory), { ...readBackupRecord(dataDirectory), ...change });
}
