import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { BlobFiles } from "./blob-files";

let folder: string;
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), "blob-files-"))));
afterEach(() => rm(folder, { recursive: true }));

const one = { hash: "a".repeat(64), bytes: Buffer.from("plain"), br: Buffer.from("br"), gzip: null };
const two = { hash: "b".repeat(64), bytes: Buffer.from("other"), br: null, gzip: null };

it("keeps every form of a blob and tells what is absent", async () => {
  const files = new BlobFiles(folder);
  expect(await files.has(one.hash)).toBe(false);
  await files.write(one);
  expect(await files.has(one.hash)).toBe(true);
  expect((await files.read(one.hash, null))?.toString()).toBe("plain");
  expect((await files.read(one.hash, "br"))?.toString()).toBe("br");
  expect(await files.read(one.hash, "gzip")).toBeNull();
  expect(await files.stream(two.hash, null)).toBeNull();
});

it("takes the same blob from several writers at once and leaves no temporary file", async () => {
  const files = new BlobFiles(folder);
  await Promise.all(Array.from({ length: 8 }, () => files.write(one)));
  expect((await readdir(join(folder, "aa"))).sort()).toEqual([one.hash, `${one.hash}.br`]);
});

it("names each blob once, whatever forms it has", async () => {
  const files = new BlobFiles(folder);
  await Promise.all([files.write(one), files.write(two)]);
  const named: string[] = [];
  for await (const some of files.hashes()) named.push(...some);
  expect(named.sort()).toEqual([one.hash, two.hash]);
});

it("prunes what nobody wants and what a crash left behind", async () => {
  const files = new BlobFiles(folder);
  await Promise.all([files.write(one), files.write(two)]);
  await writeFile(join(folder, "aa", `${one.hash}.1-1.tmp`), "half");
  expect(await files.prune((hash) => hash === one.hash)).toBe(2);
  expect([await files.has(one.hash), await files.has(two.hash)]).toEqual([true, false]);
  expect(await readdir(join(folder, "aa"))).not.toContain(`${one.hash}.1-1.tmp`);
});
