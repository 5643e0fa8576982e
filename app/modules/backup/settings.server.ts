import { join, resolve } from "node:path";
import { env } from "~/lib/env.server";

/** Where backups come that nobody sends elsewhere. */
export const backupFolder = (): string => resolve(env.BACKUP_DIR ?? join(env.DATA_DIR, "backups"));

export const NO_PASSPHRASE = "BACKUP_PASSPHRASE is not set: no backups are made.";

/** What an operator should know of backups that the passphrase does not open. */
export const sayLocked = (count: number): string =>
  `Backups that BACKUP_PASSPHRASE does not open: ${count}. Keep the earlier passphrase until they are gone.`;
