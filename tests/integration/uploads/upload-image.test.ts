import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { db } from "~/lib/db.server";
import { removeLeftovers } from "~/modules/cleaning/remove-leftovers.server";
import { makeBrief } from "~/modules/generation/make-brief.server";
import { createDeployment } from "~/modules/publishing/create-deployment.server";
import { exportWebsite } from "~/modules/publishing/export/export-website.server";
import { loadAssets } from "~/modules/assembly/load-assets.server";
import { readPreviewFile } from "~/modules/publishing/read-preview-file.server";
import { saveCode } from "~/modules/storage/save-code.server";
import { uploadImage } from "~/modules/websites/upload-image.server";
import { siteKey, siteState } from "~/published/edge-state";
import { bakeryForm, noUploads } from "../generation/generation-world";
import { codeOf, createOwner, createWebsite, deployInput } from "../publishing/publishing-world";

async function picture(colour: string, name = "shop-front.jpg") {
  const image = sharp({ create: { width: 2000, height: 1000, channels: 3, background: colour } });
  // Where a photo was taken must not reach a visitor.
  const bytes = await image
    .withExif({ IFD0: { Copyright: "secret place" } })
    .jpeg()
    .toBuffer();
  return new File([new Uint8Array(bytes)], name, { type: "image/jpeg" });
}

const assetsOf = (websiteId: number) => db.asset.findMany({ where: { websiteId }, include: { blob: true } });

describe("uploadImage", () => {
  it("keeps a re-encoded picture with the website, where its preview shows it", async () => {
    const owner = await createOwner();
    const uploaded = await uploadImage({ ...owner, image: await picture("red") });
    expect(uploaded).toEqual({
      url: expect.stringMatching(/^assets\/images\/[0-9a-f]{16}\.webp$/),
      previewUrl: expect.stringMatching(/^https?:\/\/[^/]+\/preview\//),
      filename: uploaded.url.slice("assets/images/".length),
      width: 1600,
      height: 800,
      alt: "Shop front",
      variants: [480, 800, 1200].map((width) => ({ url: uploaded.url.replace(".webp", `-${width}.webp`), width })),
    });
    const { previewToken } = await db.website.findUniqueOrThrow({ where: { id: owner.websiteId } });
    expect(new URL(uploaded.previewUrl).pathname).toBe(`/preview/${previewToken}/${uploaded.url}`);
    const shown = await readPreviewFile({ token: previewToken, path: uploaded.url });
    expect(shown!.type).toBe("image/webp");
    const { format, width, exif } = await sharp(shown!.bytes).metadata();
    expect([format, width, exif]).toEqual(["webp", 1600, undefined]);
  });

  it("gives two pictures two names, and one picture one, however often it is sent", async () => {
    const owner = await createOwner();
    const send = async (colour: string) => (await uploadImage({ ...owner, image: await picture(colour) })).url;
    const urls = await Promise.all(["red", "red", "blue", "red"].map(send));
    expect(new Set(urls).size).toBe(2);
    expect((await assetsOf(owner.websiteId)).filter(({ kind }) => kind === "image")).toHaveLength(2);
    expect(await send("blue")).toBe(urls[2]);
  });

  it("is published only where the code names it", async () => {
    const owner = await createOwner();
    const [used, unused] = await Promise.all(
      ["red", "blue"].map(async (colour) => uploadImage({ ...owner, image: await picture(colour) })),
    );
    const code = codeOf("one");
    const naming = { ...code, html: code.html.replace("<body>", `<body><img src="${used!.url}" alt="">`) };
    expect((await loadAssets(owner.websiteId, naming)).map(({ path }) => path)).toEqual([used!.url]);
    expect(unused!.url).not.toBe(used!.url);
  });

  it("publishes and exports the widths that the code names", async () => {
    const owner = await createOwner();
    const { url, variants } = await uploadImage({ ...owner, image: await picture("red") });
    const srcset = variants.map((variant) => `${variant.url} ${variant.width}w`).join(", ");
    const code = codeOf("one");
    const html = code.html.replace(
      "<body>",
      `<body><img src="${url}" srcset="${srcset}, ${url} 1600w" sizes="100vw" alt="">`,
    );
    await db.website.update({ where: { id: owner.websiteId }, data: { codeHash: await saveCode({ ...code, html }) } });
    const archive = unzipSync(await buffer((await exportWebsite(owner)).bytes));
    const widths = variants.map(async (variant) => (await sharp(archive[variant.url]!).metadata()).width);
    expect(await Promise.all(widths)).toEqual([480, 800, 1200]);
    const { deployment } = await createDeployment({ ...deployInput(owner), deployedCode: { ...code, html } });
    const { value } = await db.edgeState.findUniqueOrThrow({ where: { key: siteKey(deployment.id) } });
    const pictures = Object.keys(siteState.parse(value).files).filter((path) => path.endsWith(".webp"));
    expect(pictures.length).toBeGreaterThanOrEqual(4);
    await db.blob.updateMany({ data: { createdAt: new Date(0) } });
    await removeLeftovers();
    expect((await assetsOf(owner.websiteId)).map(({ kind }) => kind).sort()).toEqual([
      "image",
      "variant",
      "variant",
      "variant",
    ]);
  });

  it("gives the widths that came with the generation when its picture is sent again", async () => {
    const owner = await createOwner();
    const image = await picture("green");
    const { assets } = await makeBrief(bakeryForm(), { ...noUploads, images: [image] });
    await db.asset.createMany({ data: assets.map((asset) => ({ ...asset, websiteId: owner.websiteId })) });
    const { url, variants } = await uploadImage({ ...owner, image });
    expect([url, ...variants.map((variant) => variant.url)]).toEqual(assets.map(({ path }) => path));
    expect(await assetsOf(owner.websiteId)).toHaveLength(assets.length);
  });

  it("takes the website worked on last when none is named", async () => {
    const owner = await createOwner();
    await createWebsite(owner.actor.userId);
    await db.website.update({ where: { id: owner.websiteId }, data: { projectTitle: "Worked on" } });
    await uploadImage({ ...owner, websiteId: null, image: await picture("red") });
    expect((await assetsOf(owner.websiteId)).map(({ kind }) => kind)).toContain("image");
  });

  it("keeps nothing for strangers, and nothing that is no image", async () => {
    const owner = await createOwner();
    const stranger = await db.user.create({
      data: { issuer: "test", subject: crypto.randomUUID(), email: "eve@example.com" },
    });
    for (const websiteId of [owner.websiteId, null]) {
      const attempt = uploadImage({ actor: { userId: stranger.id }, websiteId, image: await picture("red") });
      await expect(attempt).rejects.toMatchObject({ status: 404 });
    }
    const text = new File(["<script>"], "logo.png", { type: "image/png" });
    await expect(uploadImage({ ...owner, image: text })).rejects.toMatchObject({
      status: 415,
      fieldErrors: { image: ["“logo.png” is not an image that can be used; please save it as JPEG or PNG."] },
    });
    await expect(uploadImage({ ...owner, image: undefined })).rejects.toMatchObject({ status: 400 });
    const large = new File([new Uint8Array(10_000_001)], "large.png", { type: "image/png" });
    await expect(uploadImage({ ...owner, image: large })).rejects.toMatchObject({ status: 413 });
    expect(await assetsOf(owner.websiteId)).toEqual([]);
  });
});
