import { pipeline } from "node:stream/promises";
import { Client } from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { BackupError } from "./backup-error";
import { describeDatabase, readTables, SCHEMAS, type DatabaseDescription, type Sequence } from "./database-description";

/** Brings a database to a schema: of the migrations named, or all. */
export type Migrate = (databaseUrl: string, names?: ReadonlySet<string>) => Promise<unknown>;

/**
 * Loads a backup's rows into an empty database, in one transaction. Constraints between tables and triggers are out of
 * the way meanwhile; the constraints come back over all rows, so none holds that did not hold before. Needs no
 * superuser.
 */
export class DatabaseLoader {
  private columns = new Map<string, string[]>();
  private afterRows: string[] = [];

  private constructor(
    private readonly client: Client,
    private readonly databaseUrl: string,
    private readonly migrate: Migrate,
  ) {}

  /** @throws BackupError where the database is in use already */
  static async open(databaseUrl: string, migrate: Migrate): Promise<DatabaseLoader> {
    const client = new Client({ connectionString: databaseUrl, application_name: "restore" });
    await client.connect();
    client.on("error", () => undefined);
    const loader = new DatabaseLoader(client, databaseUrl, migrate);
    try {
      await beginAnew(client);
      return loader;
    } catch (error) {
      await loader.close();
      throw error;
    }
  }

  /** Makes the tables as they were. @throws BackupError when this Plinth does not know them */
  async begin(description: DatabaseDescription): Promise<void> {
    await this.migrate(this.databaseUrl, new Set(description.migrations.map(({ name }) => name)));
    const { client } = this;
    const made = await describeDatabase(client);
    requireSame(made, description);
    this.columns = new Map(made.tables.map(({ name, columns }) => [name, columns]));
    await client.query("begin");
    this.afterRows = await putAside(client);
    await client.query(`truncate ${made.tables.map(({ name }) => name).join(", ")}`);
  }

  async rows(table: string, bytes: AsyncIterable<Uint8Array>): Promise<void> {
    await pipeline(
      bytes,
      this.client.query(copyFrom(`copy ${table} (${this.columns.get(table)!.join(", ")}) from stdin`)),
    );
  }

  async sequences(sequences: Sequence[]): Promise<void> {
    for (const { name, lastValue, isCalled } of sequences)
      await this.client.query("select setval($1::regclass, $2, $3)", [name, lastValue, isCalled]);
  }

  /**
   * Brings constraints back over all rows: what does not fit is met here. Renderers see another epoch and take
   * everything anew.
   */
  async checkRows(): Promise<void> {
    for (const statement of this.afterRows) await this.client.query(statement);
    await this.client.query("update edge_clock set epoch = gen_random_uuid()");
  }

  /**
   * Keeps what was loaded, and brings it to this Plinth's own schema. @throws BackupError where that fails; the
   * database is empty again
   */
  async finish(): Promise<void> {
    try {
      await this.client.query("commit");
      await this.migrate(this.databaseUrl);
    } catch (error) {
      await this.undo(error as Error);
    }
    // PostgreSQL does it later by itself.
    await this.client.query("analyze").catch(() => undefined);
  }

  /** By a connection of its own: the loader's may be what failed, with nobody knowing whether its commit arrived. */
  private async undo(cause: Error): Promise<never> {
    const said = `The database did not keep what was restored: ${cause.message}.`;
    try {
      await emptyAt(this.databaseUrl);
    } catch {
      throw new BackupError(
        `${said} It does not answer, so some of it may be in there. Restore into another, empty database.`,
        { cause },
      );
    }
    throw new BackupError(
      `${said} It is as empty as before, and nothing else was changed. Mend that and restore again.`,
      { cause },
    );
  }

  /** Lets go; what is not finished leaves no row. */
  close(): Promise<void> {
    return this.client.end();
  }
}

/**
 * Empties a database that nobody has used: one without a table, or one of ours without an account, as a restore that
 * was cut off leaves it.
 */
async function beginAnew(client: Client): Promise<void> {
  const tables = await readTables(client);
  if (tables.length === 0) return;
  const { rows } = await client.query<{ isOurs: boolean }>(
    `select to_regclass('public._prisma_migrations') is not null and to_regclass('public.users') is not null as "isOurs"`,
  );
  if (!rows[0]!.isOurs)
    throw new BackupError("The database has tables that are not Plinth's. Name an empty database in DATABASE_URL.");
  const { rowCount } = await client.query("select from users limit 1");
  if (rowCount)
    throw new BackupError(
      "The database has accounts in it, which a restore would overwrite. Name an empty database in DATABASE_URL.",
    );
  await empty(client);
}

async function emptyAt(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl, application_name: "restore" });
  await client.connect();
  try {
    await empty(client);
  } finally {
    await client.end();
  }
}

async function empty(client: Client): Promise<void> {
  for (const schema of SCHEMAS) await client.query(`drop schema if exists ${schema} cascade`);
  await client.query("create schema public");
}

function requireSame(made: DatabaseDescription, wanted: DatabaseDescription): void {
  const known = new Map(made.migrations.map(({ name, checksum }) => [name, checksum]));
  const unknown = wanted.migrations.find(({ name }) => !known.has(name));
  if (unknown || wanted.queue > made.queue) {
    throw new BackupError(
      `The backup was made by a newer Plinth${unknown ? ` (its database has ${unknown.name})` : ""}. Install that version, or a later one, and restore with it.`,
    );
  }
  const other = wanted.migrations.find(({ name, checksum }) => known.get(name) !== checksum);
  if (other || JSON.stringify(made.tables) !== JSON.stringify(wanted.tables)) {
    throw new BackupError(
      "The backup's tables are not those that this Plinth makes. Restore with the version that made it, then install this one.",
    );
  }
}

interface Constraint {
  table: string;
  name: string;
  definition: string;
}

/** Takes foreign keys and triggers out of the way. Gives the statements that bring them back. */
async function putAside(client: Client): Promise<string[]> {
  const { rows: keys } = await client.query<Constraint>(
    `select format('%I.%I', nspname, relname) as table, quote_ident(conname) as name, pg_get_constraintdef(pg_constraint.oid) as definition
       from pg_constraint join pg_class on pg_class.oid = conrelid join pg_namespace on pg_namespace.oid = relnamespace
      where contype = 'f' and conparentid = 0 and nspname = any($1)`,
    [SCHEMAS],
  );
  const { rows: triggers } = await client.query<Omit<Constraint, "definition">>(
    `select format('%I.%I', nspname, relname) as table, quote_ident(tgname) as name
       from pg_trigger join pg_class on pg_class.oid = tgrelid join pg_namespace on pg_namespace.oid = relnamespace
      where not tgisinternal and tgenabled = 'O' and relkind in ('r', 'p') and nspname = any($1)`,
    [SCHEMAS],
  );
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`);
  for (const { table, name } of triggers) await client.query(`alter table ${table} disable trigger ${name}`);
  return [
    ...keys.map(({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`),
    ...triggers.map(({ table, name }) => `alter table ${table} enable trigger ${name}`),
  ];
}
