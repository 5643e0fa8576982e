import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { Decrypter, Encrypter } from "age-encryption";
import fc from "fast-check";
import { unpackTar } from "modern-tar";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { opens, readArchive } from "./archive-reader";
import { ArchiveWriter } from "./archive-writer";
import { BackupError } from "./backup-error";

const PASSPHRASE = "correct horse battery staple";
const SEALING = { passphrase: PASSPHRASE, workFactor: 4 };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "plinth-archive-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

type Entries = Record<string, Uint8Array>;

async function write(path: string, entries: Entries): Promise<void> {
  const archive = ArchiveWriter.create(path, SEALING);
  for (const [name, bytes] of Object.entries(entries)) await archive.add(name, bytes);
  await archive.finish();
}

async function read(path: string, passphrase = PASSPHRASE): Promise<Entries> {
  const found: Entries = {};
  for await (const { name, bytes } of readArchive(path, passphrase)) found[name] = Buffer.concat(await collect(bytes));
  return found;
}

async function collect(bytes: AsyncIterable<Uint8Array>): Promise<Uint8Array[]> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of bytes) chunks.push(chunk);
  return chunks;
}

describe("an archive", () => {
  it("gives back what was put in, whatever it is", async () => {
    const names = fc.uniqueArray(fc.stringMatching(/^[a-z"._ü-]{1,150}$/), { maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(names, fc.uint8Array({ maxLength: 3000 }), async (given, bytes) => {
        const path = join(folder, randomBytes(8).toString("hex"));
        const entries = Object.fromEntries(
          given.map((name, index) => [`tables/${name}`, Buffer.from(bytes.subarray(index))]),
        );
        await write(path, entries);
        expect(await read(path)).toEqual(entries);
      }),
      { numRuns: 30 },
    );
  });

  it("divides what is long, and is no bigger in memory than a part of it", async () => {
    const chunk = randomBytes(1024 * 1024);
    const path = join(folder, "a");
    const archive = ArchiveWriter.create(path, SEALING);
    await archive.addParts(
      "tables/long",
      (async function* () {
        for (let count = 0; count < 10; count += 1) yield chunk;
      })(),
    );
    await archive.finish();
    const found = await read(path);
    expect(Object.keys(found)).toEqual(["tables/long/000001", "tables/long/000002", "tables/long/000003"]);
    expect(Buffer.concat(Object.values(found)).equals(Buffer.concat(Array.from({ length: 10 }, () => chunk)))).toBe(
      true,
    );
  });

  it("is for nobody else's eyes, and replaces no other", async () => {
    const path = join(folder, "a");
    await write(path, { a: Buffer.from("text that stands nowhere else") });
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(readFileSync(path, "latin1")).not.toContain("nowhere else");
    const before = readFileSync(path);
    await expect(write(path, { a: Buffer.from("b") })).rejects.toThrow();
    expect(readFileSync(path).equals(before)).toBe(true);
  });

  it("has no trace of a file that could not be opened", async () => {
    const path = join(folder, "a");
    const socket = createServer().listen(join(folder, "socket"));
    await once(socket, "listening");
    writeFileSync(join(folder, "b"), "one");
    const archive = ArchiveWriter.create(path, SEALING);
    await expect(archive.addFile("gone", join(folder, "gone"))).rejects.toMatchObject({ code: "ENOENT" });
    // It is there when it is looked at, and not when it is opened.
    await expect(archive.addFile("socket", join(folder, "socket"))).rejects.toMatchObject({ code: "ENXIO" });
    await archive.addFile("b", join(folder, "b"));
    await archive.finish();
    socket.close();
    expect(await read(path)).toEqual({ b: Buffer.from("one") });
  });

  it("is an age file, a gzip and a tar, for who has no Plinth", async () => {
    const path = join(folder, "a");
    await write(path, { "files/a": Buffer.from("one") });
    const decrypter = new Decrypter();
    decrypter.addPassphrase(PASSPHRASE);
    const [entry] = await unpackTar(gunzipSync(await decrypter.decrypt(readFileSync(path))));
    expect([entry!.header.name, Buffer.from(entry!.data!).toString()]).toEqual(["files/a", "one"]);
  });

  it("opens what another program of this format sealed", async () => {
    const path = join(folder, "a");
    const encrypter = new Encrypter();
    encrypter.setPassphrase(PASSPHRASE);
    encrypter.setScryptWorkFactor(4);
    writeFileSync(path, await encrypter.encrypt("something else"));
    expect([await opens(path, PASSPHRASE), await opens(path, "another passphrase")]).toEqual([true, false]);
  });

  it("says that the passphrase is another one, and that a file is no backup", async () => {
    const path = join(folder, "a");
    await write(path, { a: Buffer.from("a") });
    await expect(read(path, "another passphrase")).rejects.toThrow(new BackupError("The passphrase does not open a."));
    writeFileSync(join(folder, "b"), "no backup at all");
    await expect(read(join(folder, "b"))).rejects.toThrow(
      new BackupError("b is not a backup, or its beginning is damaged."),
    );
  });

  it("tells any byte that changed and any end that is missing", async () => {
    const path = join(folder, "a");
    await write(path, { a: randomBytes(100_000), b: randomBytes(100_000) });
    const whole = readFileSync(path);
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length - 1), fc.boolean(), async (at, isCut) => {
        const harmed = isCut ? whole.subarray(0, at) : Buffer.from(whole);
        if (!isCut) harmed[at]! ^= 1;
        writeFileSync(join(folder, "harmed"), harmed);
        await expect(read(join(folder, "harmed"))).rejects.toThrow(BackupError);
      }),
      { numRuns: 40 },
    );
  });

  it("leaves nothing when it is given up", async () => {
    const path = join(folder, "a");
    const archive = ArchiveWriter.create(path, SEALING);
    await archive.add("a", randomBytes(100_000));
    const reason = new Error("a table is gone");
    expect(await archive.abandon(reason)).toBe(reason);
    expect(() => statSync(path)).toThrow(/ENOENT/);
  });
});
