import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { migrate } from "../../../prisma/migrate";
import { httpGet } from "./http-get";
import { RendererWorld } from "./publishing-world";

const FIRST_WITH_KEYS = "20261122020200_contact_keys";
const MADE = "2026-11-01T00:00:00Z";

/** A site as it was published before there were keys. */
const SITE = `
  insert into users (id, issuer, subject, email) values (1, 'test', 'rose', 'rose@example.com');
  insert into site_codes (hash, html, css, javascript) values (repeat('a', 64), '', '', '');
  insert into websites (id, owner_id, project_title, brief, preview_token) values (1, 1, 'Rose', '{}', 't1'), (2, 1, 'Other', '{}', 't2');
  insert into deployments (id, owner_id, website_id, subdomain, title, code_hash, created_at) values (7, 1, 1, 'rose', 'Rose', repeat('a', 64), '${MADE}');
  insert into edge_state (key, seq, value) values ('host:rose', 1, '{"deploymentId": 7}'), ('site:7', 1, '{"snapshotId": 1, "files": {}, "retired": {}}');
  update edge_clock set seq = 1`;

const world = new RendererWorld();
const directory = mkdtempSync(join(tmpdir(), "plinth-migrations-"));
const client = new pg.Client(process.env.DATABASE_URL);
beforeAll(async () => {
  await client.connect();
  await client.query("drop schema public cascade; drop schema graphile_worker cascade; create schema public");
  for (const name of readdirSync("prisma/migrations").filter((name) => name < FIRST_WITH_KEYS))
    cpSync(join("prisma/migrations", name), join(directory, name), { recursive: true });
  await migrate(process.env.DATABASE_URL!, directory);
  await client.query(SITE);
  await migrate(process.env.DATABASE_URL!);
});
afterAll(async () => {
  await world.end();
  await client.end();
  rmSync(directory, { recursive: true });
});

it("gives sites that are there a key which renderers know, and their old forms go on naming them", async () => {
  const { rows } = await client.query<{ contact_key: string }>("select contact_key from websites order by id");
  const [key, other] = rows.map((row) => row.contact_key);
  expect(key).toMatch(/^[0-9a-f]{64}$/);
  expect(other).not.toBe(key);
  const { rows: kept } = await client.query("select forms_by_name, name_taken_at from deployments");
  expect(kept).toEqual([{ forms_by_name: true, name_taken_at: new Date(MADE) }]);

  const { port } = await world.startFollowing();
  const statuses = [];
  for (const deploymentId of [key, "rose", other]) {
    const body = JSON.stringify({ formData: { message: "Two loaves" }, deploymentId });
    statuses.push(
      (await httpGet(port, "/api/contact", { method: "POST", body, headers: { "content-type": "application/json" } }))
        .status,
    );
  }
  expect(statuses).toEqual([200, 200, 404]);
});
