import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { db } from "~/lib/db.server";
import { advanceClock } from "~/modules/edge/edge-clock.server";
import { prepareSnapshot } from "~/modules/publishing/prepare-snapshot.server";
import { publishSnapshot } from "~/modules/publishing/publish-snapshot.server";
import { publishingTransaction } from "~/modules/edge/publishing-transaction.server";
import { redeployWebsite } from "~/modules/publishing/redeploy-website.server";
import { waitForRenderers } from "~/modules/edge/wait-for-renderers.server";
import { hostKey, siteKey } from "~/published/edge-state";
import { httpGet } from "./http-get";
import {
  codeOf,
  createOwner,
  deployInput,
  deploySite,
  readHealth,
  RendererWorld,
  uniqueSubdomain,
  until,
} from "./publishing-world";

let world = new RendererWorld();
afterEach(async () => {
  await world.end();
  world = new RendererWorld();
});

/** A port on which nothing listens. */
const NOWHERE = "postgres://nobody@127.0.0.1:1/nothing";

it("serves what was published before the renderer first ran, on two renderers alike", async () => {
  const site = await deploySite("before");
  expect(site.lagging).toEqual([]);
  const renderers = await Promise.all([world.startFollowing(), world.startFollowing()]);
  for (const { port } of renderers) expect((await httpGet(port, site.path)).text).toContain("<h1>before</h1>");
});

it("serves on after a restart without the database, and follows it again once it is back", async () => {
  const edgeDir = await world.folder();
  const first = await world.startFollowing({ edgeDir });
  const site = await deploySite("held");
  await world.stop(first);
  const alone = await world.start({ edgeDir, databaseUrl: NOWHERE });
  expect((await httpGet(alone.port, site.path)).text).toContain("<h1>held</h1>");
  expect(await readHealth(alone)).toMatchObject({ status: "ok", database: "unreachable" });
  await world.stop(alone);
  await redeployWebsite({ actor: site.actor, deploymentId: site.deployment.id, deployedCode: codeOf("meanwhile") });
  const back = await world.startFollowing({ edgeDir });
  expect(back.name).toBe(first.name);
  expect((await httpGet(back.port, site.path)).text).toContain("<h1>meanwhile</h1>");
});

it("is not ready before it has ever held anything", async () => {
  const empty = await world.start({ databaseUrl: NOWHERE });
  const health = await httpGet(empty.port, "/health");
  expect([health.status, JSON.parse(health.text).status]).toEqual([503, "starting"]);
});

it("connects again when its connection is cut", async () => {
  const renderer = await world.startFollowing();
  const site = await deploySite("one");
  await db.$queryRaw`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'renderer' and datname = current_database()`;
  await redeployWebsite({ actor: site.actor, deploymentId: site.deployment.id, deployedCode: codeOf("two") });
  await until(async () => (await httpGet(renderer.port, site.path)).text.includes("<h1>two</h1>"));
});

it("finds by itself what no notification told it", async () => {
  const renderer = await world.startFollowing({ pollMs: 50 });
  const site = await deploySite("one");
  const other = uniqueSubdomain();
  await db.$transaction(async (tx) => {
    const { seq } = await advanceClock(tx);
    await tx.edgeState.create({ data: { key: hostKey(other), seq, value: { deploymentId: site.deployment.id } } });
  });
  await until(async () => (await httpGet(renderer.port, `/sites/${other}/`)).status === 200);
});

it("misses none of 20 publications at once whose commits come late and in any order", async () => {
  const renderers = await Promise.all([world.startFollowing({ pollMs: 5 }), world.startFollowing({ pollMs: 5 })]);
  const subdomains = await Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      const input = deployInput(await createOwner(), `site ${index}`);
      const snapshot = await prepareSnapshot(input.analysisId, input.deployedCode, {
        ...input,
        ownerId: input.actor.userId,
      });
      const { subdomain, title, actor, analysisId: websiteId } = input;
      const data = { ownerId: actor.userId, websiteId, subdomain, title, codeHash: snapshot.codeHash };
      const position = await publishingTransaction(async (tx) => {
        const deployment = await tx.deployment.create({ data });
        await tx.$queryRaw`select pg_sleep(${Math.random() * 0.05})::text`;
        const published = await publishSnapshot(tx, { deployment, snapshot, occasion: { kind: "deploy" } });
        await tx.$queryRaw`select pg_sleep(${Math.random() * 0.05})::text`;
        return published;
      });
      expect(await waitForRenderers(position, 20_000)).toEqual([]);
      for (const { port } of renderers) {
        expect((await httpGet(port, `/sites/${subdomain}/`)).text).toContain(`<h1>site ${index}</h1>`);
      }
      return subdomain;
    }),
  );
  expect(new Set(subdomains).size).toBe(20);
});

it("takes a restored database as it is, and drops what that does not have", async () => {
  const renderer = await world.startFollowing();
  const [kept, lost] = await Promise.all([deploySite("kept"), deploySite("lost")]);
  await db.$transaction([
    db.edgeState.deleteMany({
      where: { key: { in: [siteKey(lost.deployment.id), hostKey(lost.deployment.subdomain)] } },
    }),
    db.$executeRaw`update edge_clock set seq = seq - 1, epoch = gen_random_uuid()`,
  ]);
  renderer.pullNow();
  await until(async () => (await httpGet(renderer.port, lost.path)).status === 404);
  expect((await httpGet(renderer.port, kept.path)).text).toContain("<h1>kept</h1>");
});

it("brings back bytes that its disk lost, while running and at start", async () => {
  const edgeDir = await world.folder();
  const renderer = await world.startFollowing({ edgeDir, cacheBytes: 0 });
  const site = await deploySite("one");
  await rm(join(edgeDir, "blobs"), { recursive: true });
  expect((await httpGet(renderer.port, site.path)).headers["retry-after"]).toBe("1");
  await until(async () => (await httpGet(renderer.port, site.path)).status === 200);
  await world.stop(renderer);
  await rm(join(edgeDir, "blobs"), { recursive: true });
  const again = await world.startFollowing({ edgeDir });
  await until(async () => (await httpGet(again.port, site.path)).status === 200);
});

it("starts anew over a database file that is damaged", async () => {
  const site = await deploySite("one");
  const edgeDir = await world.folder();
  await writeFile(join(edgeDir, "sites.db"), "no database at all. ".repeat(500));
  const renderer = await world.startFollowing({ edgeDir });
  expect((await httpGet(renderer.port, site.path)).status).toBe(200);
});

it("names the renderer that lags, and waits for none that is gone", async () => {
  const renderer = await world.startFollowing();
  const { epoch } = await db.edgeClock.findUniqueOrThrow({ where: { id: 1 } });
  await db.edgeRenderer.create({ data: { id: "stuck", seq: 0, epoch } });
  await db.edgeRenderer.create({ data: { id: "gone", seq: 0, epoch, seenAt: new Date(Date.now() - 60_000) } });
  const site = await deploySite("one");
  expect(site.lagging).toEqual(["stuck"]);
  expect((await httpGet(renderer.port, site.path)).status).toBe(200);
  await db.edgeRenderer.deleteMany({ where: { id: { in: ["stuck", "gone"] } } });
  await world.stop(renderer);
  expect(await db.edgeRenderer.count({ where: { id: renderer.name } })).toBe(0);
});

it("leaves a stranger on its port alone", async () => {
  const renderer = await world.startFollowing();
  await expect(world.start({ port: renderer.port })).rejects.toMatchObject({ code: "EADDRINUSE" });
});
