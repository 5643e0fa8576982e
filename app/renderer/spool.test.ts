import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { UnavailableError } from "~/lib/errors";
import { Spool } from "./spool";
import { SqliteFile } from "~/lib/sqlite-file";

let folder: string;
let path: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "spool-"));
  path = join(folder, "spool.db");
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

const at = new Date("2026-11-21T10:00:00Z");
const form = (number: number) => ({ deploymentId: 1, data: { message: `No. ${number}, "quoted", ünïcode \u0007` } });
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

describe("Spool", () => {
  it("holds what was appended over a restart, in the order in which it came, and forgets what is removed", async () => {
    const first = await Spool.open(path);
    const ulids = await Promise.all(numbers(5).map((number) => first.append("form", form(number), at)));
    expect([...new Set(ulids)].sort()).toEqual(ulids);
    expect(await first.waiting()).toEqual({ rows: 5, since: at.toISOString() });
    await first.close();
    const second = await Spool.open(path);
    const rows = await second.first(3);
    expect(rows.map(({ ulid, kind, payload, receivedAt }) => [ulid, kind, JSON.parse(payload), receivedAt])).toEqual(
      numbers(3).map((number) => [ulids[number], "form", form(number), at.getTime()]),
    );
    await second.remove(rows);
    expect((await second.first(9)).map(({ ulid }) => ulid)).toEqual(ulids.slice(3));
    await second.remove(await second.first(9));
    expect(await second.waiting()).toEqual({ rows: 0, since: null });
    await second.close();
  });

  it("commits what comes in one moment together, each answered after it", async () => {
    const spool = await Spool.open(path);
    const commits = vi.spyOn(SqliteFile.prototype, "run");
    const [first, ...others] = numbers(500).map((number) => spool.append("hit", form(number), at));
    await first;
    expect(await spool.first(1_000)).toHaveLength(500);
    await Promise.all(others);
    expect(commits.mock.calls.length).toBeLessThanOrEqual(3);
    await spool.close();
  });

  it("refuses what it has no room for, hits before forms, and takes on once there is room", async () => {
    const spool = await Spool.open(path, 4_000);
    const hits = await Promise.allSettled(numbers(40).map((number) => spool.append("hit", form(number), at)));
    const taken = hits.filter(({ status }) => status === "fulfilled").length;
    expect(taken).toBeGreaterThan(5);
    expect(hits.filter((hit) => hit.status === "rejected" && hit.reason instanceof UnavailableError)).toHaveLength(
      40 - taken,
    );
    await spool.append("form", form(1), at);
    const forms = await Promise.allSettled(numbers(40).map((number) => spool.append("form", form(number), at)));
    expect(forms.some(({ status }) => status === "rejected")).toBe(true);
    expect((await spool.waiting()).rows).toBe((await spool.first(1_000)).length);
    await spool.close();
    const again = await Spool.open(path, 4_000);
    await expect(again.append("hit", form(0), at)).rejects.toThrow(UnavailableError);
    await again.remove(await again.first(1_000));
    await again.append("hit", form(0), at);
    await again.close();
  });

  it("refuses what the disk does not take, and loses nothing that it took", async () => {
    const spool = await Spool.open(path);
    await spool.append("form", form(0), at);
    const failing = vi
      .spyOn(SqliteFile.prototype, "run")
      .mockRejectedValueOnce(Object.assign(new Error("disk full"), { code: "SQLITE_FULL" }));
    await expect(spool.append("form", form(1), at)).rejects.toThrow(UnavailableError);
    failing.mockRestore();
    await spool.append("form", form(2), at);
    expect((await spool.first(9)).map(({ payload }) => JSON.parse(payload))).toEqual([form(0), form(2)]);
    await spool.close();
  });
});

describe("a damaged spool", () => {
  const setAside = async () => (await readdir(folder)).filter((name) => /^spool-damaged-.*\.db$/.test(name));

  it("is set aside at start, with all that it holds", async () => {
    const content = "no database at all. ".repeat(500);
    await writeFile(path, content);
    const spool = await Spool.open(path);
    await spool.append("form", form(1), at);
    expect(await spool.first(9)).toHaveLength(1);
    await spool.close();
    const [name] = await setAside();
    expect(await readFile(join(folder, name!), "utf8")).toBe(content);
  });

  it("is found by a look into it", async () => {
    const before = await Spool.open(path);
    await Promise.all(numbers(300).map((number) => before.append("form", form(number), at)));
    await before.close();
    await truncate(path, 8_192);
    const spool = await Spool.open(path);
    expect(await spool.waiting()).toEqual({ rows: 0, since: null });
    expect(await setAside()).toHaveLength(1);
    await spool.close();
  });

  it("is replaced while it runs, once for all who find it", async () => {
    const spool = await Spool.open(path);
    await spool.append("form", form(0), at);
    const damage = Object.assign(new Error("malformed"), { code: "SQLITE_CORRUPT" });
    vi.spyOn(SqliteFile.prototype, "all").mockRejectedValueOnce(damage).mockRejectedValueOnce(damage);
    expect(await Promise.all([spool.first(9), spool.first(9)])).toEqual([[], []]);
    await spool.append("form", form(1), at);
    expect((await spool.first(9)).map(({ payload }) => JSON.parse(payload))).toEqual([form(1)]);
    expect(await setAside()).toHaveLength(1);
    await spool.close();
  });
});

it("refuses what would wait in memory beyond its bound, and keeps all that it took", async () => {
  const spool = await Spool.open(path);
  const payload = { text: "x".repeat(1024 * 1024) };
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => spool.append("form", payload, new Date())));
  const taken = results.filter(({ status }) => status === "fulfilled").length;
  expect(taken).toBe(15);
  expect((await spool.waiting()).rows).toBe(taken);
  await expect(spool.append("form", payload, new Date())).resolves.toMatch(/^[0-9A-Z]{26}$/);
  await spool.close();
});
