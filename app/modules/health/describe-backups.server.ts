import { env } from "~/lib/env.server";
import { readBackupRecord } from "../backup/backup-record";
import { NO_PASSPHRASE, sayLocked } from "../backup/settings.server";

const HOUR_MS = 60 * 60 * 1000;
/** A night may be missed by a restart; two are too many. */
const TOO_OLD_HOURS = 50;

export interface BackupHealth {
  /** When the last good backup was made. */
  lastGood: string | null;
  ageHours: number | null;
  /** What an operator should look into. */
  problem: string | null;
}

/**
 * Says how old the last good backup is, and what is wrong. It makes nothing unwell: a machine that is started again has
 * no newer one.
 */
export function describeBackups(now = Date.now()): BackupHealth {
  const { lastGood, locked, problem } = readBackupRecord(env.DATA_DIR);
  const ageHours = lastGood && Math.round((now - Date.parse(lastGood.at)) / HOUR_MS);
  const missing = env.BACKUP_PASSPHRASE ? null : NO_PASSPHRASE;
  const problems = [missing ?? problem ?? problemOfAge(ageHours), locked > 0 ? sayLocked(locked) : null];
  return {
    lastGood: lastGood?.at ?? null,
    ageHours,
    problem: problems.filter((said) => said !== null).join(" ") || null,
  };
}

function problemOfAge(hours: number | null): string | null {
  if (hours === null) return "No backup has been made yet.";
  return hours > TOO_OLD_HOURS ? `The last good backup is ${hours} hours old.` : null;
}
