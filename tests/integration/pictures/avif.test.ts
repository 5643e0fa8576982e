import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { db } from "~/lib/db.server";
import { removeLeftovers } from "~/modules/cleaning/remove-leftovers.server";
import { encodeAvif } from "~/modules/pictures/encode-avif.server";
import { createDeployment } from "~/modules/publishing/create-deployment.server";
import { republishIfBehind } from "~/modules/publishing/republish-site.server";
import { uploadImage } from "~/modules/websites/upload-image.server";
import type { Renderer } from "~/renderer/start-renderer";
import { deleteWebsiteForGood } from "../bin/delete-for-good";
import { httpGet } from "../publishing/http-get";
import { codeOf, createOwner, deployInput, RendererWorld } from "../publishing/publishing-world";

const world = new RendererWorld();
let renderer: Renderer;
beforeAll(async () => {
  renderer = await world.startFollowing();
});
afterAll(() => world.end());

/**
 * Something that a camera might have seen, each time another: soft light, edges, and grain, which AVIF needs fewer
 * bytes for.
 */
async function photo() {
  const size = { width: 700, height: 460 };
  const dots = Array.from(
    { length: 60 },
    (_, at) =>
      `<circle cx="${(at * 97) % 700}" cy="${(at * 61) % 460}" r="${10 + (at % 7) * 9}" fill="hsl(${(at * 23) % 360} 55% 45%)" opacity=".6"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="700" height="460"><defs><radialGradient id="l"><stop stop-color="#fde68a"/><stop offset="1" stop-color="#422006"/></radialGradient></defs><rect width="700" height="460" fill="url(#l)"/>${dots.join("")}</svg>`;
  const noise = sharp({
    create: { ...size, channels: 3, background: "#888", noise: { type: "gaussian", mean: 128, sigma: 30 } },
  });
  const grain = await noise.blur(1.5).png().toBuffer();
  const seen = await sharp(Buffer.from(svg))
    .composite([{ input: grain, blend: "soft-light" }])
    .png()
    .toBuffer();
  return new File([new Uint8Array(await sharp(seen).blur(1.5).jpeg({ quality: 95 }).toBuffer())], "bench.jpg", {
    type: "image/jpeg",
  });
}

async function ownerWithPhoto() {
  const owner = await createOwner();
  const { url, variants } = await uploadImage({ ...owner, image: await photo() });
  const code = codeOf("one");
  const srcset = [...variants, { url, width: 700 }].map((one) => `${one.url} ${one.width}w`).join(", ");
  return {
    ...owner,
    url,
    code: {
      ...code,
      html: code.html.replace("<body>", `<body><img src="${url}" srcset="${srcset}" sizes="100vw" alt="">`),
    },
  };
}

const signal = new AbortController().signal;
const formsOf = ({ websiteId }: { websiteId: number }) =>
  db.avifForm.findMany({
    where: { blob: { assets: { some: { websiteId } } } },
    include: { avif: true, blob: true },
    orderBy: { blobHash: "asc" },
  });
const BROWSER = { accept: "image/avif,image/webp,image/apng,*/*;q=0.8" };

describe("the AVIF of a website's photos", () => {
  it("is made once for each width, where it is clearly smaller", async () => {
    const owner = await ownerWithPhoto();
    await encodeAvif({ ...owner, signal });
    const forms = await formsOf(owner);
    expect(forms).toHaveLength(2);
    // The narrow one has too little grain left.
    const [{ blob, avif }] = forms.filter(({ avifHash }) => avifHash) as [(typeof forms)[number]];
    expect(avif!.size).toBeLessThanOrEqual(blob.size * 0.9);
    const { format, width, height } = await sharp(avif!.bytes).metadata();
    expect([format, width, height]).toEqual(["heif", 700, 460]);
    expect(forms.filter(({ avifHash }) => avifHash === null)).toHaveLength(1);
    await encodeAvif({ ...owner, signal });
    expect(await formsOf(owner)).toEqual(forms);
  });

  it("stops when it is told to, and goes on from there", async () => {
    const owner = await ownerWithPhoto();
    await expect(encodeAvif({ ...owner, signal: AbortSignal.abort(new Error("stop")) })).rejects.toThrow("stop");
    expect(await formsOf(owner)).toHaveLength(0);
    await encodeAvif({ ...owner, signal });
    expect(await formsOf(owner)).toHaveLength(2);
  });

  it("passes over what cannot be read, and leaves logos as they are", async () => {
    const { websiteId, url } = await ownerWithPhoto();
    await db.blob.updateMany({
      where: { assets: { some: { websiteId, path: url } } },
      data: { bytes: Buffer.from("no picture"), size: 10 },
    });
    await encodeAvif({ websiteId, signal });
    expect((await formsOf({ websiteId })).map(({ avifHash }) => avifHash)).toEqual([null, null]);
    const other = await ownerWithPhoto();
    await db.asset.updateMany({ where: { websiteId: other.websiteId, path: other.url }, data: { kind: "logo" } });
    await encodeAvif({ ...other, signal });
    expect(await formsOf(other)).toEqual([]);
  });

  it("reaches who asks for it, though the site was published before", async () => {
    const owner = await ownerWithPhoto();
    const { deployment } = await createDeployment({ ...deployInput(owner), deployedCode: owner.code });
    const get = (path: string, options: Parameters<typeof httpGet>[2] = {}) =>
      httpGet(renderer.port, `/sites/${deployment.subdomain}/${path}`, options);
    const address = /src="(assets[^"]+webp)"/.exec((await get("")).text)![1]!;
    const before = await get(address, { headers: BROWSER });
    expect(before.headers).toMatchObject({ "content-type": "image/webp", vary: "Accept" });
    await encodeAvif({ ...owner, signal });
    await republishIfBehind({ deploymentId: deployment.id });
    const after = await get(address, { headers: BROWSER });
    expect(after.headers).toMatchObject({
      "content-type": "image/avif",
      vary: "Accept",
      "cache-control": "public, max-age=31536000, immutable",
      "content-length": String(after.bytes.length),
    });
    expect((await sharp(after.bytes).metadata()).format).toBe("heif");
    expect(after.bytes.length).toBeLessThan(before.bytes.length);
    expect(await get(address)).toMatchObject({
      bytes: before.bytes,
      headers: { "content-type": "image/webp", etag: before.headers.etag, vary: "Accept" },
    });
    const again = { ...BROWSER, "if-none-match": after.headers.etag! };
    expect(await get(address, { headers: again })).toMatchObject({
      status: 304,
      text: "",
      headers: { vary: "Accept", etag: after.headers.etag },
    });
    expect((await get(address, { headers: { ...BROWSER, "if-none-match": before.headers.etag! } })).bytes).toEqual(
      after.bytes,
    );
    const head = await get(address, { headers: BROWSER, method: "HEAD" });
    expect([head.bytes.length, head.headers["content-length"], head.headers["content-type"]]).toEqual([
      0,
      String(after.bytes.length),
      "image/avif",
    ]);
    // Another time there is nothing to bring.
    const { contentRevision } = await db.deployment.findUniqueOrThrow({ where: { id: deployment.id } });
    await encodeAvif({ ...owner, signal });
    expect(await db.deployment.count({ where: { id: deployment.id, contentRevision } })).toBe(1);
  });

  it("stays while its picture does, and goes with it", async () => {
    const owner = await ownerWithPhoto();
    await encodeAvif({ ...owner, signal });
    const hashes = (await formsOf(owner)).flatMap(({ avifHash }) => avifHash ?? []);
    const clean = async () => {
      await db.blob.updateMany({ data: { createdAt: new Date(0) } });
      await removeLeftovers();
      return db.blob.count({ where: { hash: { in: hashes } } });
    };
    expect(await clean()).toBe(1);
    await deleteWebsiteForGood(owner);
    expect(await clean()).toBe(0);
  });
});
