import { db } from "~/lib/db.server";

/** Kept whoever goes, by table: what says nothing of anybody, and what the operator keeps of what they did. */
const STAYS = [
  "edge_state",
  "edge_clock",
  "edge_renderers",
  "resting_names",
  "take_downs",
  "limit_events",
  "_prisma_migrations",
];

/** The tables of the app as the database's catalogue names them, so that a new one is among them by itself. */
async function tables(): Promise<string[]> {
  const rows = await db.$queryRaw<
    { name: string }[]
  >`select tablename as name from pg_tables where schemaname = 'public' order by tablename`;
  return rows.map(({ name }) => name).filter((name) => !STAYS.includes(name));
}

/** How many rows each table has. */
export async function countRows(): Promise<Record<string, number>> {
  const counted = (await tables()).map(async (table) => {
    const [row] = await db.$queryRawUnsafe<[{ count: bigint }]>(`select count(*) from "${table}"`);
    return [table, Number(row.count)] as const;
  });
  return Object.fromEntries(await Promise.all(counted));
}

/** What each table holds, without the dates that say when a row was changed and when a site was withdrawn. */
export async function readRows(): Promise<Record<string, string[]>> {
  const read = (await tables()).map(async (table) => {
    const rows = await db.$queryRawUnsafe<{ row: string }[]>(
      `select (to_jsonb("${table}") - '{updated_at,withdrawn_at}'::text[])::text as row from "${table}"`,
    );
    return [table, rows.map(({ row }) => row).sort()] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}
