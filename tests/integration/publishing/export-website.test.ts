import { randomUUID } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { db } from "~/lib/db.server";
import { env } from "~/lib/env.server";
import { contentHash } from "~/modules/storage/content-hash";
import { createDeployment } from "~/modules/publishing/create-deployment.server";
import { deleteDeployment } from "~/modules/publishing/delete-deployment.server";
import { exportWebsite } from "~/modules/publishing/export/export-website.server";
import { saveCode } from "~/modules/storage/save-code.server";
import { siteKey, siteState } from "~/published/edge-state";
import { brokenReferences } from "../../setup/read-copy";
import { codeOf, createOwner, deployInput } from "./publishing-world";

type Owner = Awaited<ReturnType<typeof createOwner>>;

const FORM = `<form data-contact-form method="post" action="/api/contact"><input name="message"><button>Send</button></form>`;

/** An owner whose website shows a picture of its own and has a form. */
async function ownerWithPicture() {
  const owner = await createOwner();
  const bytes = Buffer.from(`oven ${randomUUID()}`);
  const picture = `assets/images/${contentHash(bytes).slice(0, 16)}.webp`;
  const blobHash = contentHash(bytes);
  await db.blob.create({ data: { hash: blobHash, bytes, size: bytes.length } });
  await db.asset.create({
    data: {
      websiteId: owner.websiteId,
      path: picture,
      kind: "image",
      width: 1,
      height: 1,
      originalName: "oven.webp",
      alt: "",
      blobHash,
    },
  });
  const code = codeOf("one");
  const shown = { ...code, html: code.html.replace("<h1>", `<img src="${picture}" alt="">${FORM}<h1>`) };
  await db.website.update({ where: { id: owner.websiteId }, data: { codeHash: await saveCode(shown) } });
  return { ...owner, picture, bytes, blobHash, shown };
}

async function deployed() {
  const owner = await ownerWithPicture();
  const { deployment } = await createDeployment({ ...deployInput(owner), deployedCode: owner.shown });
  const post = (slug: string, status: string) => ({
    ownerId: owner.actor.userId,
    deploymentId: deployment.id,
    title: slug,
    slug,
    status,
    publishedAt: status === "published" ? new Date() : null,
    content: "From **eight** on.",
  });
  await db.post.createMany({ data: [post("sundays", "published"), post("not-yet", "draft")] });
  return { ...owner, deployment };
}

async function exported(
  owner: Owner,
  more: { address?: string; contactAddress?: string } = {},
): Promise<Map<string, string>> {
  const { bytes } = await exportWebsite({ actor: owner.actor, websiteId: owner.websiteId, ...more });
  return new Map(Object.entries(unzipSync(await buffer(bytes))).map(([path, content]) => [path, strFromU8(content)]));
}

const unhashed = (path: string) =>
  path.replace(/\.[0-9a-f]{10}\./, ".").replace(/^assets\/(styles\.css|script\.js)$/, "$1");

describe("the export of a live website", () => {
  it("holds every file of its snapshot and its posts, at its live address", async () => {
    const site = await deployed();
    const { value } = await db.edgeState.findUniqueOrThrow({ where: { key: siteKey(site.deployment.id) } });
    const live = Object.keys(siteState.parse(value).files)
      .filter((path) => path !== "404.folder.html" && !path.startsWith("assets/visits."))
      .map(unhashed);
    const copy = await exported(site);
    expect([...copy.keys()]).toEqual(
      expect.arrayContaining([...live, "blog/sundays/index.html", "rss.xml", "README.txt"]),
    );
    expect([...copy.keys()].filter((path) => path.includes("not-yet"))).toEqual([]);
    expect(copy.get(site.picture)).toBe(site.bytes.toString());
    expect(brokenReferences(copy, `/sites/${site.deployment.subdomain}/`)).toEqual([]);
    expect(copy.get("index.html")).toContain(
      `<link rel="canonical" href="${env.APP_ORIGIN}/sites/${site.deployment.subdomain}/">`,
    );
    expect(copy.get("index.html")).toContain("<title>Rose Bakery</title>");
  });

  it("follows another address, and says what is saved and not live", async () => {
    const site = await deployed();
    const target = { actor: site.actor, websiteId: site.websiteId };
    expect((await exported(target)).get("README.txt")).not.toContain("not live yet");
    await db.website.update({
      where: { id: site.websiteId },
      data: { codeHash: await saveCode({ ...site.shown, css: ".a{color:red}" }) },
    });
    const copy = await exported(target, { address: "https://rose.example/" });
    const whole = [...copy.values()].join("\n");
    expect(whole).toContain("<loc>https://rose.example/blog/sundays/</loc>");
    expect(whole).not.toContain(site.deployment.subdomain);
    expect(copy.get("styles.css")).toBe(".a{color:red}");
    expect(copy.get("README.txt")).toContain("It holds changes that are not live yet.");
    expect(copy.get("README.txt")).toContain("is made for this address:\r\nhttps://rose.example/");
    expect(copy.get("README.txt")).toContain("your published posts (1)");
  });

  it("keeps its posts where it was withdrawn, and no address", async () => {
    const site = await deployed();
    await deleteDeployment({ actor: site.actor, deploymentId: site.deployment.id });
    const copy = await exported(site);
    expect(copy.has("blog/sundays/index.html")).toBe(true);
    expect(copy.has("rss.xml")).toBe(false);
    expect(copy.get("README.txt")).toContain("This website is not deployed in your account now");
  });
});

describe("the export of any website", () => {
  it("is whole for one that was never deployed", async () => {
    const owner = await ownerWithPicture();
    const copy = await exported(owner);
    expect(brokenReferences(copy)).toEqual([]);
    expect([...copy.keys()]).toEqual(
      expect.arrayContaining(["index.html", "404.html", "privacy.html", "robots.txt", "favicon.ico", owner.picture]),
    );
    expect(copy.get("README.txt")).toContain("Nobody has said where it will stand");
    expect((await exported(owner, { address: "https://rose.example/" })).has("sitemap.xml")).toBe(true);
  });

  it("says in its README what is in it, each file once", async () => {
    const copy = await exported(await deployed());
    const said = /WHAT IS INSIDE\r\n(.*?)\r\n\r\n/s
      .exec(copy.get("README.txt")!)![1]!
      .split("\r\n")
      .map((line) => line.split(" ")[0]!);
    const there = new Set([...copy.keys()].filter((path) => path !== "README.txt").map((path) => path.split("/")[0]!));
    expect(said.sort()).toEqual([...there].sort());
  });

  it("reads a picture when its turn comes, not before", async () => {
    const owner = await ownerWithPicture();
    const { bytes } = await exportWebsite(owner);
    const first = await bytes.next();
    const late = Buffer.alloc(owner.bytes.length, "late");
    await db.blob.update({ where: { hash: owner.blobHash }, data: { bytes: late } });
    const files = unzipSync(Buffer.concat([first.value as Uint8Array, await buffer(bytes)]));
    expect(strFromU8(files[owner.picture]!)).toBe(late.toString());
  });

  it("is its owner's alone", async () => {
    const { websiteId } = await ownerWithPicture();
    await expect(exportWebsite({ ...(await createOwner()), websiteId })).rejects.toMatchObject({ status: 404 });
  });
});
