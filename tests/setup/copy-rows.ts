import type pg from "pg";

/** Every column of the rows, those yet to come too, but for what `changes` says. */
export async function copyRows(
  client: pg.Client,
  table: string,
  [column, value]: [column: string, value: number],
  changes: Record<string, unknown>,
): Promise<void> {
  await client.query(
    `insert into ${table}
     select (jsonb_populate_record(original, $1::jsonb || jsonb_build_object('created_at', now()))).*
       from ${table} as original where ${column} = $2`,
    [JSON.stringify(changes), value],
  );
}

/** An id that no row of a table has. */
export async function nextId(client: pg.Client, table: string): Promise<number> {
  const { rows } = await client.query<{ id: string }>("select nextval(pg_get_serial_sequence($1, 'id')) as id", [
    table,
  ]);
  return Number(rows[0]!.id);
}

/** The id of the account with this e-mail address. */
export async function ownerOf(client: pg.Client, email: string): Promise<number> {
  const { rows } = await client.query<{ id: number }>("select id from users where email = $1", [email]);
  return rows[0]!.id;
}
