import { join, resolve } from "node:path";
import { env } from "~/lib/env.server";

/** Where backups come that nobody sends elsewhere. */
export const backupFolder = (): string => resolve(env.BACKUP_DIR ?? join(env.DATA_DIR, "backups"));

export const NO_PASSPHRASE = "BACKUP_PASSPHRASE is not set: no backups are made.";
