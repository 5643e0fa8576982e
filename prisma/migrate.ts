import { createHash, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { runMigrations } from "graphile-worker";
import pg from "pg";

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

// Any number, as long as every runner on one database asks for the same.
const LOCK = 7_104_220_018;

// The table that Prisma's own commands read and write.
const HISTORY = `create table if not exists _prisma_migrations (
  id varchar(36) primary key, checksum varchar(64) not null, finished_at timestamptz,
  migration_name varchar(255) not null, logs text, rolled_back_at timestamptz,
  started_at timestamptz not null default now(), applied_steps_count integer not null default 0)`;

/**
 * Applies every migration that the database lacks, oldest first, one transaction each, then the job queue's own. With
 * `only`, those of the names in there: a backup's rows come into the schema that they were written in. Runners at the
 * same time wait for each other. Returns the names of what was applied. Throws when an applied migration was edited
 * since, or when one fails (its transaction is rolled back).
 */
export async function migrate(
  databaseUrl: string,
  directory = resolve("prisma/migrations"),
  only?: ReadonlySet<string>,
): Promise<string[]> {
  const migrations = (await readMigrations(directory)).filter(({ name }) => only?.has(name) ?? true);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [LOCK]);
    await client.query(HISTORY);
    const missing = await withoutApplied(client, migrations);
    for (const migration of missing) await apply(client, migration);
    await runMigrations({ connectionString: databaseUrl });
    return missing.map((migration) => migration.name);
  } finally {
    await client.end();
  }
}

async function readMigrations(directory: string): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => existsSync(join(directory, name, "migration.sql")));
  return Promise.all(
    names.sort().map(async (name) => {
      const sql = await readFile(join(directory, name, "migration.sql"), "utf8");
      return { name, sql, checksum: createHash("sha256").update(sql).digest("hex") };
    }),
  );
}

async function withoutApplied(client: pg.Client, migrations: Migration[]): Promise<Migration[]> {
  const { rows } = await client.query<{ migration_name: string; checksum: string }>(
    "select migration_name, checksum from _prisma_migrations where finished_at is not null and rolled_back_at is null",
  );
  const applied = new Map(rows.map((row) => [row.migration_name, row.checksum]));
  const edited = migrations.filter(({ name, checksum }) => (applied.get(name) ?? checksum) !== checksum);
  if (edited.length > 0) {
    const names = edited.map((migration) => migration.name).join(", ");
    throw new Error(`Edited after it was applied: ${names}. Restore the file and write a new migration instead.`);
  }
  return migrations.filter(({ name }) => !applied.has(name));
}

async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  await client.query("begin");
  try {
    await client.query(sql);
    await client.query(
      `insert into _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
       values ($1, $2, $3, clock_timestamp(), 1)`,
      [randomUUID(), checksum, name],
    );
    await client.query("commit");
  } catch (cause) {
    await client.query("rollback");
    throw new Error(`Migration ${name} failed: ${(cause as Error).message}`, { cause });
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const databaseUrl = process.env.DATABASE_URL;
  if (!databaseUrl) throw new Error("DATABASE_URL: is missing");
  const applied = await migrate(databaseUrl);
  console.log(applied.length > 0 ? `Applied ${applied.join(", ")}` : "The database is up to date");
}
