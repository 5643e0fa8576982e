import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { migrate } from "../../prisma/migrate";

let directory: string;
let client: pg.Client;
const databaseUrl = () => process.env.DATABASE_URL!;

function write(name: string, sql: string): void {
  mkdirSync(join(directory, name), { recursive: true });
  writeFileSync(join(directory, name, "migration.sql"), sql);
}

async function columnsOf(table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    "select column_name as name from information_schema.columns where table_name = $1 order by ordinal_position",
    [table],
  );
  return rows.map((row) => row.name);
}

beforeAll(async () => {
  client = new pg.Client(databaseUrl());
  await client.connect();
});
afterAll(() => client.end());
beforeEach(async () => {
  await client.query("drop table if exists first; delete from _prisma_migrations");
  directory = mkdtempSync(join(tmpdir(), "plinth-migrations-"));
  return () => rmSync(directory, { recursive: true });
});

describe("migrate", () => {
  it("applies what is missing, oldest first, and nothing twice", async () => {
    write("2_more", "alter table first add column b int");
    write("1_start", "create table first (a int)");
    expect(await migrate(databaseUrl(), directory)).toEqual(["1_start", "2_more"]);
    expect(await migrate(databaseUrl(), directory)).toEqual([]);
    write("3_last", "alter table first add column c int;");
    expect(await migrate(databaseUrl(), directory)).toEqual(["3_last"]);
    expect(await columnsOf("first")).toEqual(["a", "b", "c"]);
  });

  it("lets several runners in at once, one after the other", async () => {
    write("1_start", "create table first (a int)");
    const applied = await Promise.all([1, 2, 3].map(() => migrate(databaseUrl(), directory)));
    expect(applied.flat()).toEqual(["1_start"]);
  });

  it("leaves nothing of a migration that fails, and tries it again", async () => {
    write("1_start", "create table first (a int); select wrong");
    await expect(migrate(databaseUrl(), directory)).rejects.toThrow(/Migration 1_start failed: .*wrong/);
    expect(await columnsOf("first")).toEqual([]);
    write("1_start", "create table first (a int)");
    expect(await migrate(databaseUrl(), directory)).toEqual(["1_start"]);
  });

  it("refuses a migration that was edited after it was applied", async () => {
    write("1_start", "create table first (a int)");
    await migrate(databaseUrl(), directory);
    write("1_start", "create table first (a bigint)");
    await expect(migrate(databaseUrl(), directory)).rejects.toThrow(/Edited after it was applied: 1_start/);
  });
});
