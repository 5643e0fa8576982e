import { buffer } from "node:stream/consumers";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { db } from "~/lib/db.server";
import { takeInArrivals } from "~/modules/arrivals/take-in-arrivals.server";
import { createDeployment } from "~/modules/publishing/create-deployment.server";
import { deleteDeployment } from "~/modules/publishing/delete-deployment.server";
import { exportWebsite } from "~/modules/publishing/export/export-website.server";
import { putBlobs } from "~/modules/storage/put-blobs.server";
import { readHistory, type Publication } from "~/modules/publishing/read-history.server";
import { readSnapshotFile } from "~/modules/publishing/read-snapshot-file.server";
import { redeployWebsite } from "~/modules/publishing/redeploy-website.server";
import { setActive } from "~/modules/publishing/set-active.server";
import { deleteWebsite } from "~/modules/websites/delete-website.server";
import { formKey } from "~/published/edge-state";
import type { Renderer } from "~/renderer/start-renderer";
import { deployForm } from "../contact/deploy-form";
import { httpGet } from "../publishing/http-get";
import { deployInput, readHealth, RendererWorld, until, uniqueSubdomain } from "../publishing/publishing-world";

const world = new RendererWorld();
let renderer: Renderer;
beforeAll(async () => {
  renderer = await world.startFollowing();
});
afterAll(() => world.end());

type Site = Awaited<ReturnType<typeof deployForm>>;

async function keyOf({ websiteId }: { websiteId: number }): Promise<string> {
  return (await db.website.findUniqueOrThrow({ where: { id: websiteId }, select: { contactKey: true } })).contactKey;
}

async function send(
  said: { _deployment?: string; deploymentId?: string | null },
  { port } = renderer,
): Promise<[status: number, error?: string]> {
  const { _deployment = "", deploymentId = null } = said;
  const body = JSON.stringify({
    formData: { message: "Two loaves", _deployment, _key: String(Math.random()) },
    deploymentId,
  });
  const { status, text } = await httpGet(port, "/api/contact", {
    method: "POST",
    body,
    headers: { "content-type": "application/json" },
  });
  const { error } = JSON.parse(text) as { error?: string };
  return error === undefined ? [status] : [status, error];
}

const TAKEN = [200];
const NOT_DEPLOYED = [404, "This website is not live, so your message was not sent."];

async function countKept(deploymentId: number): Promise<number> {
  await until(async () => (await readHealth(renderer)).spool.rows === 0);
  await takeInArrivals();
  return db.submission.count({ where: { deploymentId } });
}

async function pageOf({ deployment }: Site): Promise<string> {
  return (await httpGet(renderer.port, `/sites/${deployment.subdomain}/`)).text;
}

const keyIn = (html: string) => /name="_deployment" value="([^"]*)"/.exec(html)?.[1];

describe("the contact key of a website", () => {
  it("stands in its live page, and stays when that is published anew or closed for a while", async () => {
    const site = await deployForm();
    const target = { actor: site.actor, deploymentId: site.deployment.id };
    const key = await keyOf(site);
    expect(keyIn(await pageOf(site))).toBe(key);
    await redeployWebsite({ ...target, deployedCode: site.deployment.deployedCode });
    await setActive({ ...target, isActive: false });
    expect((await send({ deploymentId: key }))[0]).toBe(404);
    await setActive({ ...target, isActive: true });
    expect(keyIn(await pageOf(site))).toBe(key);
    expect(await send({ deploymentId: key })).toEqual(TAKEN);
    expect(await send({ _deployment: key })).toEqual(TAKEN);
    expect(await countKept(site.deployment.id)).toBe(2);
  });

  it("is another for each website, and nothing that somebody could guess", async () => {
    const keys = await Promise.all([deployForm(), deployForm()].map(async (site) => keyOf(await site)));
    expect(new Set(keys).size).toBe(2);
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{64}$/);
  });

  it("is not in a snapshot that its owner looks at, nor a name of before: what is sent there is kept by nobody", async () => {
    const site = await deployForm();
    const [{ id, preview }] = (await readHistory({ actor: site.actor, deploymentId: site.deployment.id }))
      .publications as [Publication];
    const look = async () =>
      Buffer.from((await readSnapshotFile({ token: preview.split("/").at(-2)!, path: "" }))!.bytes).toString();
    const live = await pageOf(site);
    const key = await keyOf(site);
    expect(live).toContain(key);
    expect(await look()).toBe(live.replaceAll(key, ""));
    expect(await send({ _deployment: keyIn(await look())! })).toEqual(NOT_DEPLOYED);

    const before = Buffer.from(live.replaceAll(key, site.deployment.subdomain));
    await db.snapshot.update({
      where: { id },
      data: {
        manifest: await putBlobs([
          { path: "index.html", bytes: before, type: "text/html; charset=utf-8", immutable: false },
        ]),
      },
    });
    expect(keyIn(await look())).toBe("");
    expect(await countKept(site.deployment.id)).toBe(0);
  });

  it("counts for more than a name beside it", async () => {
    const [own, other] = [await deployForm(), await deployForm()];
    expect(await send({ _deployment: await keyOf(own), deploymentId: other.deployment.subdomain })).toEqual(TAKEN);
    expect([await countKept(own.deployment.id), await countKept(other.deployment.id)]).toEqual([1, 0]);
  });

  it("in an exported copy leads to the website under whatever name it is live", async () => {
    const site = await deployForm();
    const { deployedCode } = site.deployment;
    const { html, css, javascript } = deployedCode;
    const { hash } = await db.siteCode.findFirstOrThrow({ where: { html, css, javascript }, select: { hash: true } });
    await db.website.update({ where: { id: site.websiteId }, data: { codeHash: hash } });
    const copy = strFromU8(unzipSync(await buffer((await exportWebsite(site)).bytes))["index.html"]!);
    const key = keyIn(copy)!;
    expect(key).toBe(await keyOf(site));

    await deleteDeployment({ actor: site.actor, deploymentId: site.deployment.id });
    expect(await send({ _deployment: key })).toEqual(NOT_DEPLOYED);
    const { deployment } = await createDeployment({ ...deployInput(site), subdomain: uniqueSubdomain(), deployedCode });
    expect(await send({ _deployment: key })).toEqual(TAKEN);
    expect(await countKept(deployment.id)).toBe(1);
  });

  it("leads nowhere once the website is deleted", async () => {
    const site = await deployForm();
    const key = await keyOf(site);
    await deleteWebsite(site);
    expect(await db.edgeState.findUnique({ where: { key: formKey(key) }, select: { value: true } })).toEqual({
      value: null,
    });
    expect(await send({ deploymentId: key })).toEqual(NOT_DEPLOYED);
  });

  it("is known to a renderer that starts while the database is down", async () => {
    const site = await deployForm();
    const edgeDir = await world.folder();
    await world.stop(await world.startFollowing({ edgeDir }));
    const alone = await world.start({ edgeDir, databaseUrl: "postgres://nobody@127.0.0.1:1/none" });
    expect((await readHealth(alone)).database).toBe("unreachable");
    expect(await send({ deploymentId: await keyOf(site) }, alone)).toEqual(TAKEN);
    expect((await readHealth(alone)).spool.rows).toBe(1);
  });
});
