import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { freeSlug, slugOf } from "./slug";

describe("slugOf", () => {
  it.each([
    ["Opening hours in May", "opening-hours-in-may"],
    ["  Crème brûlée, again! ", "creme-brulee-again"],
    ["Größe & Maß", "grosse-mass"],
    ["Rose's 3rd year", "roses-3rd-year"],
    ["مرحبا بالعالم", "مرحبا-بالعالم"],
    ["हिन्दी लेख", "हिन्दी-लेख"],
    ["İstanbul'da", "istanbulda"],
    ["../../etc/passwd", "etc-passwd"],
    ["<script>alert(1)</script>", "script-alert-1-script"],
    ["!?", "post"],
    ["🎂", "post"],
  ])("%s", (title, slug) => expect(slugOf(title, "post")).toBe(slug));

  it("keeps whole words as long as they fit", () => {
    expect(slugOf(`${"word ".repeat(30)}`, "post")).toBe(Array(16).fill("word").join("-"));
    expect(slugOf("x".repeat(200), "post")).toBe("x".repeat(80));
  });

  it("is one part of an address, whatever the title, and its own slug", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 300 }), (title) => {
        const slug = slugOf(title, "post");
        expect(slug).toMatch(/^[\p{L}\p{M}\p{N}]+(-[\p{L}\p{M}\p{N}]+)*$/u);
        expect(decodeURIComponent(new URL(`https://a.example/${encodeURIComponent(slug)}`).pathname)).toBe(`/${slug}`);
      }),
    );
  });
});

describe("freeSlug", () => {
  it("adds the first number that nobody has", () => {
    expect(freeSlug("news", new Set())).toBe("news");
    expect(freeSlug("news", new Set(["news", "news-3"]))).toBe("news-2");
    expect(freeSlug("news", new Set(["news", "news-2", "news-3"]))).toBe("news-4");
  });
});
