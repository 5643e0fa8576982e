import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { migrate } from "../../../prisma/migrate";
import { httpGet } from "./http-get";
import { RendererWorld } from "./publishing-world";

const FIRST = "20261122030000_withdrawn_deployments";

/** A live site with all that belongs to it, as it was kept while a take-down deleted it. */
const SITE = `
  insert into users (id, issuer, subject, email) values (1, 'test', 'rose', 'rose@example.com');
  insert into site_codes (hash, html, css, javascript) values (repeat('a', 64), '', '', '');
  insert into websites (id, owner_id, project_title, brief, preview_token) values (1, 1, 'Rose', '{}', 't1'), (2, 1, 'Other', '{}', 't2');
  insert into deployments (id, owner_id, website_id, subdomain, title, code_hash, google_analytics_id) values (7, 1, 1, 'rose', 'Rose', repeat('a', 64), 'G-ROSE1');
  insert into snapshots (id, deployment_id, code_hash, manifest, kind) values (1, 7, repeat('a', 64), '{}', 'deploy');
  update deployments set current_snapshot_id = 1;
  insert into domains (deployment_id, host, token, verified_at, served) values (7, 'rose.example', 'verify_rose', now(), '{rose.example}');
  insert into posts (owner_id, deployment_id, title, content, slug) values (1, 7, 'Open', 'From eight on.', 'open');
  insert into submissions (ulid, deployment_id, data, received_at) values ('u1', 7, '{"message": "Two loaves"}', now());
  insert into daily_stats (deployment_id, date, visitors) values (7, '2026-11-01', 3);
  insert into seo_analyses (deployment_id, status) values (7, 'failed');
  insert into resting_names (name, owner_id, website_id, forms_by_name, taken_at) values ('rose-before', 1, 2, true, now());
  insert into edge_state (key, seq, value) values ('host:rose', 1, '{"deploymentId": 7}'), ('site:7', 1, '{"snapshotId": 1, "files": {}, "retired": {}}');
  update edge_clock set seq = 1`;

const KEPT = [
  "deployments",
  "snapshots",
  "domains",
  "posts",
  "submissions",
  "daily_stats",
  "seo_analyses",
  "resting_names",
  "edge_state",
];

const world = new RendererWorld();
const directory = mkdtempSync(join(tmpdir(), "plinth-migrations-"));
const client = new pg.Client(process.env.DATABASE_URL);

/** All rows as they are, without the columns that came with the migrations. */
async function readAll(columns: Map<string, string>): Promise<unknown[]> {
  const tables = await Promise.all(
    KEPT.map((table) => client.query(`select ${columns.get(table)} from ${table} order by 1, 2`)),
  );
  return tables.map(({ rows }) => rows);
}

let before: unknown[];
let after: unknown[];
let columns: Map<string, string>;
beforeAll(async () => {
  await client.connect();
  await client.query("drop schema public cascade; drop schema graphile_worker cascade; create schema public");
  for (const name of readdirSync("prisma/migrations").filter((name) => name < FIRST))
    cpSync(join("prisma/migrations", name), join(directory, name), { recursive: true });
  await migrate(process.env.DATABASE_URL!, directory);
  await client.query(SITE);
  const { rows } = await client.query<{ table: string; columns: string }>(
    "select table_name as table, string_agg(quote_ident(column_name), ', ' order by ordinal_position) as columns from information_schema.columns where table_schema = 'public' group by 1",
  );
  columns = new Map(rows.map((row) => [row.table, row.columns]));
  before = await readAll(columns);
  await migrate(
    process.env.DATABASE_URL!,
    undefined,
    new Set(readdirSync("prisma/migrations").filter((name) => name <= FIRST)),
  );
  after = await readAll(columns);
  await migrate(process.env.DATABASE_URL!);
});
afterAll(async () => {
  await world.end();
  await client.end();
  rmSync(directory, { recursive: true });
});

it("keeps every row as it was, and its site live", async () => {
  expect(after).toEqual(before);
  const { rows } = await client.query(
    "select (select withdrawn_at from deployments) as site, (select withdrawn_at from domains) as domain",
  );
  expect(rows).toEqual([{ site: null, domain: null }]);
  const { port } = await world.startFollowing();
  expect((await httpGet(port, "/sites/rose/")).status).not.toBe(421);
});

it("lets one website of an owner be live, any number of them withdrawn, and a name lead to one", async () => {
  const add = (websiteId: number, ownerId: number, name: string) =>
    client.query(
      "insert into deployments (owner_id, website_id, subdomain, title, code_hash) values ($2, $1, $3, 'Other', repeat('a', 64))",
      [websiteId, ownerId, name],
    );
  await expect(add(2, 1, "other")).rejects.toThrow("deployments_live_owner_key");
  await client.query("insert into users (id, issuer, subject, email) values (2, 'test', 'other', 'o@example.com')");
  await client.query(
    "insert into websites (id, owner_id, project_title, brief, preview_token) values (3, 2, 'Third', '{}', 't3')",
  );
  await expect(add(3, 2, "rose")).rejects.toThrow("deployments_live_subdomain_key");
  await client.query("update deployments set withdrawn_at = now()");
  await add(2, 1, "other");
  await add(3, 2, "rose");
});
