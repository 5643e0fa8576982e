import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { migrate } from "../../../prisma/migrate";

const FIRST_WITH_BREAKDOWNS = "20261122034000_daily_breakdowns";

/** The hits of a day as they were kept before there were breakdowns. */
const VISITS = `
  insert into users (id, issuer, subject, email) values (1, 'test', 'rose', 'rose@example.com');
  insert into site_codes (hash, html, css, javascript) values (repeat('a', 64), '', '', '');
  insert into websites (id, owner_id, project_title, brief, preview_token, contact_key) values (1, 1, 'Rose', '{}', 't1', 'k1');
  insert into deployments (id, owner_id, website_id, subdomain, title, code_hash) values (7, 1, 1, 'rose', 'Rose', repeat('a', 64));
  insert into daily_stats (deployment_id, date, visitors, page_views) values (7, '2026-11-20', 2, 3), (7, '2026-11-01', 4, 4);
  insert into raw_hits (ulid, deployment_id, visitor_id, kind, path, referrer, at) values
    ('a', 7, 1, 'view', '/', 'search.example', '2026-11-20 09:00Z'), ('b', 7, 1, 'view', '/prices', null, '2026-11-20 09:01Z'),
    ('c', 7, 1, 'event', '/prices', null, '2026-11-20 09:02Z'), ('d', 7, 2, 'view', '/', null, '2026-11-20 23:59Z'),
    ('e', 7, 2, 'end', '/', null, '2026-11-21 00:00Z')`;

const directory = mkdtempSync(join(tmpdir(), "plinth-migrations-"));
const client = new pg.Client(process.env.DATABASE_URL);
beforeAll(async () => {
  await client.connect();
  await client.query("drop schema public cascade; drop schema graphile_worker cascade; create schema public");
  for (const name of readdirSync("prisma/migrations").filter((name) => name < FIRST_WITH_BREAKDOWNS))
    cpSync(join("prisma/migrations", name), join(directory, name), { recursive: true });
  await migrate(process.env.DATABASE_URL!, directory);
  await client.query(VISITS);
  await migrate(process.env.DATABASE_URL!);
});
afterAll(async () => {
  await client.end();
  rmSync(directory, { recursive: true });
});

it("counts the days whose hits are still there by page and referrer, and leaves the others", async () => {
  const { rows } = await client.query({
    text: "select date::text, dimension, place, value, visitors, page_views, form_sends from daily_breakdowns order by dimension, place",
    rowMode: "array",
  });
  const day = "2026-11-20";
  expect(rows).toEqual([
    [day, "campaign", 1, "", 2, 3, 1],
    [day, "country", 1, "", 2, 3, 1],
    [day, "device", 1, "", 2, 3, 1],
    [day, "page", 1, "/", 2, 2, 0],
    [day, "page", 2, "/prices", 1, 1, 1],
    [day, "referrer", 1, "search.example", 1, 2, 1],
    [day, "referrer", 2, "", 1, 1, 0],
  ]);
  const { rows: stats } = await client.query("select date::text, visitors, form_sends from daily_stats order by date");
  expect(stats).toEqual([
    { date: "2026-11-01", visitors: 4, form_sends: 0 },
    { date: day, visitors: 2, form_sends: 1 },
  ]);
});
