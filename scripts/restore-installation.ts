import { createWriteStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import { PRIVATE_DIRECTORY } from "~/lib/private-files";
import type { EnvSource } from "~/lib/env-schema";
import { BackupError } from "~/modules/backup/backup-error";
import type { Contents } from "~/modules/backup/layout";
import { DatabaseLoader } from "~/modules/backup/load-database";
import { readBackup } from "~/modules/backup/read-backup";
import { prepareDataDirectory } from "../box/data-directory";
import { boxEnvironment } from "../box/environment";
import { lockDataDirectory } from "../box/lock";
import { postgresPart } from "../box/parts";
import { requireFreePorts } from "../box/ports";
import { preparePostgres } from "../box/postgres";
import { putInPlace, type Placed } from "../box/put-in-place";
import { Supervisor } from "../box/supervisor";
import { migrate } from "../prisma/migrate.js";

interface Restored extends Contents {
  /** Where lies what was in DATA_DIR before; nothing where it was empty. */
  replaced: string | undefined;
}

/** As the system says it, and PostgreSQL. */
const DISK_FULL = ["ENOSPC", "53100"];

/**
 * Makes an installation again out of a backup: everything in a folder beside, which takes its place once it is whole.
 * What was there before is set aside, and stays as it is when anything fails. The database is the box's own, or an
 * empty one that DATABASE_URL names.
 * @param source the environment of the box
 * @throws BackupError or BoxError, with what to do
 */
export async function restoreInstallation(file: string, passphrase: string, source: EnvSource): Promise<Restored> {
  const dataDirectory = resolve(source.DATA_DIR || "data");
  const staging = join(dataDirectory, "restoring");
  const ownsPostgres = !source.DATABASE_URL;
  prepareDataDirectory(dataDirectory, ownsPostgres);
  const unlock = await lockDataDirectory(dataDirectory);
  try {
    await rm(staging, { recursive: true, force: true });
    prepareDataDirectory(staging, ownsPostgres);
    const place = () => putInPlace(staging, dataDirectory, [file, ...(source.BACKUP_DIR ? [source.BACKUP_DIR] : [])]);
    const { contents, placed } = await restoreInto(staging, file, passphrase, source, ownsPostgres ? undefined : place);
    return { ...contents, replaced: (placed ?? (await place())).replaced };
  } catch (error) {
    throw DISK_FULL.includes(String((error as NodeJS.ErrnoException).code))
      ? new BackupError(tooFull(dataDirectory))
      : error;
  } finally {
    await rm(staging, { recursive: true, force: true });
    unlock();
  }
}

const tooFull = (dataDirectory: string) =>
  `The disk of ${dataDirectory} is full: a restore needs room for all that is there and all that comes. Nothing was changed.`;

/**
 * Restores all into a directory. A database elsewhere keeps its rows only once `place` has put the files in place,
 * which are moved back when it cannot; the box's own is one of the files.
 */
async function restoreInto(
  directory: string,
  file: string,
  passphrase: string,
  source: EnvSource,
  place?: () => Promise<Placed>,
) {
  const supervisor = new Supervisor(directory);
  let loader: DatabaseLoader | undefined;
  try {
    const contents = await readBackup(file, passphrase, {
      file: ({ name, mode }, bytes) => writeFile(join(directory, name), mode, bytes),
      async database(description) {
        const databaseUrl = await startDatabase(supervisor, { ...source, DATA_DIR: directory });
        loader = await DatabaseLoader.open(databaseUrl, (url, only) => migrate(url, undefined, only));
        await loader.begin(description);
      },
      rows: (table, bytes) => loader!.rows(table, bytes),
      sequences: (sequences) => loader!.sequences(sequences),
    });
    await loader!.checkRows();
    const placed = await place?.();
    await loader!.finish().catch(async (error: unknown) => {
      await placed?.back();
      throw error;
    });
    return { contents, placed };
  } finally {
    await loader?.close();
    await supervisor.stop();
  }
}

async function writeFile(path: string, mode: number, bytes: AsyncIterable<Uint8Array>): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: PRIVATE_DIRECTORY });
  await pipeline(bytes, createWriteStream(path, { mode: mode & PRIVATE_DIRECTORY, flush: true }));
}

/**
 * Starts the box's own PostgreSQL on data of this directory, whose password came with the backup. Gives the database's
 * address.
 */
async function startDatabase(supervisor: Supervisor, source: EnvSource & { DATA_DIR: string }): Promise<string> {
  const { variables, postgres, dataDirectory } = boxEnvironment(
    source,
    source.NODE_ENV === "production" ? "production" : "development",
  );
  if (postgres) {
    await requireFreePorts({ postgres: postgres.port });
    await supervisor.start(postgresPart(await preparePostgres({ dataDirectory, ...postgres }), postgres.port));
  }
  return variables.DATABASE_URL!;
}
