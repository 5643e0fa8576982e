import { describe, expect, it } from "vitest";
import { RETIRED_FILE_MS, type SiteState } from "~/published/edge-state";
import type { PublishedFile } from "~/published/manifest";
import { retireFiles } from "./retire-files";

const NOW = 1_800_000_000_000;
const file = (digit: string, immutable = true): PublishedFile => ({
  hash: digit.repeat(64),
  type: "text/css",
  size: 1,
  encodings: [],
  immutable,
});
const site = (files: SiteState["files"], retired: SiteState["retired"] = {}): SiteState => ({
  snapshotId: 1,
  files,
  retired,
});

describe("retireFiles", () => {
  it("keeps the hashed files of the snapshot that is replaced for a day, its pages not", () => {
    const previous = site({ "index.html": file("a", false), "assets/styles.1.css": file("b") });
    expect(retireFiles(previous, { "index.html": file("c", false) }, NOW)).toEqual({
      "assets/styles.1.css": { ...file("b"), until: NOW + RETIRED_FILE_MS },
    });
  });

  it("leaves out what is live again and what has had its day", () => {
    const retired = {
      "assets/old.css": { ...file("c"), until: NOW },
      "assets/back.css": { ...file("d"), until: NOW + 5 },
      "assets/kept.css": { ...file("e"), until: NOW + 5 },
    };
    const next = retireFiles(site({}, retired), { "assets/back.css": file("d") }, NOW);
    expect(next).toEqual({ "assets/kept.css": { ...file("e"), until: NOW + 5 } });
  });

  it("does not grow without end, and lets go of the oldest", () => {
    const retired = Object.fromEntries(
      Array.from({ length: 700 }, (_, index) => [`assets/${index}.css`, { ...file("f"), until: NOW + index + 1 }]),
    );
    const kept = Object.keys(retireFiles(site({}, retired), {}, NOW));
    expect(kept).toHaveLength(500);
    expect(kept).toContain("assets/699.css");
    expect(kept).not.toContain("assets/0.css");
  });

  it("has nothing to keep for a first snapshot", () => {
    expect(retireFiles(null, { "index.html": file("a", false) }, NOW)).toEqual({});
  });
});
