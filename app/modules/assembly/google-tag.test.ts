import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { googleTag } from "./google-tag";

/** The addresses that the tag loads in a page of this origin. */
function loadedAt(origin: string): string[] {
  const loaded: string[] = [];
  const document = { createElement: () => ({}), head: { appendChild: ({ src }: { src: string }) => loaded.push(src) } };
  const page = { self: { origin }, document, encodeURIComponent, window: {} as object };
  page.window = page;
  runInNewContext(googleTag("G-ABC123DEF4").replace(/<\/?script>/g, ""), page);
  return loaded;
}

describe("Google's tag", () => {
  it("is loaded on a host of the website's own", () => {
    expect(loadedAt("https://rose.example")).toEqual(["https://www.googletagmanager.com/gtag/js?id=G-ABC123DEF4"]);
  });

  it("stays off in a sandbox, as a preview is, also one of what was live", () => {
    expect(loadedAt("null")).toEqual([]);
  });
});
