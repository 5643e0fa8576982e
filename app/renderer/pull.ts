import type { Client } from "pg";
import type { EdgeChange, EdgePosition, EdgeRow } from "./store";

/**
 * The clock's epoch with the identity of the database that it stands in. A restore makes another cluster, another
 * database, another table or another timeline, and its clock may soon stand where that of before stood.
 */
const EPOCH = `
  concat_ws(' ', epoch, (select system_identifier from pg_control_system()), (select timeline_id from pg_control_checkpoint()),
    (select oid from pg_database where datname = current_database()), edge_clock.tableoid)`;

// One statement sees one moment of the database: no row above the clock it reads is missing from it.
const READ_CHANGES = `
  with clock as (select seq, ${EPOCH} as epoch from edge_clock),
  point as (select seq, epoch, case when epoch = $2 and seq >= $1::bigint then $1::bigint else -1 end as since from clock)
  select point.seq::text, point.epoch, point.since = -1 as whole, state.key, state.value::text
    from point
    left join edge_state state on state.seq > point.since and (point.since <> -1 or state.value is not null)`;

interface ChangeRow {
  seq: string;
  epoch: string;
  whole: boolean;
  key: string | null;
  value: string | null;
}

/**
 * Reads what changed since a position. Everything, when there is none, when the epoch is another one (a
 * restore), or when the clock stands behind us.
 */
export async function readChanges(client: Client, since: EdgePosition | null): Promise<EdgeChange> {
  const { rows } = await client.query<ChangeRow>(READ_CHANGES, [since?.seq ?? 0, since?.epoch ?? null]);
  const first = rows[0];
  if (!first) throw new Error("the edge clock is missing");
  const changed = rows.filter((row): row is ChangeRow & EdgeRow => row.key !== null);
  return {
    seq: Number(first.seq),
    epoch: first.epoch,
    whole: first.whole,
    rows: changed.map(({ key, value }) => ({ key, value })),
  };
}

/** Says that this renderer serves everything up to a position, and that it is alive. */
export async function acknowledge(client: Client, name: string, position: EdgePosition): Promise<void> {
  await client.query(
    `insert into edge_renderers (id, seq, epoch, seen_at) values ($1, $2, $3, now())
     on conflict (id) do update set seq = excluded.seq, epoch = excluded.epoch, seen_at = excluded.seen_at`,
    // Publishing knows the clock alone.
    [name, position.seq, position.epoch.split(" ")[0]],
  );
}

/** Takes a renderer that stops off the list of those that publishing waits for. */
export async function signOff(client: Client, name: string): Promise<void> {
  await client.query("delete from edge_renderers where id = $1", [name]);
}
