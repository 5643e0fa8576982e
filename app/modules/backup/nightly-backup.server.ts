import { existsSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { env } from "~/lib/env.server";
import { log } from "~/lib/log.server";
import { dayOf } from "~/lib/utc-day";
import { opens } from "./archive-reader";
import { carryMade, makeToCarry } from "./back-up.server";
import { noteBackup, readBackupRecord } from "./backup-record";
import { backupsToRemove } from "./keep";
import type { BackupSettings } from "./make-backup.server";
import { timeOf } from "./names";
import { backupFolder, NO_PASSPHRASE, sayLocked } from "./settings.server";

/**
 * Makes tonight's backup, takes away those that no longer need to be kept, and has it carried elsewhere. When only the
 * last failed, another attempt makes no other. Without a passphrase it says so and makes none.
 */
export async function makeNightlyBackup({
  signal,
  workFactor,
}: Pick<BackupSettings, "signal" | "workFactor">): Promise<void> {
  const { BACKUP_PASSPHRASE: passphrase, BACKUP_COMMAND: command, DATABASE_URL: databaseUrl } = env;
  if (!passphrase) return log.error(NO_PASSPHRASE);
  const [to, dataDirectory] = [backupFolder(), resolve(env.DATA_DIR)];
  if (!isMadeToday(to, dataDirectory))
    await makeAndClear({ databaseUrl, dataDirectory, to, passphrase, workFactor, signal });
  await carryMade({ dataDirectory, command, signal });
}

function isMadeToday(to: string, dataDirectory: string): boolean {
  const { uncarried } = readBackupRecord(dataDirectory);
  if (!uncarried || dirname(uncarried.file) !== to || !existsSync(uncarried.file)) return false;
  return dayOf(new Date(uncarried.at)) === dayOf(Date.now());
}

async function makeAndClear(settings: BackupSettings): Promise<void> {
  const { to, dataDirectory, passphrase } = settings;
  const { path, bytes, contents } = await makeToCarry(settings);
  log.info("backup made", { path, bytes, files: contents.files });
  for (const name of backupsToRemove(await readdir(to))) await rm(join(to, name));
  const locked = await countLocked(to, passphrase);
  noteBackup(dataDirectory, { locked });
  if (locked > 0) log.warn(sayLocked(locked));
}

/** How many backups the passphrase does not open: somebody mistyped it, or has changed it. */
async function countLocked(folder: string, passphrase: string): Promise<number> {
  let count = 0;
  for (const name of await readdir(folder))
    if (timeOf(name) && !(await opens(join(folder, name), passphrase))) count += 1;
  return count;
}
