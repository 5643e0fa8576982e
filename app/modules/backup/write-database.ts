import type { Client } from "pg";
import { to as copyTo } from "pg-copy-streams";
import type { ArchiveWriter } from "./archive-writer";
import { countLines } from "./count-lines";
import { describeDatabase, readSequences, type Table } from "./database-description";
import { DATABASE, SEQUENCES, TABLES } from "./layout";

/** Fixes the moment that all rows are of. Gives its name, by which another connection can read the same one. */
export async function beginSnapshot(client: Client): Promise<string> {
  await client.query("begin isolation level repeatable read, read only");
  const { rows } = await client.query<{ name: string }>("select pg_export_snapshot() as name");
  return rows[0]!.name;
}

/**
 * Writes every row of the snapshot that this connection is in, then where sequences stand. Gives the number of rows of
 * each table.
 */
export async function writeDatabase(client: Client, archive: ArchiveWriter): Promise<Record<string, number>> {
  const description = await describeDatabase(client);
  await archive.add(DATABASE, Buffer.from(JSON.stringify(description)));
  const rows: Record<string, number> = {};
  for (const table of description.tables) rows[table.name] = await writeTable(client, archive, table);
  await archive.add(SEQUENCES, Buffer.from(JSON.stringify(await readSequences(client))));
  return rows;
}

async function writeTable(client: Client, archive: ArchiveWriter, { name, columns }: Table): Promise<number> {
  const lines = countLines(client.query(copyTo(`copy (select ${columns.join(", ")} from ${name}) to stdout`)));
  await archive.addParts(`${TABLES}${name}`, lines.bytes);
  return lines.count;
}
