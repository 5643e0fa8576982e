import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { db } from "~/lib/db.server";
import { applyContactForm } from "~/modules/contact-form/apply-contact-form";
import { defaultContactForm } from "~/modules/contact-form/contact-form-config";
import { applyEdit } from "~/modules/markup/edit";
import { readHistory } from "~/modules/publishing/read-history.server";
import { republishIfBehind } from "~/modules/publishing/republish-site.server";
import { republishSites } from "~/modules/publishing/republish-sites.server";
import { setActive } from "~/modules/publishing/set-active.server";
import { migrate } from "../../../prisma/migrate";
import { httpGet } from "./http-get";
import { RendererWorld } from "./publishing-world";

const FIRST = "20261122035000_privacy_of_live_sites";
const [LIVE, CLOSED, TAKEN_DOWN, WITHDRAWN] = [1, 2, 3, 4];

/** Four sites with a form as they were published before: one that visitors see, and three that they do not. */
const SITES = `
  insert into users (id, issuer, subject, email) select n, 'test', n, 'rose@example.com' from generate_series(1, 4) as n;
  insert into websites (id, owner_id, project_title, brief, preview_token, contact_key) select n, n, 'Rose', '{}', 't' || n, 'k' || n from generate_series(1, 4) as n;
  insert into deployments (id, owner_id, website_id, subdomain, title, code_hash, is_active, withdrawn_at)
    select n, n, n, 'rose-' || n, 'Rose', repeat('a', 64), n <> ${CLOSED}, case when n = ${WITHDRAWN} then now() end from generate_series(1, 4) as n;
  insert into snapshots (id, deployment_id, code_hash, manifest, kind) select n, n, repeat('a', 64), '{}', 'deploy' from generate_series(1, 4) as n;
  update deployments set current_snapshot_id = id;
  select setval('snapshots_id_seq', 4);
  insert into take_downs (deployment_id, subdomain, reason) values (${TAKEN_DOWN}, 'rose-3', 'It names others.');
  insert into edge_state (key, seq, value) select 'host:rose-' || n, 1, jsonb_build_object('deploymentId', n) from generate_series(1, 4) as n;
  insert into edge_state (key, seq, value) select 'site:' || n, 1, jsonb_build_object('snapshotId', n, 'files', '{}'::jsonb, 'retired', '{}'::jsonb) from generate_series(1, 4) as n;
  update edge_clock set seq = 1`;

function codeWithForm() {
  const page = {
    html: `<!doctype html><html lang="en"><head><title>Rose</title></head><body><main></main></body></html>`,
    css: "",
    javascript: "",
  };
  return applyEdit(page, applyContactForm(page, defaultContactForm("en"), "owner"));
}

const world = new RendererWorld();
const directory = mkdtempSync(join(tmpdir(), "plinth-migrations-"));
const client = new pg.Client(process.env.DATABASE_URL);
let port: number;
beforeAll(async () => {
  await client.connect();
  await client.query("drop schema public cascade; drop schema graphile_worker cascade; create schema public");
  for (const name of readdirSync("prisma/migrations").filter((name) => name < FIRST))
    cpSync(join("prisma/migrations", name), join(directory, name), { recursive: true });
  await migrate(process.env.DATABASE_URL!, directory);
  const { html, css, javascript } = codeWithForm();
  await client.query("insert into site_codes (hash, html, css, javascript) values (repeat('a', 64), $1, $2, $3)", [
    html,
    css,
    javascript,
  ]);
  await client.query(SITES);
  await migrate(process.env.DATABASE_URL!);
  ({ port } = await world.startFollowing());
});
afterAll(async () => {
  await world.end();
  await client.end();
  rmSync(directory, { recursive: true });
});

const privacyOf = (id: number) => httpGet(port, `/sites/rose-${id}/privacy`);
/** A renderer follows the database a moment later. */
const privacyTextOf = async (id: number) => (await privacyOf(id)).text;
const historyOf = async (id: number) =>
  (await readHistory({ actor: { userId: id }, deploymentId: id })).publications.map(({ kind, changes, by }) => ({
    kind,
    changes,
    by,
  }));
const OURS = { kind: "content", changes: ["privacy"], by: null };
const THEIRS = { kind: "deploy", changes: [], by: "rose@example.com" };

/** What a look has made anew, by the jobs that it leaves. */
async function look(): Promise<number[]> {
  await republishSites();
  const jobs = await db.$queryRaw<{ id: number }[]>`
    select (payload ->> 'deploymentId')::int as id from graphile_worker._private_jobs as job
      join graphile_worker._private_tasks as task on task.id = task_id where identifier = 'republish_site' order by 1`;
  for (const { id } of jobs) await republishIfBehind({ deploymentId: id });
  await db.$executeRaw`delete from graphile_worker._private_jobs`;
  return jobs.map(({ id }) => id);
}

it("has a live site name what is kept of a visit, as Plinth's doing, and leaves alone what visitors do not see", async () => {
  expect((await privacyOf(LIVE)).status).toBe(404);
  expect(await look()).toEqual([LIVE]);
  await expect.poll(() => privacyTextOf(LIVE)).toContain("Of each visit this is kept for seven days");
  expect(await historyOf(LIVE)).toEqual([OURS, THEIRS]);
  for (const id of [CLOSED, TAKEN_DOWN, WITHDRAWN]) expect(await historyOf(id)).toEqual([THEIRS]);
  expect(await look()).toEqual([]);
});

it("follows with a site that was closed once it is open again", async () => {
  await setActive({ actor: { userId: CLOSED }, deploymentId: CLOSED, isActive: true });
  expect(await look()).toEqual([CLOSED]);
  await expect.poll(() => privacyTextOf(CLOSED)).toContain("Of each visit this is kept for seven days");
});

it("begins again where the job was lost or gave up, not where one is about to run", async () => {
  await db.$executeRaw`update deployments set content_revision = content_revision + 1, pending_changes = '{analytics}' where id = ${LIVE}`;
  expect(await republishSites()).toBe(1);
  expect(await republishSites()).toBe(0);
  await db.$executeRaw`update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'full'`;
  expect(await look()).toEqual([LIVE]);
  expect((await historyOf(LIVE))[0]).toMatchObject({ changes: ["analytics"], by: "rose@example.com" });
});
