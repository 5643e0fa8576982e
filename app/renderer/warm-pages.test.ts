import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { PublishedFile } from "~/published/manifest";
import { BlobFiles } from "./blob-files";
import { blobName, BlobSource } from "./blob-source";
import { warmPages } from "./warm-pages";

let folder: string;
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), "warm-pages-"))));
afterEach(() => rm(folder, { recursive: true }));

const hashes = ["a", "b", "c"].map((digit) => digit.repeat(64));
const page = (hash: string): PublishedFile => ({
  hash,
  type: "text/html",
  size: 1_000,
  encodings: ["br", "gzip"],
  immutable: false,
});

async function* pagesOf(all: string[]) {
  yield* all.map(page);
}

async function warm(budgetBytes: number) {
  const files = new BlobFiles(folder);
  for (const hash of hashes)
    await files.write({ hash, bytes: Buffer.alloc(1_000), br: Buffer.alloc(100), gzip: Buffer.alloc(200) });
  const blobs = new BlobSource(files, budgetBytes, () => undefined);
  await warmPages(pagesOf(hashes), blobs);
  return (["br", "gzip", null] as const).map(
    (encoding) => hashes.filter((hash) => blobs.held(blobName(hash, encoding))).length,
  );
}

it("holds the form that browsers take of every site's first page", async () => {
  expect(await warm(10_000)).toEqual([3, 0, 0]);
});

it("pushes nothing out for a page more", async () => {
  expect(await warm(200)).toEqual([2, 0, 0]);
});
