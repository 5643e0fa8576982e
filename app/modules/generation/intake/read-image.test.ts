import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32, gzipSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { readImage } from "./read-image.server";

const read = (name: string, bytes: Uint8Array | string, type = "image/png") =>
  readImage(new File([bytes as BlobPart], name, { type }), "websiteImages");

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#c2410c" } });

const svg = (content: string, size = 'width="40" height="20"', prolog = "") =>
  `${prolog}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${size}>${content}</svg>`;

const pixel = async (bytes: Uint8Array, left = 0, top = 0) => [
  ...(await sharp(bytes).removeAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
];

describe("readImage", () => {
  it.each(["jpeg", "png", "webp", "gif", "tiff", "avif"] as const)("makes WebP of %s", async (format) => {
    const image = await read(`photo.${format}`, await plain(60, 40).toFormat(format).toBuffer());
    expect(image).toMatchObject({ width: 60, height: 40 });
    expect((await sharp(image.bytes).metadata()).format).toBe("webp");
    expect(image.contentHash).toMatch(/^[0-9a-f]{64}$/);
  });

  it("gives the same content the same hash, whatever it was called", async () => {
    const bytes = await plain(10, 10).png().toBuffer();
    expect((await read("a.png", bytes)).contentHash).toBe((await read("b.jpg", bytes, "image/jpeg")).contentHash);
  });

  it("finds where the eye goes, and says nothing where that is the middle or in a logo", async () => {
    const bird = (x: number) =>
      svg(
        `<rect width="600" height="400" fill="#cfd8dc"/><circle cx="${x}" cy="200" r="40" fill="#e2735a"/><circle cx="${x}" cy="190" r="8"/>`,
        'width="600" height="400"',
      );
    const focusOf = async (x: number, use: "image" | "logo" = "image") =>
      (await readImage(new File([bird(x)], "bird.svg"), "websiteImages", use)).focus;
    expect((await focusOf(150))!.x).toBeLessThan(42);
    expect((await focusOf(450))!.x).toBeGreaterThan(58);
    expect(await focusOf(150, "logo")).toBeUndefined();
    expect((await read("a.png", await plain(600, 400).png().toBuffer())).focus?.y ?? 50).toBeGreaterThan(10);
  });

  it("makes smaller widths of a photo, none as large as itself", async () => {
    const widths = async (width: number) =>
      (
        await read(
          "a.png",
          await plain(width, width / 2)
            .png()
            .toBuffer(),
        )
      ).variants.map((variant) => [variant.width, variant.height]);
    expect(await widths(2_400)).toEqual([
      [480, 240],
      [800, 400],
      [1_200, 600],
    ]);
    expect(await widths(840)).toEqual([[480, 240]]);
    expect(await widths(400)).toEqual([]);
  });

  it("makes a logo for a bar and for a sign, twice as sharp as they are high", async () => {
    const bytes = await plain(1_200, 400).png().toBuffer();
    const { variants } = await readImage(
      new File([new Uint8Array(bytes)], "logo.png", { type: "image/png" }),
      "logo",
      "logo",
    );
    expect(variants.map(({ width, height }) => [width, height])).toEqual([
      [312, 104],
      [576, 192],
    ]);
  });

  it("keeps what a phone takes small, however much there is to see", async () => {
    const noise = sharp({
      create: {
        width: 1_000,
        height: 1_000,
        channels: 3,
        background: "#888",
        noise: { type: "gaussian", mean: 128, sigma: 14 },
      },
    });
    const bytes = await noise.png().toBuffer();
    const { variants } = await read("noise.png", bytes);
    const usual = await sharp(bytes).resize({ width: 800 }).webp({ quality: 75 }).toBuffer();
    expect(usual.length).toBeGreaterThan(60_000);
    expect(variants[1]!.bytes.length).toBeLessThanOrEqual(60_000);
  });

  it.each([
    ["16 bits", "rgb16"],
    ["greys", "b-w"],
  ] as const)("reads %s in their colours", async (_, space) => {
    const deep = await plain(60, 40).toColourspace(space).png().toBuffer();
    const [wanted] = await pixel(await sharp(deep).toColourspace("srgb").png().toBuffer());
    const image = await read("deep.png", deep);
    expect((await pixel(image.bytes))[0]).toEqual(expect.closeTo(wanted!, -1));
  });

  it("fits pictures into 1600 by 4000 pixels and never enlarges", async () => {
    expect(await read("wide.png", await plain(3_200, 1_000).png().toBuffer())).toMatchObject({
      width: 1_600,
      height: 500,
    });
    expect(await read("tall.png", await plain(100, 20_000).png().toBuffer())).toMatchObject({
      width: 20,
      height: 4_000,
    });
  });

  it("turns photos upright and forgets where they were taken", async () => {
    const photo = await plain(60, 40)
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD3: { GPSLatitude: "51/1 30/1 0/1" }, IFD0: { Artist: "A. Person" } })
      .jpeg()
      .toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const image = await read("photo.jpg", photo);
    expect(image).toMatchObject({ width: 40, height: 60 });
    const { exif, icc, xmp, orientation } = await sharp(image.bytes).metadata();
    expect({ exif, icc, xmp, orientation }).toEqual({});
  });

  it("takes the first frame of an animation", async () => {
    const frames = [plain(20, 20), sharp({ create: { width: 20, height: 20, channels: 3, background: "#0f766e" } })];
    const pages = await Promise.all(frames.map((frame) => frame.png().toBuffer()));
    const animation = await sharp(pages, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect((await sharp(animation).metadata()).pages).toBe(2);
    const image = await read("banner.gif", animation);
    expect(image).toMatchObject({ width: 20, height: 20 });
    expect((await sharp(image.bytes).metadata()).pages).toBeUndefined();
    expect((await pixel(image.bytes))[0]).toBeGreaterThan(150);
  });

  it.each([
    ["CMYK", () => plain(60, 40).toColourspace("cmyk").jpeg().toBuffer()],
    ["16 bits", () => plain(60, 40).toColourspace("rgb16").png().toBuffer()],
    ["grey", () => plain(60, 40).toColourspace("b-w").png().toBuffer()],
  ])("makes pictures in %s ones of the web", async (_, make) => {
    const { space, depth } = await sharp((await read("photo.jpg", await make())).bytes).metadata();
    expect([space, depth]).toEqual(["srgb", "uchar"]);
  });

  it("runs nothing of a drawing, and draws nothing that is not one", async () => {
    const page = `<foreignObject width="40" height="20"><body xmlns="http://www.w3.org/1999/xhtml" style="background:#000">words</body></foreignObject>`;
    const image = await read(
      "logo.svg",
      svg(`<script>alert(1)</script><rect width="40" height="20" fill="#fff" onload="alert(2)"/>${page}`),
      "image/svg+xml",
    );
    expect(await pixel(image.bytes, 400, 200)).toEqual([255, 255, 255]);
    expect(Buffer.from(image.bytes).includes("alert")).toBe(false);
  });

  it("keeps transparency", async () => {
    const clear = await sharp({ create: { width: 9, height: 9, channels: 4, background: "#00000000" } })
      .png()
      .toBuffer();
    expect((await sharp((await read("logo.png", clear)).bytes).metadata()).hasAlpha).toBe(true);
  });

  it("draws an SVG sharply, as Illustrator writes it too", async () => {
    const prolog = `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [<!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">]>`;
    const image = await read(
      "logo.svg",
      svg(`<rect width="40" height="20" fill="#0f766e"/>`, undefined, prolog),
      "image/svg+xml",
    );
    expect(image).toMatchObject({ width: 800, height: 400 });
    expect(await pixel(image.bytes, 400, 200)).toEqual([
      expect.closeTo(15, -1),
      expect.closeTo(118, -1),
      expect.closeTo(110, -1),
    ]);
  });

  it("draws nothing into an SVG from other files or servers", async () => {
    const asked: string[] = [];
    const server = createServer((request, response) => response.end(String(asked.push(request.url!))));
    await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
    const outside = join(mkdtempSync(join(tmpdir(), "svg-")), "secret.png");
    writeFileSync(outside, await plain(40, 20).png().toBuffer());
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const drawing = svg(`<style>@import url("${address}/a.css"); @import url("file://${outside}");</style>
      <rect width="40" height="20" fill="#fff"/>
      <image width="40" height="20" xlink:href="file://${outside}"/><image width="40" height="20" href="${outside}"/>
      <image width="40" height="20" href="${address}/b.png"/><use href="file://${outside}#x"/>`);
    const image = await read("logo.svg", drawing, "image/svg+xml");
    await new Promise((closed) => server.close(closed));
    expect(asked).toEqual([]);
    expect(await pixel(image.bytes, 400, 200)).toEqual([255, 255, 255]);
  });
});

describe("readImage refuses", () => {
  const jpeg = () => plain(400, 400).jpeg().toBuffer();
  /** A small file that says to be a large picture. */
  const declaring = async (width: number, height: number) => {
    const bytes = await plain(40, 40).png().toBuffer();
    bytes.writeUInt32BE(width, 16);
    bytes.writeUInt32BE(height, 20);
    bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
    return bytes;
  };
  const laughs = `<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]>`;
  const external = `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>`;
  const noise = `<filter id="f"><feTurbulence baseFrequency="0.9" numOctaves="9"/></filter>`;
  const noisy = `${noise}${`<rect width="800" height="800" filter="url(#f)"/>`.repeat(400)}`;
  const unusable = "is not an image that can be used; please save it as JPEG or PNG";
  const damaged = "is damaged and cannot be read; please save it anew and try again";

  it.each([
    [415, "words.png", () => "these are words", unusable],
    [415, "page.png", () => "<html><svg></svg></html>", unusable],
    [415, "empty.png", () => "", unusable],
    [415, "menu.pdf", () => "%PDF-1.7\n1 0 obj", unusable],
    [415, "cut.jpg", async () => (await jpeg()).subarray(0, 1_000), damaged],
    [415, "laughs.svg", () => svg("<text>&b;</text>", undefined, laughs), unusable],
    [415, "external.svg", () => svg("<text>&a;</text>", undefined, external), unusable],
    [415, "packed.svg", () => gzipSync(svg("<rect/>")), unusable],
    [415, "long.svg", () => svg(" ".repeat(1_000_001)), unusable],
    [415, "head.gif", () => "GIF89a", damaged],
    [415, "heic.jpg", () => Buffer.from("0000001866747970686569630000", "hex"), unusable],
    [413, "noisy.svg", () => svg(noisy, 'width="800" height="800"'), "takes too long to draw; please save it as PNG"],
    [413, "declared.png", () => declaring(10_000, 10_000), "has more than 50 million pixels; please save it smaller"],
    [
      413,
      "pixels.png",
      () => plain(10_000, 5_001).png().toBuffer(),
      "has more than 50 million pixels; please save it smaller",
    ],
    [413, "bytes.png", () => new Uint8Array(10_000_001), "has more than 10 MB; please save it smaller"],
  ])("with %d %s", async (status, name, make, reason) => {
    const message = `“${name}” ${reason}.`;
    await expect(read(name, await make())).rejects.toMatchObject({
      status,
      message,
      fieldErrors: { websiteImages: [message] },
    });
  });

  it("a drawing that repeats itself without end, at the library's limit or at the reader's, whichever is first", async () => {
    const uses = Array.from(
      { length: 12 },
      (_, at) => `<g id="g${at + 1}">${`<use href="#g${at}"/>`.repeat(10)}</g>`,
    ).join("");
    const endless = svg(`<rect id="g0" width="1" height="1"/>${uses}`, "");
    await expect(read("sizeless.svg", endless)).rejects.toMatchObject({
      status: expect.toBeOneOf([413, 415]),
      message: expect.stringMatching(/^“sizeless\.svg” (?:is damaged and cannot be read|takes too long to draw);/),
    });
  });

  it("no drawing for being declared enormous, and draws it small", async () => {
    const image = await read(
      "logo.svg",
      svg(`<rect width="9" height="9"/>`, 'width="30000" height="15000"'),
      "image/svg+xml",
    );
    expect(image).toMatchObject({ width: 800, height: 400 });
  });
});
