import { readdir, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { env } from "~/lib/env.server";
import { log } from "~/lib/log.server";
import { opens } from "./archive-reader";
import { backUp } from "./back-up.server";
import { noteBackup } from "./backup-record";
import { backupsToRemove } from "./keep";
import type { BackupSettings } from "./make-backup.server";
import { timeOf } from "./names";
import { backupFolder, NO_PASSPHRASE } from "./settings.server";

/** Makes tonight's backup and takes away those that no longer need to be kept. Without a passphrase it says so and makes none. */
export async function makeNightlyBackup({ signal, workFactor }: Pick<BackupSettings, "signal" | "workFactor">): Promise<void> {
  const { BACKUP_PASSPHRASE: passphrase, BACKUP_COMMAND: command, DATABASE_URL: databaseUrl } = env;
  if (!passphrase) return log.error(NO_PASSPHRASE);
  const [to, dataDirectory] = [backupFolder(), resolve(env.DATA_DIR)];
  const locked = await newestLocked(to, passphrase);
  const { path, bytes, contents } = await backUp({ databaseUrl, dataDirectory, to, passphrase, workFactor, command, signal });
  log.info("backup made", { path, bytes, files: contents.files });
  for (const name of backupsToRemove(await readdir(to))) await rm(join(to, name));
  if (!locked) return;
  const problem = `BACKUP_PASSPHRASE does not open ${locked}: it is another one than before. Keep the old one as long as that backup.`;
  log.warn(problem);
  noteBackup(dataDirectory, { problem });
}

/** The newest backup, where the passphrase does not open it: somebody mistyped it, or has changed it. */
async function newestLocked(folder: string, passphrase: string): Promise<string | undefined> {
  const names = await readdir(folder).catch(() => []);
  const newest = names.filter((name) => timeOf(name)).sort().at(-1);
  return newest && !(await opens(join(folder, newest), passphrase)) ? newest : undefined;
}
