import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { db } from "~/lib/db.server";
import { liftTakeDown } from "~/modules/moderation/lift-take-down.server";
import { takeDown } from "~/modules/moderation/take-down.server";
import { makePreviewLink } from "~/modules/preview-links/make-preview-link.server";
import { readLinkedFile } from "~/modules/preview-links/read-linked-file.server";
import { createDeployment } from "~/modules/publishing/create-deployment.server";
import { deleteDeployment } from "~/modules/publishing/delete-deployment.server";
import { goLive } from "~/modules/publishing/go-live.server";
import { readHistory } from "~/modules/publishing/read-history.server";
import { readPreviewFile } from "~/modules/publishing/read-preview-file.server";
import { readSnapshotFile } from "~/modules/publishing/read-snapshot-file.server";
import { contentHash } from "~/modules/storage/content-hash";
import { putBlobs } from "~/modules/storage/put-blobs.server";
import { redeployWebsite } from "~/modules/publishing/redeploy-website.server";
import { republishSite } from "~/modules/publishing/republish-site.server";
import { saveCode } from "~/modules/storage/save-code.server";
import { setActive } from "~/modules/publishing/set-active.server";
import { listVersions } from "~/modules/versions/list-versions.server";
import { readVersionFile } from "~/modules/versions/read-version-file.server";
import { deleteWebsite } from "~/modules/websites/delete-website.server";
import type { Renderer } from "~/renderer/start-renderer";
import { httpGet } from "../publishing/http-get";
import {
  codeOf,
  createOwner,
  createWebsite,
  deployInput,
  deploySite,
  RendererWorld,
  until,
} from "../publishing/publishing-world";

const world = new RendererWorld();
let renderer: Renderer;
beforeAll(async () => void (renderer = await world.startFollowing()));
afterAll(() => world.end());

const down = (address: string) => takeDown({ address, reason: "It deceives people" });
const get = (path: string) => httpGet(renderer.port, path);
const refused = {
  status: 409,
  message: expect.stringContaining("We took this website off the web: It deceives people. Write to "),
};

describe("a site that is taken down", () => {
  it("answers every path with a neutral notice at once, and as before once it is lifted", async () => {
    const { deployment, path } = await deploySite("one");
    const stylesheet = `${path}styles.css`;
    await until(async () => (await get(path)).status === 200);
    const before = [await get(path), await get(stylesheet)];

    expect(await down(`http://localhost:3000${path}`)).toEqual({ subdomain: deployment.subdomain, lagging: [] });
    for (const asked of [path, stylesheet, `${path}nothing`]) {
      const answer = await get(asked);
      expect(answer.status).toBe(410);
      expect(answer.headers["cache-control"]).toBe("no-store");
      expect(answer.text).not.toMatch(/Rose|deceives|Plinth/);
    }
    await expect(down(deployment.subdomain)).rejects.toMatchObject({
      status: 409,
      message: `${deployment.subdomain} is taken down already.`,
    });

    expect(await liftTakeDown({ address: deployment.subdomain })).toEqual({
      subdomain: deployment.subdomain,
      lagging: [],
    });
    const after = [await get(path), await get(stylesheet)];
    expect(after.map(({ status, text }) => [status, text])).toEqual(before.map(({ status, text }) => [status, text]));
    await expect(liftTakeDown({ address: deployment.subdomain })).rejects.toMatchObject({ status: 404 });
  });

  it("cannot be put back, nor its slot freed, by its owner; what changes beside the code waits", async () => {
    const { actor, websiteId, deployment, path } = await deploySite("one");
    const deploymentId = deployment.id;
    await down(deployment.subdomain);
    await expect(redeployWebsite({ actor, deploymentId, deployedCode: codeOf("two") })).rejects.toMatchObject(refused);
    await expect(setActive({ actor, deploymentId, isActive: true })).rejects.toMatchObject(refused);
    await expect(deleteDeployment({ actor, deploymentId })).rejects.toMatchObject(refused);
    await expect(deleteWebsite({ actor, websiteId })).rejects.toMatchObject(refused);
    const other = await createWebsite(actor.userId);
    const fresh = deployInput({ actor, websiteId: other.id });
    await expect(createDeployment(fresh)).rejects.toMatchObject(refused);
    // As one whose site was being assembled when it was taken down.
    await expect(goLive(fresh)).rejects.toMatchObject(refused);
    await republishSite({ actor, deploymentId });
    expect((await get(path)).status).toBe(410);
  });

  it("keeps its name from others when its owner leaves, until it is lifted", async () => {
    const { actor, deployment } = await deploySite("one");
    await down(deployment.subdomain);
    await db.user.delete({ where: { id: actor.userId } });
    const next = { ...deployInput(await createOwner()), subdomain: deployment.subdomain };
    await expect(createDeployment(next)).rejects.toMatchObject({
      status: 409,
      fieldErrors: { subdomain: [expect.stringContaining("taken")] },
    });
    await liftTakeDown({ address: deployment.subdomain });
    expect((await createDeployment(next)).deployment.subdomain).toBe(deployment.subdomain);
  });

  it("is found at no old address of its snapshots, not even their stylesheets, and by its owner at the new ones", async () => {
    const { actor, deployment } = await deploySite("one");
    const address = async () =>
      (await readHistory({ actor, deploymentId: deployment.id })).publications[0]!.preview.split("/").at(-2)!;
    const handedOut = await address();
    const page = Buffer.from((await readSnapshotFile({ token: handedOut, path: "" }))!.bytes).toString();
    const styles = /href="(assets\/styles\.[0-9a-f]+\.css)"/.exec(page)![1]!;
    const look = async (token: string) => [
      await readSnapshotFile({ token, path: "" }),
      await readSnapshotFile({ token, path: styles }),
    ];
    expect(await look(handedOut)).not.toContain(null);
    await down(deployment.subdomain);
    expect(await look(handedOut)).toEqual([null, null]);
    expect(await look(await address())).toMatchObject([
      { onlyFor: actor.userId },
      { type: expect.stringContaining("css") },
    ]);
  });

  it("is found at no old address of its versions either", async () => {
    const { actor, websiteId, deployment } = await deploySite("one");
    const codeHash = await saveCode(codeOf("earlier"));
    await db.version.create({
      data: { websiteId, versionNumber: 1, title: "Before the summer", changeType: "manual", codeHash },
    });
    const bytes = Buffer.from(`picture of ${websiteId}`);
    const path = "assets/images/oven.webp";
    await putBlobs([{ path, bytes, type: "image/webp", immutable: true }]);
    await db.asset.create({
      data: {
        kind: "image",
        path,
        width: 1,
        height: 1,
        originalName: "oven.jpg",
        websiteId,
        blobHash: contentHash(bytes),
      },
    });
    const address = async () => (await listVersions({ actor, websiteId }))[0]!.previewAddress.split("/").at(-2)!;
    const handedOut = await address();
    const read = (token: string) =>
      Promise.all(["", "styles.css", "script.js", path].map((each) => readVersionFile({ token, path: each })));
    const opens = async (token: string) => (await read(token)).map((file) => file !== null);
    const whole = [true, true, true, true];
    expect(await opens(handedOut)).toEqual(whole);
    await down(deployment.subdomain);
    expect(await opens(handedOut)).toEqual(whole.map(() => false));
    expect(await opens(await address())).toEqual(whole);
    expect((await read(await address()))[0]).toMatchObject({ onlyFor: actor.userId });
  });

  it("shows its owner's previews to nobody else, at new addresses only", async () => {
    const { actor, websiteId, deployment } = await deploySite("one");
    const codeHash = await saveCode(codeOf("saved"));
    const { previewToken: handedOut } = await db.website.update({ where: { id: websiteId }, data: { codeHash } });
    const copy = await db.website.update({ where: { id: (await createWebsite(actor.userId)).id }, data: { codeHash } });
    const link = (await makePreviewLink({ actor, websiteId, days: 7 })).address.split("/").at(-2)!;
    expect(await readPreviewFile({ token: handedOut, path: "" })).toMatchObject({ onlyFor: null });
    expect(await readLinkedFile({ token: link, path: "" })).not.toBeNull();
    await down(deployment.subdomain);
    expect(await readPreviewFile({ token: handedOut, path: "" })).toBeNull();
    expect(await readLinkedFile({ token: link, path: "" })).toBeNull();
    const { previewToken: token } = await db.website.findUniqueOrThrow({ where: { id: websiteId } });
    for (const own of [token, copy.previewToken])
      expect(await readPreviewFile({ token: own, path: "" })).toMatchObject({ onlyFor: actor.userId });
    await expect(makePreviewLink({ actor, websiteId, days: 7 })).rejects.toMatchObject(refused);
  });
});

it("asks for a reason, and for an address of ours", async () => {
  const { deployment } = await deploySite("one");
  await expect(takeDown({ address: deployment.subdomain, reason: " " })).rejects.toMatchObject({ status: 400 });
  await expect(down("no-such-site")).rejects.toMatchObject({
    status: 404,
    message: "There is no site at no-such-site.",
  });
});
