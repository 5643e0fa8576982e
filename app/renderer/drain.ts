import type { Client } from "pg";
import { DatabaseLoop } from "./database-loop";
import type { Spool, SpooledRow } from "./spool";

/** Rows that are handed on in one transaction. */
const BATCH = 500;
/** An append wakes the drain; this is for what a broken connection left. */
const POLL_MS = 30_000;

// One statement is one transaction: rows and job come together. A waiting job of this key is enough for any number of
// batches.
const handOnSql = (payload: string, error: string) => `
  with arrived as (
    insert into arrivals (ulid, kind, payload, received_at, error, failed_at)
    select ulid, kind, ${payload}, to_timestamp(received_at / 1000), ${error}, case when ${error} is not null then now() end
      from unnest($1::text[], $2::text[], $3::text[], $4::float8[]) as row (ulid, kind, payload, received_at)
    on conflict do nothing)
  select id from graphile_worker.add_job('take_in_arrivals', '{}'::json, max_attempts => 10, job_key => 'take_in_arrivals')`;
const HAND_ON = handOnSql("payload::jsonb", "null::text");
/** For what jsonb does not take: its text is kept, with the reason. */
const HAND_ON_REFUSED = handOnSql("to_jsonb(payload)", "$5::text");

/**
 * Hands what the spool holds on to the database, and only then forgets it. Killed in between, it hands the same rows on
 * again, which changes nothing.
 */
export function openDrain({ databaseUrl }: { databaseUrl: string }, spool: Spool): DatabaseLoop {
  const whenLost = "the database is out of reach; what visitors send is kept in the spool";
  const loop = new DatabaseLoop({ databaseUrl, pollMs: POLL_MS, whenLost }, { turn: (client) => drain(client, spool) });
  spool.onAppend = () => loop.wake();
  return loop;
}

async function drain(client: Client, spool: Spool): Promise<void> {
  for (;;) {
    const rows = await spool.first(BATCH);
    if (rows.length === 0) return;
    await handOn(client, rows);
    await spool.remove(rows);
  }
}

async function handOn(client: Client, rows: SpooledRow[]): Promise<void> {
  try {
    await client.query(HAND_ON, columnsOf(rows));
  } catch (error) {
    if (!isRefusal(error)) throw error;
    // One bad row must not hold up the others.
    if (rows.length > 1) for (const row of rows) await handOn(client, [row]);
    else await client.query(HAND_ON_REFUSED, [...columnsOf(rows), (error as Error).message]);
  }
}

const columnsOf = (rows: SpooledRow[]) => [
  rows.map(({ ulid }) => ulid),
  rows.map(({ kind }) => kind),
  rows.map(({ payload }) => payload),
  rows.map(({ receivedAt }) => receivedAt),
];

/** Whether the database refuses data (SQLSTATE classes 22 and 23), and not for the moment something else. */
const isRefusal = (error: unknown) => /^2[23]/.test((error as { code?: string }).code ?? "");
