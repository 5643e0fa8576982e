import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PublishedFile } from "~/published/manifest";
import { chooseEncoding, chooseFormat, entityTag, matchesTag, varyOf } from "./negotiate";

const BOTH = ["br", "gzip"] as const;

describe("chooseEncoding", () => {
  it.each([
    [undefined, null],
    ["", null],
    ["gzip, deflate, br", "br"],
    ["gzip, deflate", "gzip"],
    ["x-gzip", "gzip"],
    ["BR", "br"],
    ["br;q=0, gzip", "gzip"],
    ["br;q=0.2, gzip;q=0.9", "gzip"],
    ["*", "br"],
    ["*;q=0.5, br;q=0", "gzip"],
    ["identity, br;q=0.5", null],
    ["br;q=nonsense", null],
    ["deflate", null],
    ["*;q=0", null],
  ])("answers %j with %j", (header, expected) => {
    expect(chooseEncoding(header, BOTH)).toBe(expected);
  });

  it("never chooses a form that does not exist, whatever the header holds", () => {
    fc.assert(
      fc.property(fc.string(), (header) => {
        expect(chooseEncoding(header, [])).toBeNull();
        expect([null, "gzip"]).toContain(chooseEncoding(header, ["gzip"]));
      }),
    );
  });
});

describe("chooseFormat", () => {
  const avif = { hash: "b".repeat(64), size: 7 };
  const picture: PublishedFile = {
    hash: "a".repeat(64),
    type: "image/webp",
    size: 10,
    encodings: [],
    immutable: true,
    avif,
  };

  it.each([
    ["image/avif,image/webp,image/apng,*/*;q=0.8", true],
    ["image/avif", true],
    ["IMAGE/AVIF;q=0.5", true],
    ["image/avif;q=0.5, image/webp", false],
    ["image/avif;q=0, */*", false],
    ["image/webp,*/*", false],
    ["image/*", false],
    ["*/*", false],
    ["", false],
    [undefined, false],
  ])("answers %j with AVIF: %j", (header, expected) => {
    const chosen = chooseFormat(header, picture);
    expect(chosen.hash === avif.hash).toBe(expected);
    expect([chosen.type, chosen.size]).toEqual(expected ? ["image/avif", 7] : ["image/webp", 10]);
    expect(entityTag(chosen, null) === entityTag(picture, null)).toBe(!expected);
  });

  it("never chooses what is not there", () => {
    const { avif: _, ...alone } = picture;
    expect(chooseFormat("image/avif", alone)).toBe(alone);
    expect([varyOf(alone), varyOf(picture), varyOf({ ...alone, type: "font/woff2" })]).toEqual([
      "Accept",
      "Accept",
      null,
    ]);
  });
});

describe("entity tags", () => {
  const file: PublishedFile = { hash: "a".repeat(64), type: "text/css", size: 1, encodings: ["br"], immutable: true };
  const tag = entityTag(file, "br");

  it("differ between the forms of a file", () => {
    expect(new Set([tag, entityTag(file, null), entityTag(file, "gzip")]).size).toBe(3);
  });

  it.each([
    [tag, true],
    [`"other", ${tag}`, true],
    [`W/${tag}`, true],
    ["*", true],
    [entityTag(file, null), false],
    [tag.slice(1, -1), false],
    [undefined, false],
  ])("matches %j: %j", (header, expected) => {
    expect(matchesTag(header, tag)).toBe(expected);
  });
});
