import { describe, expect, it } from "vitest";
import type { SiteState } from "~/published/edge-state";
import { HeldSites } from "./held-sites";

const file = { hash: "a".repeat(64), type: "text/html", size: 1, encodings: [], immutable: false };
const site = (other: Partial<SiteState>): string => JSON.stringify({ snapshotId: 1, files: {}, retired: {}, ...other });

describe("a site", () => {
  it.each([
    ["with pages", { files: { "index.html": file } }, true],
    ["that its owner took offline", { closed: "unpublished" as const }, false],
    ["with a page of that name", { files: { closed: file } }, true],
    ["whose form says that word", { form: { lang: "en", successMessage: 'Is it "closed": "no"' } }, true],
  ])("%s is known to be open or closed", (_, other, isOpen) => {
    const sites = new HeldSites();
    sites.set(1, site(other));
    expect(sites.isOpen(1)).toBe(isOpen);
    // As the database spells it.
    sites.set(1, site(other).replaceAll('":', '": '));
    expect(sites.isOpen(1)).toBe(isOpen);
  });

  it("opens and closes with its row, and is gone with it", () => {
    const sites = new HeldSites();
    const seen = [site({ closed: "taken down" }), site({ files: { "index.html": file } }), null].map((text) => {
      sites.set(1, text);
      return [sites.isOpen(1), sites.get(1)?.closed ?? null, sites.count];
    });
    expect(seen).toEqual([
      [false, "taken down", 1],
      [true, null, 1],
      [false, null, 0],
    ]);
  });
});
