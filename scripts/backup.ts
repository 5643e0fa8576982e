// First, since it names the database to everything after it.
import "../box/local-environment";
import { parseArgs } from "node:util";
import { resolve } from "node:path";
import { env } from "~/lib/env.server";
import { backUp } from "~/modules/backup/back-up.server";
import { BackupError } from "~/modules/backup/backup-error";
import { countRows } from "~/modules/backup/layout";
import { backupFolder } from "~/modules/backup/settings.server";
import { runScript } from "./run-script";

const USAGE = `Backs up everything into one sealed file, while Plinth runs:
  npm run backup -- --to <folder>
Without --to it comes where the nightly ones are. BACKUP_PASSPHRASE seals it.`;

await runScript(USAGE, BackupError, async (args) => {
  const { values } = parseArgs({ args, options: { to: { type: "string" } } });
  const { BACKUP_PASSPHRASE: passphrase, BACKUP_COMMAND: command, DATABASE_URL: databaseUrl } = env;
  if (!passphrase)
    throw new BackupError(
      "Name a passphrase of at least 16 characters in BACKUP_PASSPHRASE, and keep it where this machine is not.",
    );
  const to = values.to ? resolve(values.to) : backupFolder();
  const settings = {
    databaseUrl,
    dataDirectory: resolve(env.DATA_DIR),
    to,
    leaveOut: [backupFolder()],
    passphrase,
    command,
  };
  const { path, bytes, contents } = await backUp(settings);
  return `${path} is whole and was read back. Rows: ${countRows(contents)}. Files: ${contents.files}. Bytes: ${bytes}.`;
});
