import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { BackupError } from "~/modules/backup/backup-error";
import { countRows } from "~/modules/backup/layout";
import { BoxError } from "../box/part";
import { restoreInstallation } from "./restore-installation";
import { runScript, UsageError } from "./run-script";

const USAGE = `Makes an installation again out of a backup, while Plinth is stopped:
  npm run restore -- <file>
BACKUP_PASSPHRASE opens it. What DATA_DIR has now is set aside, not deleted.`;

if (existsSync(".env")) process.loadEnvFile(".env");

await runScript(USAGE, [BackupError, BoxError], async (args) => {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const [file, ...more] = positionals;
  if (!file || more.length > 0) throw new UsageError();
  if (!existsSync(file)) throw new BackupError(`There is no file ${file}.`);
  if (!process.env.BACKUP_PASSPHRASE)
    throw new BackupError("Name the passphrase that the backup was made with in BACKUP_PASSPHRASE.");
  const { replaced, ...contents } = await restoreInstallation(file, process.env.BACKUP_PASSPHRASE, process.env);
  const old = replaced ? ` What was there before lies in ${replaced}; delete it once all is well.` : "";
  return `Restored. Rows: ${countRows(contents)}. Files: ${contents.files}. Start Plinth now.${old}`;
});
