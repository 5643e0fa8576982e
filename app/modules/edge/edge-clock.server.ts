import type { Tx } from "~/lib/db.server";
import { EDGE_CHANNEL } from "~/published/edge-protocol";

/** A point of the edge clock; a renderer that has reached it serves what was published with it. */
export interface EdgePosition {
  seq: bigint;
  epoch: string;
}

/** A new value under a key of the edge state; null takes it away. */
export interface EdgeWrite {
  key: string;
  value: unknown;
}

/**
 * Moves the clock on. From here to its end the transaction holds the lock that makes the order of commits the
 * order of sequence numbers, so call it last, after every other row is locked, and write its rows at once.
 */
export async function advanceClock(tx: Tx): Promise<EdgePosition> {
  const [position] = await tx.$queryRaw<EdgePosition[]>`
    update edge_clock set seq = seq + 1 where id = 1 returning seq, epoch::text as epoch`;
  if (!position) throw new Error("the edge clock is missing");
  return position;
}

/**
 * Writes rows with the number of this transaction; renderers are woken by its commit. Of a key that is there twice the
 * last row counts.
 */
export async function writeEdgeRows(tx: Tx, position: EdgePosition, writes: EdgeWrite[]): Promise<void> {
  const rows = new Map(writes.map(({ key, value }) => [key, value === null ? null : JSON.stringify(value)]));
  const [keys, values] = [[...rows.keys()], [...rows.values()]];
  await tx.$queryRaw`
    with written as (
      insert into edge_state (key, seq, value)
      select key, ${position.seq}, value::jsonb from unnest(${keys}::text[], ${values}::text[]) as written (key, value)
      on conflict (key) do update set seq = excluded.seq, value = excluded.value
    )
    select pg_notify(${EDGE_CHANNEL}, ${String(position.seq)})::text`;
}

/** Both at once, for who knows beforehand what to write. */
export async function tellRenderers(tx: Tx, writes: EdgeWrite[]): Promise<EdgePosition> {
  const position = await advanceClock(tx);
  await writeEdgeRows(tx, position, writes);
  return position;
}
