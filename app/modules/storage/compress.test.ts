import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { compress } from "./compress";

const text = Buffer.from("Bread and cakes. ".repeat(100));

describe("compress", () => {
  it("gives both forms of a text, each smaller and each the same text", async () => {
    const { br, gzip } = await compress(text, "text/html; charset=utf-8");
    expect(brotliDecompressSync(br!)).toEqual(text);
    expect(gunzipSync(gzip!)).toEqual(text);
    expect(Math.max(br!.length, gzip!.length)).toBeLessThan(text.length);
  });

  it.each([
    ["a picture", text, "image/webp"],
    ["a font", text, "font/woff2"],
    ["a few bytes", text.subarray(0, 100), "text/css"],
  ])("leaves %s alone", async (_, bytes, type) => {
    expect(await compress(bytes, type)).toEqual({ br: null, gzip: null });
  });
});
