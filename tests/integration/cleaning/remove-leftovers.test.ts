import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { db } from "~/lib/db.server";
import { removeLeftovers } from "~/modules/cleaning/remove-leftovers.server";
import { contentHash } from "~/modules/storage/content-hash";
import { createDeployment } from "~/modules/publishing/create-deployment.server";
import { putBlobs } from "~/modules/storage/put-blobs.server";
import { redeployWebsite } from "~/modules/publishing/redeploy-website.server";
import { saveCode } from "~/modules/storage/save-code.server";
import { readResult } from "~/modules/result/read-result.server";
import { saveWebsiteCode } from "~/modules/website-record/save-website-code.server";
import { siteKey, siteState } from "~/published/edge-state";
import { deleteWebsiteForGood } from "../bin/delete-for-good";
import { codeOf, createOwner, deployInput, deploySite } from "../publishing/publishing-world";

const DAY = 24 * 60 * 60 * 1000;
const before = (days: number) => new Date(Date.now() - days * DAY);
const file = (text: string) => ({
  path: "assets/x.webp",
  bytes: Buffer.from(text),
  type: "image/webp",
  immutable: true,
});

/** Makes everything that is there two days old. */
async function age() {
  await db.siteCode.updateMany({ data: { createdAt: before(2) } });
  await db.blob.updateMany({ data: { createdAt: before(2) } });
}
const hasCode = async (hash: string) => (await db.siteCode.count({ where: { hash } })) === 1;
const hasBlob = async (text: string) => (await db.blob.count({ where: { hash: contentHash(text) } })) === 1;

describe("removeLeftovers", () => {
  it("takes ended sessions and old events, and no others", async () => {
    const { actor } = await createOwner();
    const session = (expiresAt: Date, revokedAt: Date | null = null, lastSeenAt = before(0)) => ({
      ...actor,
      idHash: randomUUID(),
      expiresAt,
      revokedAt,
      lastSeenAt,
    });
    await db.session.createMany({
      data: [
        session(before(2)),
        session(before(-9), before(2)),
        session(before(-9)),
        session(before(0.5)),
        session(before(-9), null, before(15.5)),
        session(before(-9), null, before(14.5)),
      ],
    });
    const event = (id: string, receivedAt: Date) => ({ id, type: "x", payload: {}, receivedAt });
    await db.webhookEvent.createMany({ data: [event("old", before(91)), event("new", before(89))] });
    expect(await removeLeftovers()).toMatchObject({ sessions: 3, webhookEvents: 1 });
    expect(await db.session.count({ where: actor })).toBe(3);
    expect(await db.webhookEvent.findMany({ select: { id: true } })).toEqual([{ id: "new" }]);
  });

  it("takes old snapshots, but for the 20 newest of a site", async () => {
    const { actor, deployment } = await deploySite();
    await db.$executeRaw`
      insert into snapshots (deployment_id, code_hash, manifest, kind)
      select deployment_id, code_hash, manifest, 'redeploy' from snapshots, generate_series(1, 20) where deployment_id = ${deployment.id}`;
    await redeployWebsite({ actor, deploymentId: deployment.id, deployedCode: codeOf("last") });
    const own = { where: { deploymentId: deployment.id }, orderBy: { id: "asc" } } as const;
    const all = await db.snapshot.findMany(own);
    await removeLeftovers();
    expect(await db.snapshot.count(own)).toBe(22);
    await db.snapshot.updateMany({ where: own.where, data: { createdAt: before(2) } });
    expect(await removeLeftovers()).toMatchObject({ snapshots: 2 });
    expect((await db.snapshot.findMany(own)).map(({ id }) => id)).toEqual(all.slice(2).map(({ id }) => id));
  });

  it("takes code and bytes that nothing has had for a day", async () => {
    const [old, fresh] = [codeOf(randomUUID()), codeOf(randomUUID())];
    const [oldHash] = [await saveCode(old), await putBlobs([file("old")])];
    await age();
    const [freshHash] = [await saveCode(fresh), await putBlobs([file("fresh")])];
    await removeLeftovers();
    expect([await hasCode(oldHash), await hasCode(freshHash)]).toEqual([false, true]);
    expect([await hasBlob("old"), await hasBlob("fresh")]).toEqual([false, true]);
  });

  it("leaves everything that websites, versions, pictures and what is live refer to, however old", async () => {
    const site = await deploySite(randomUUID());
    const { websiteId } = site;
    await db.website.update({ where: { id: websiteId }, data: { codeHash: await saveCode(codeOf("now")) } });
    await saveWebsiteCode({ ...site, code: codeOf("later") });
    await redeployWebsite({ ...site, deploymentId: site.deployment.id, deployedCode: codeOf("later") });
    await putBlobs([file("picture")]);
    const picture = {
      websiteId,
      kind: "image",
      path: "assets/images/x.webp",
      blobHash: contentHash("picture"),
      width: 1,
      height: 1,
      originalName: "x",
    };
    await db.asset.create({ data: picture });
    await age();
    await removeLeftovers();
    expect((await readResult(site)).code).toEqual(codeOf("later"));
    expect(await db.version.count({ where: { websiteId, code: { html: codeOf("now").html } } })).toBe(1);
    const { value } = await db.edgeState.findUniqueOrThrow({ where: { key: siteKey(site.deployment.id) } });
    const { files, retired } = siteState.parse(value);
    expect(Object.keys(retired).length).toBeGreaterThan(0);
    const hashes = [...Object.values(files), ...Object.values(retired)].map(({ hash }) => hash);
    expect(await db.blob.count({ where: { hash: { in: hashes } } })).toBe(new Set(hashes).size);
    expect(await hasBlob("picture")).toBe(true);
  });

  it("takes what a deleted website leaves", async () => {
    const site = await deploySite(randomUUID());
    const { codeHash } = await db.deployment.findUniqueOrThrow({ where: { id: site.deployment.id } });
    await deleteWebsiteForGood(site);
    await age();
    await removeLeftovers();
    expect(await hasCode(codeHash)).toBe(false);
  });

  it("never takes what is being saved or published again at the same time", async () => {
    const owner = await createOwner();
    await db.website.update({ where: { id: owner.websiteId }, data: { codeHash: await saveCode(codeOf("start")) } });
    const states = Array.from({ length: 12 }, () => codeOf(randomUUID()));
    for (const code of states) await saveCode(code);
    await age();
    const saves = states.map((code) => saveWebsiteCode({ ...owner, code }));
    const deployed = createDeployment({ ...deployInput(owner), deployedCode: states[0]! });
    await Promise.all([...saves, deployed, removeLeftovers(), removeLeftovers(), removeLeftovers()]);
    const kept = await db.version.findMany({
      where: { websiteId: owner.websiteId },
      select: { code: { select: { html: true } } },
    });
    const now = (await readResult(owner)).code!.html;
    expect(new Set([...kept.map(({ code }) => code.html), now]).size).toBe(states.length + 1);
  });
});
