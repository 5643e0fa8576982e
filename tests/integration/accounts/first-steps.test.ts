import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { db } from "~/lib/db.server";
import { dismissFirstSteps, readFirstSteps } from "~/modules/accounts/first-steps.server";
import { openWebsite } from "~/modules/result/open-website.server";
import { noteLookedOver } from "~/modules/result/read-reading.server";
import { contentHash } from "~/modules/storage/content-hash";
import { putBlobs } from "~/modules/storage/put-blobs.server";
import { saveCode } from "~/modules/storage/save-code.server";
import { codeOf, createOwner, deploySite } from "../publishing/publishing-world";

/** An owner whose website has come about, not opened yet. */
async function generated() {
  const owner = await createOwner();
  await db.website.update({ where: { id: owner.websiteId }, data: { codeHash: await saveCode(codeOf("one")) } });
  return owner;
}

async function addPhoto(websiteId: number) {
  const bytes = Buffer.from(`photo ${randomUUID()}`);
  await putBlobs([{ path: "assets/images/oven.webp", bytes, type: "image/webp", immutable: true }]);
  const picture = { kind: "image", path: "assets/images/oven.webp", width: 1, height: 1, originalName: "oven.jpg" };
  await db.asset.create({ data: { ...picture, websiteId, blobHash: contentHash(bytes) } });
}

/** Saves the website with its photo on it. */
async function showPhoto(websiteId: number) {
  const code = codeOf("one");
  const html = code.html.replace("</body>", '<img src="assets/images/oven.webp" alt=""></body>');
  await db.website.update({ where: { id: websiteId }, data: { codeHash: await saveCode({ ...code, html }) } });
}

describe("the first steps", () => {
  it("are not there before a website has come about", async () => {
    const { actor } = await createOwner();
    expect(await readFirstSteps({ actor })).toBeNull();
  });

  it("tick themselves by what is true, one after the other, and go when all are done", async () => {
    const owner = await generated();
    const { actor, websiteId } = owner;
    const nothing = { factsRead: false, photoAdded: false, deployed: false, domain: false, message: false };
    expect(await readFirstSteps({ actor })).toEqual({ websiteId, deploymentId: null, ...nothing });

    await openWebsite(owner);
    expect(await readFirstSteps({ actor })).toMatchObject({ factsRead: false });
    await noteLookedOver(owner);
    await addPhoto(websiteId);
    expect(await readFirstSteps({ actor })).toMatchObject({ factsRead: true, photoAdded: false });
    await showPhoto(websiteId);
    expect(await readFirstSteps({ actor })).toMatchObject({ factsRead: true, photoAdded: true, deployed: false });

    const { deployment } = await deploySite("one", owner);
    const deploymentId = deployment.id;
    expect(await readFirstSteps({ actor })).toMatchObject({ deploymentId, deployed: true, domain: false });

    const domain = { deploymentId, host: `${randomUUID()}.example`, token: randomUUID() };
    const { id } = await db.domain.create({ data: domain });
    const visit = { deploymentId, data: { message: "Two loaves" }, receivedAt: new Date() };
    await db.submission.create({ data: { ...visit, ulid: randomUUID(), isSpam: true } });
    expect(await readFirstSteps({ actor })).toMatchObject({ domain: false, message: false });

    await db.domain.update({ where: { id }, data: { verifiedAt: new Date() } });
    expect(await readFirstSteps({ actor })).toMatchObject({ domain: true, message: false });
    await db.submission.create({ data: { ...visit, ulid: randomUUID() } });
    expect(await readFirstSteps({ actor })).toBeNull();
  });

  it("look at nothing of another account", async () => {
    const { actor } = await generated();
    const other = await generated();
    await addPhoto(other.websiteId);
    await deploySite("one", other);
    await showPhoto(other.websiteId);
    expect(await readFirstSteps({ actor })).toMatchObject({ photoAdded: false, deployed: false, deploymentId: null });
  });

  it("go for good when they are put away", async () => {
    const { actor } = await generated();
    const other = await generated();
    await dismissFirstSteps({ actor });
    expect(await readFirstSteps({ actor })).toBeNull();
    expect(await readFirstSteps({ actor: other.actor })).not.toBeNull();
    const { firstStepsDismissedAt: first } = await db.user.findUniqueOrThrow({ where: { id: actor.userId } });
    await dismissFirstSteps({ actor });
    expect(await db.user.findUniqueOrThrow({ where: { id: actor.userId } })).toMatchObject({
      firstStepsDismissedAt: first,
    });
  });
});
