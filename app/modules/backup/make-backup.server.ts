import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { Client } from "pg";
import { log } from "~/lib/log.server";
import { PRIVATE_DIRECTORY } from "~/lib/private-files";
import { isDiskFull } from "~/lib/sqlite-file";
import { ArchiveWriter } from "./archive-writer";
import { BackupError } from "./backup-error";
import { dataFiles } from "./data-files";
import { END, FILES, FORMAT, MANIFEST, type Contents } from "./layout";
import { nameOf, UNFINISHED } from "./names";
import { checkBackup } from "./read-backup";
import { SPOOL, withSpoolCopy } from "./spool-copy";
import { beginSnapshot, writeDatabase } from "./write-database";

export interface BackupSettings {
  databaseUrl: string;
  dataDirectory: string;
  /** The folder that the file comes into. */
  to: string;
  /** Other folders of backups, which are no part of this one. */
  leaveOut?: string[];
  passphrase: string;
  /** What a guess of the passphrase costs; tests take a cheap one. */
  workFactor?: number;
  /** Gives up when it aborts. */
  signal?: AbortSignal;
  /** Told the name of the database's snapshot while it is held, for who wants to read the same moment. */
  onSnapshot?(name: string): Promise<void>;
}

export interface MadeBackup {
  path: string;
  bytes: number;
  contents: Contents;
}

/** Any number, as long as all who back up one database ask for the same. */
const LOCK = 7_104_220_019;

/**
 * Backs up the database and DATA_DIR into one sealed file, which has its name once it is whole and was read back.
 * Earlier files stay as they are, whatever happens.
 * @throws BackupError when the disk is full or another backup is under way
 */
export async function makeBackup(settings: BackupSettings): Promise<MadeBackup> {
  const client = new Client({ connectionString: settings.databaseUrl, application_name: "backup" });
  await client.connect();
  // The query that runs says so, too.
  client.on("error", (error) => log.warn("the backup lost its connection", error));
  try {
    await takeLock(client);
    await mkdir(settings.to, { recursive: true, mode: PRIVATE_DIRECTORY });
    await removeUnfinished(settings.to);
    return await makeFile(client, settings);
  } catch (error) {
    throw explained(error, settings);
  } finally {
    await client.end();
  }
}

function explained(error: unknown, { to, dataDirectory }: BackupSettings): unknown {
  const { code, path } = error as NodeJS.ErrnoException;
  if (code === "ENOSPC" || isDiskFull(error)) {
    return new BackupError(
      `The disk of ${code === "ENOSPC" ? to : dataDirectory} is full: no backup was made, and earlier ones are as they were.`,
    );
  }
  return code === "EACCES"
    ? new BackupError(
        `The user that runs Plinth may not read or write ${path}: give it that right, or take the file away.`,
      )
    : error;
}

async function takeLock(client: Client): Promise<void> {
  const { rows } = await client.query<{ taken: boolean }>("select pg_try_advisory_lock($1) as taken", [LOCK]);
  if (!rows[0]!.taken) throw new BackupError("Another backup is under way.");
}

/** What a process that was killed left: whoever holds the lock is the only one who writes here. */
async function removeUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder)) if (UNFINISHED.test(name)) await rm(join(folder, name), { force: true });
}

async function makeFile(client: Client, settings: BackupSettings): Promise<MadeBackup> {
  const { to, passphrase, signal } = settings;
  const madeAt = new Date();
  const path = join(to, nameOf(madeAt));
  const unfinished = `${path}.partial`;
  const archive = ArchiveWriter.create(unfinished, settings, signal);
  try {
    await archive.add(MANIFEST, Buffer.from(JSON.stringify({ format: FORMAT, madeAt })));
    const written = await fill(archive, client, settings);
    await archive.add(END, Buffer.from(JSON.stringify(written)));
    await archive.finish();
  } catch (error) {
    throw await archive.abandon(error);
  }
  const contents = await checkBackup(unfinished, passphrase).catch(async (error: unknown) => {
    await rm(unfinished, { force: true });
    throw error;
  });
  await rename(unfinished, path);
  await sync(to);
  return { path, bytes: (await stat(path)).size, contents };
}

/**
 * The spool goes first: rows that it hands to the database meanwhile stand in both, which their ids forgive. The other
 * order would lose them. Files go after the moment of the rows, so that none is missing that a row of then names.
 */
async function fill(
  archive: ArchiveWriter,
  client: Client,
  { dataDirectory, to, leaveOut = [], onSnapshot }: BackupSettings,
): Promise<Contents> {
  let files = 0;
  await withSpoolCopy(dataDirectory, async (copy) => {
    await archive.addFile(FILES + SPOOL, copy);
    files += 1;
  });
  await onSnapshot?.(await beginSnapshot(client));
  for await (const { name, path } of dataFiles(dataDirectory, [resolve(to), ...leaveOut]))
    files += await addWhereThere(archive, FILES + name, path);
  return { files, rows: await writeDatabase(client, archive) };
}

async function addWhereThere(archive: ArchiveWriter, name: string, path: string): Promise<number> {
  try {
    await archive.addFile(name, path);
    return 1;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    return 0;
  }
}

/** A name is as safe as its folder on the disk. */
async function sync(folder: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}
