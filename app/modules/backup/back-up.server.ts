import { carry } from "./carry";
import { noteBackup, readBackupRecord } from "./backup-record";
import { BackupError } from "./backup-error";
import { makeBackup, type BackupSettings, type MadeBackup } from "./make-backup.server";

interface Carrying {
  dataDirectory: string;
  command?: string;
  signal?: AbortSignal;
}

/**
 * Makes a backup, has it carried elsewhere where there is a command for that, and remembers what became of it. @throws
 * what went wrong
 */
export async function backUp(settings: BackupSettings & Carrying): Promise<MadeBackup> {
  const made = await makeToCarry(settings);
  await carryMade(settings);
  return made;
}

/** Makes a backup, and remembers that it is to be carried. @throws what went wrong, which it remembers, too */
export function makeToCarry(settings: BackupSettings): Promise<MadeBackup> {
  return noting(settings.dataDirectory, async () => {
    const at = new Date().toISOString();
    const made = await makeBackup(settings);
    noteBackup(settings.dataDirectory, { uncarried: { at, file: made.path } });
    return made;
  });
}

/**
 * Has the backup that was made last carried elsewhere, where there is a command for that: from then on it counts.
 * @throws what went wrong, which it remembers
 */
export function carryMade({ dataDirectory, command, signal }: Carrying): Promise<void> {
  return noting(dataDirectory, async () => {
    const { uncarried } = readBackupRecord(dataDirectory);
    if (!uncarried) return;
    if (command) await carry(command, uncarried.file, signal);
    noteBackup(dataDirectory, { lastGood: uncarried, uncarried: null, problem: null });
  });
}

async function noting<Result>(dataDirectory: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    // A driver's own words may name hosts; the log has them.
    const problem = error instanceof BackupError ? error.message : "The last backup failed; the log says why.";
    noteBackup(dataDirectory, { problem });
    throw error;
  }
}
