import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import pg from "pg";
import { BackupError } from "~/modules/backup/backup-error";
import { readTables } from "~/modules/backup/database-description";
import { makeBackup, type BackupSettings } from "~/modules/backup/make-backup.server";
import { boxEnvironment } from "../../../box/environment";
import { preparePostgres } from "../../../box/postgres";

export const PASSPHRASE = "correct horse battery staple";

/** Backs up what the tests' database holds, with a passphrase that is cheap to try. */
export function backUpQuickly(settings: Pick<BackupSettings, "dataDirectory" | "to"> & Partial<BackupSettings>) {
  return makeBackup({ databaseUrl: process.env.DATABASE_URL!, passphrase: PASSPHRASE, workFactor: 4, ...settings });
}

/** Writes files below a folder. */
export function writeFiles(folder: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text, { mode: 0o600 });
  }
}

export async function withClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Another database of the tests' server, empty. */
export async function emptyDatabase(): Promise<string> {
  const name = `restored_${randomUUID().replaceAll("-", "")}`;
  const url = process.env.DATABASE_URL!;
  await withClient(url, (client) => client.query(`create database ${name}`));
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
}

/** Every row of every table, by the table's name; the clock's epoch, which is to be another one, is left out. */
export async function everyRow(client: pg.Client): Promise<Record<string, string[]>> {
  const rows: Record<string, string[]> = {};
  for (const { name } of await readTables(client)) {
    const row = name === "public.edge_clock" ? "(to_jsonb(t) - 'epoch')" : "t";
    rows[name] = (
      await client.query<{ row: string }>(`select ${row}::text as row from ${name} as t order by 1`)
    ).rows.map((found) => found.row);
  }
  return rows;
}

/** What holds between tables, and where their numbers stand. */
export async function rulesOf(client: pg.Client): Promise<unknown> {
  const { rows } = await client.query(
    `select conrelid::regclass::text as table, conname, pg_get_constraintdef(oid) as definition, convalidated
       from pg_constraint where connamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace) order by 1, 2`,
  );
  return rows;
}

/** What somebody is told, in a sentence. */
export async function told(work: Promise<unknown>): Promise<string> {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof BackupError || (error as Error | undefined)?.name === "BoxError")
    return (error as Error).message;
  throw error ?? new Error("nothing went wrong");
}

/** Starts the PostgreSQL of an installation; gives its address, and what stops it. */
export async function startPostgresOf(environment: {
  DATA_DIR: string;
  PORT: string;
}): Promise<{ url: string; stop(): Promise<void> }> {
  const { postgres, dataDirectory } = boxEnvironment({ ...environment, CADDY: "off" }, "development");
  const prepared = await preparePostgres({ dataDirectory, ...postgres! });
  const [program, ...options] = prepared.command;
  const server = spawn(program!, options, { ...prepared.account, stdio: ["ignore", "ignore", "inherit"] });
  await prepared.ready(AbortSignal.timeout(60_000));
  return {
    url: prepared.url,
    async stop() {
      server.kill("SIGQUIT");
      await once(server, "exit");
    },
  };
}
