import { z } from "zod";
import type { ClientBase } from "pg";

/** The schemas that the migrations, ours and the job queue's, make. */
export const SCHEMAS = ["public", "graphile_worker"];
/** What the migrations themselves write about themselves. */
const OUR_HISTORY = "public._prisma_migrations";
const QUEUE_HISTORY = "graphile_worker.migrations";

const table = z.object({ name: z.string(), columns: z.array(z.string()) });
const sequence = z.object({ name: z.string(), lastValue: z.string(), isCalled: z.boolean() });
const migration = z.object({ name: z.string(), checksum: z.string() });

/** What a database was when it was backed up: which rows there are depends on all of it. */
export const databaseDescription = z.object({
  migrations: z.array(migration),
  /** How far the job queue's own schema was. */
  queue: z.number(),
  tables: z.array(table),
});
export const sequenceList = z.array(sequence);

/** Names are as SQL wants them: with their schema, quoted where they must be. */
export type Table = z.infer<typeof table>;
export type Sequence = z.infer<typeof sequence>;
export type DatabaseDescription = z.infer<typeof databaseDescription>;

/** Describes a migrated database, as the transaction of this connection sees it. */
export async function describeDatabase(client: ClientBase): Promise<DatabaseDescription> {
  const migrations = await client.query<z.infer<typeof migration>>(
    `select migration_name as name, checksum from ${OUR_HISTORY} where finished_at is not null and rolled_back_at is null order by 1`,
  );
  const queue = await client.query<{ last: number }>(`select max(id)::int as last from ${QUEUE_HISTORY}`);
  return { migrations: migrations.rows, queue: queue.rows[0]!.last, tables: await readTables(client) };
}

/**
 * The tables that hold rows, with the columns that are written: one that is worked out of others is not. Views have no
 * rows of their own.
 */
export async function readTables(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select format('%I.%I', nspname, relname) as name,
            array(select quote_ident(attname) from pg_attribute
                   where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns
       from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      where nspname = any($1) and relkind in ('r', 'p') and not relispartition
        and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')
      order by 1`,
    [SCHEMAS],
  );
  return rows.filter(({ name }) => name !== OUR_HISTORY && name !== QUEUE_HISTORY);
}

/** Where sequences stand now. No snapshot holds them: asked after the rows, none of them is behind a row. */
export async function readSequences(client: ClientBase): Promise<Sequence[]> {
  const { rows } = await client.query<{ name: string }>(
    "select format('%I.%I', schemaname, sequencename) as name from pg_sequences where schemaname = any($1) order by 1",
    [SCHEMAS],
  );
  const sequences: Sequence[] = [];
  for (const { name } of rows) {
    const read = await client.query<Omit<Sequence, "name">>(
      `select last_value::text as "lastValue", is_called as "isCalled" from ${name}`,
    );
    sequences.push({ name, ...read.rows[0]! });
  }
  return sequences;
}
