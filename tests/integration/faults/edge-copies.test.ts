import { randomBytes } from "node:crypto";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { afterEach, expect, it } from "vitest";
import { db } from "~/lib/db.server";
import { deleteDeployment } from "~/modules/publishing/delete-deployment.server";
import { redeployWebsite } from "~/modules/publishing/redeploy-website.server";
import { filesOf } from "~/lib/sqlite-file";
import { httpGet } from "../publishing/http-get";
import { codeOf, deploySite, RendererWorld, until } from "../publishing/publishing-world";
import { publishFiles } from "./marked-sites";

let world = new RendererWorld();
afterEach(async () => {
  await world.end();
  world = new RendererWorld();
});

const MEGABYTE = 1024 * 1024;
/** Beside two other tests on two cores 20 MB may take as long as all else. */
const TIME_FOR_LARGE = 100_000;
const FULL = process.env.FULL === "1";

type Site = Awaited<ReturnType<typeof deploySite>>;

const redeploy = ({ actor, deployment }: Site, version: string) =>
  redeployWebsite({ actor, deploymentId: deployment.id, deployedCode: codeOf(version) });
const shows =
  (port: number, { path }: Site, version: string) =>
  async () =>
    (await httpGet(port, path)).text.includes(`<h1>${version}</h1>`);
const isGone =
  (port: number, { path }: Site) =>
  async () =>
    (await httpGet(port, path)).status === 404;

const cutRenderers = () =>
  db.$queryRaw`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'renderer' and datname = current_database()`;

it("holds the same on two renderers whose connections are cut again and again", async () => {
  const [first, second] = await Promise.all([
    world.startFollowing({ pollMs: 50 }),
    world.startFollowing({ pollMs: 50 }),
  ]);
  const life = async (index: number) => {
    const site = await deploySite("version 0");
    for (let version = 1; version <= (FULL ? 20 : 2); version += 1) {
      await cutRenderers();
      await redeploy(site, `version ${version}`);
    }
    const isKept = index % 3 !== 0;
    if (!isKept) await deleteDeployment({ actor: site.actor, deploymentId: site.deployment.id });
    return { site, isKept };
  };
  const lives = await Promise.all(Array.from({ length: 6 }, (_, index) => life(index)));
  for (const { port } of [first, second]) {
    for (const { site, isKept } of lives)
      await until(isKept ? shows(port, site, `version ${FULL ? 20 : 2}`) : isGone(port, site));
  }
}, 300_000);

it("serves and follows on when sites.db is deleted under it, and begins anew without it", async () => {
  const edgeDir = await world.folder();
  const running = await world.startFollowing({ edgeDir });
  const site = await deploySite("one");
  await until(shows(running.port, site, "one"));
  await removeCopy(edgeDir);
  expect(await shows(running.port, site, "one")()).toBe(true);
  await redeploy(site, "two");
  await until(shows(running.port, site, "two"));
  await world.stop(running);
  await removeCopy(edgeDir);
  const again = await world.startFollowing({ edgeDir });
  expect(await shows(again.port, site, "two")()).toBe(true);
});

it("says that it cannot answer yet, not that there is no site, before it has ever held any", async () => {
  const site = await deploySite("one");
  const empty = await world.start({ databaseUrl: "postgres://nobody@127.0.0.1:1/nothing" });
  const answer = await httpGet(empty.port, site.path);
  expect([answer.status, answer.headers["retry-after"]]).toEqual([503, "1"]);
  expect((await httpGet(empty.port, "/", { headers: { host: "rose.example" } })).status).toBe(503);
});

it("gives up what an older database does not have, even where that one's clock has gone on", async () => {
  const renderer = await world.startFollowing({ pollMs: 50 });
  const [kept, later] = [await deploySite("kept"), await deploySite("later")];
  const rows = { key: { in: [`site:${later.deployment.id}`, `host:${later.deployment.subdomain}`] } };
  const taken = await db.edgeState.findMany({ where: rows });
  expect(taken).toHaveLength(2);
  await db.edgeState.deleteMany({ where: rows });
  await inCopyOfDatabase(async (restored) => {
    await restored.query("update edge_clock set seq = seq + 100");
  });
  await until(isGone(renderer.port, later));
  expect(await shows(renderer.port, kept, "kept")()).toBe(true);
});

it("brings a snapshot of 50 MB whole, and serves the one before until then", async () => {
  const { port } = await world.startFollowing();
  const site = await deploySite("small");
  const sizes = [20, 10, 5, 5, ...Array.from({ length: 10 }, () => 1)];
  const pictures = Object.fromEntries(sizes.map((size, index) => [`${index}.png`, randomBytes(size * MEGABYTE)]));
  let isOut = false;
  const published = publishFiles(site.deployment.id, pictures).finally(() => (isOut = true));
  while (!isOut) expect(await shows(port, site, "small")()).toBe(true);
  await published;
  for (const [path, bytes] of Object.entries(pictures)) {
    await until(async () => (await httpGet(port, site.path + path)).status === 200, TIME_FOR_LARGE);
    expect(Buffer.compare((await httpGet(port, site.path + path)).bytes, bytes)).toBe(0);
  }
});

const removeCopy = (edgeDir: string) =>
  Promise.all(filesOf(join(edgeDir, "sites.db")).map((file) => rm(file, { force: true })));

/** Puts a copy of this test's database in its place, as a restore does, changed by `work` before anybody sees it. */
async function inCopyOfDatabase(work: (client: pg.Client) => Promise<void>): Promise<void> {
  const url = new URL(process.env.DATABASE_URL!);
  const name = url.pathname.slice(1);
  await db.$disconnect();
  await onServer(async (server) => {
    await server.query(`alter database ${name} with allow_connections false`);
    await server.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [name]);
    await server.query(`create database ${name}_old template ${name}`);
    await server.query(`drop database ${name}`);
    const client = new pg.Client({ connectionString: Object.assign(new URL(url), { pathname: `/${name}_old` }).href });
    await client.connect();
    await work(client).finally(() => client.end());
    await server.query(`alter database ${name}_old rename to ${name}`);
  });
}

async function onServer(work: (server: pg.Client) => Promise<void>): Promise<void> {
  const server = new pg.Client({
    connectionString: Object.assign(new URL(process.env.DATABASE_URL!), { pathname: "/postgres" }).href,
  });
  await server.connect();
  await work(server).finally(() => server.end());
}
