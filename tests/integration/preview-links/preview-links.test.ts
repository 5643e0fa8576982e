import { describe, expect, it } from "vitest";
import { db } from "~/lib/db.server";
import { listPreviewLinks } from "~/modules/preview-links/list-preview-links.server";
import { makePreviewLink } from "~/modules/preview-links/make-preview-link.server";
import { MOST_LINKS } from "~/modules/preview-links/preview-link";
import { readLinkedFile } from "~/modules/preview-links/read-linked-file.server";
import { removeExpiredLinks } from "~/modules/preview-links/remove-expired-links.server";
import { revokePreviewLink } from "~/modules/preview-links/revoke-preview-link.server";
import { contentHash } from "~/modules/storage/content-hash";
import { putBlobs } from "~/modules/storage/put-blobs.server";
import { saveCode } from "~/modules/storage/save-code.server";
import { codeOf, createOwner } from "../publishing/publishing-world";

const PICTURE = "assets/images/oven.webp";

async function save(websiteId: number, version: string) {
  const { html, ...rest } = codeOf(version);
  const code = { ...rest, html: html.replace("</h1>", `</h1><img src="${PICTURE}" alt="">`) };
  await db.website.update({ where: { id: websiteId }, data: { codeHash: await saveCode(code) } });
}

async function savedWebsite() {
  const owner = await createOwner();
  await save(owner.websiteId, "one");
  const bytes = Buffer.from("an oven");
  await putBlobs([{ path: PICTURE, bytes, type: "image/webp", immutable: true }]);
  const asset = {
    websiteId: owner.websiteId,
    kind: "image",
    path: PICTURE,
    width: 1,
    height: 1,
    originalName: "oven.jpg",
  };
  await db.asset.create({ data: { ...asset, blobHash: contentHash(bytes) } });
  return owner;
}

const tokenIn = (address: string) => /\/preview\/link\/([\w-]{43})\/$/.exec(address)![1]!;
const makeLink = async (input: Parameters<typeof makePreviewLink>[0]) =>
  tokenIn((await makePreviewLink(input)).address);
async function pageOf(token: string) {
  const file = await readLinkedFile({ token, path: "" });
  return file && Buffer.from(file.bytes).toString();
}

describe("a preview link", () => {
  it("shows the website as it is saved at that moment, with its parts, until it is revoked", async () => {
    const { actor, websiteId } = await savedWebsite();
    const token = await makeLink({ actor, websiteId, days: 7 });
    expect(await pageOf(token)).toContain("<h1>one</h1>");
    await save(websiteId, "two");
    expect(await pageOf(token)).toContain("<h1>two</h1>");
    // A look is not a visit: nothing in the page counts it.
    expect(await pageOf(token)).not.toContain("/api/hit");
    expect(Buffer.from((await readLinkedFile({ token, path: PICTURE }))!.bytes).toString()).toBe("an oven");
    expect(await readLinkedFile({ token, path: "no-such-page" })).toBeNull();

    const [link] = await listPreviewLinks({ actor, websiteId });
    await revokePreviewLink({ actor, websiteId, linkId: link!.id });
    for (const path of ["", PICTURE, "styles.css"]) expect(await readLinkedFile({ token, path })).toBeNull();
    expect(await listPreviewLinks({ actor, websiteId })).toEqual([]);
  });

  it("keeps its token nowhere, and opens for no other one", async () => {
    const { actor, websiteId } = await savedWebsite();
    const token = await makeLink({ actor, websiteId, days: 1 });
    const { tokenHash } = await db.previewLink.findFirstOrThrow({ where: { websiteId } });
    expect(tokenHash).toBe(contentHash(token));
    for (const wrong of [tokenHash, token.toLowerCase(), `${token}A`, ""]) expect(await pageOf(wrong)).toBeNull();
  });

  it("is told to its owner again, and is another one's each time", async () => {
    const { actor, websiteId } = await savedWebsite();
    const tokens = [await makeLink({ actor, websiteId, days: 1 }), await makeLink({ actor, websiteId, days: 1 })];
    expect(new Set(tokens).size).toBe(2);
    const listed = await listPreviewLinks({ actor, websiteId });
    expect(listed.map(({ address }) => tokenIn(address!))).toEqual(tokens.toReversed());
    // One of before, whose token came of chance: it opens, and only who has it knows where.
    await db.previewLink.update({ where: { id: listed[0]!.id }, data: { tokenHash: contentHash("by chance") } });
    expect(await pageOf("by chance")).toContain("<h1>one</h1>");
    expect((await listPreviewLinks({ actor, websiteId }))[0]!.address).toBeNull();
  });

  it("closes by itself, and is cleaned away then", async () => {
    const { actor, websiteId } = await savedWebsite();
    const token = await makeLink({ actor, websiteId, days: 30 });
    const { id, createdAt, expiresAt } = await db.previewLink.findFirstOrThrow({ where: { websiteId } });
    expect((expiresAt.getTime() - createdAt.getTime()) / 86_400_000).toBeCloseTo(30, 2);
    expect(await removeExpiredLinks()).toBe(0);
    await db.previewLink.update({ where: { id }, data: { expiresAt: new Date(Date.now() - 1) } });
    expect(await pageOf(token)).toBeNull();
    expect(await listPreviewLinks({ actor, websiteId })).toEqual([]);
    expect(await removeExpiredLinks()).toBe(1);
  });

  it("is its owner's to make, see and revoke, for a website with pages, 20 at a time", async () => {
    const { actor, websiteId } = await savedWebsite();
    const stranger = await createOwner();
    await makePreviewLink({ actor, websiteId, days: 1 });
    const linkId = (await listPreviewLinks({ actor, websiteId }))[0]!.id;
    await expect(makePreviewLink({ actor: stranger.actor, websiteId, days: 1 })).rejects.toMatchObject({ status: 404 });
    await expect(listPreviewLinks({ actor: stranger.actor, websiteId })).rejects.toMatchObject({ status: 404 });
    await expect(revokePreviewLink({ actor: stranger.actor, websiteId, linkId })).rejects.toMatchObject({
      status: 404,
    });
    await expect(makePreviewLink({ ...stranger, days: 1 })).rejects.toMatchObject({ status: 409 });
    const expiresAt = new Date(Date.now() + 60_000);
    await db.previewLink.createMany({
      data: Array.from({ length: MOST_LINKS - 1 }, (_, at) => ({
        websiteId,
        tokenHash: contentHash(`${at}`),
        expiresAt,
      })),
    });
    await expect(makePreviewLink({ actor, websiteId, days: 1 })).rejects.toMatchObject({ status: 409 });
  });
});
