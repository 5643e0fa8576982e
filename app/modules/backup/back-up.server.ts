import { carry } from "./carry";
import { noteBackup } from "./backup-record";
import { BackupError } from "./backup-error";
import { makeBackup, type BackupSettings, type MadeBackup } from "./make-backup.server";

/** Makes a backup, has it carried elsewhere where there is a command for that, and remembers what became of it. @throws what went wrong */
export async function backUp(settings: BackupSettings & { command?: string }): Promise<MadeBackup> {
  const { dataDirectory, command, signal } = settings;
  try {
    const at = new Date().toISOString();
    const made = await makeBackup(settings);
    if (command) await carry(command, made.path, signal);
    noteBackup(dataDirectory, { lastGood: { at, file: made.path }, problem: null });
    return made;
  } catch (error) {
    // A driver's own words may name hosts; the log has them.
    const problem = error instanceof BackupError ? error.message : "The last backup failed; the log says why.";
    noteBackup(dataDirectory, { problem });
    throw error;
  }
}
