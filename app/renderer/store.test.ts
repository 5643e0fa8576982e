import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { EdgeStore, type EdgeRow } from "./store";

let folder: string;
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), "edge-store-"))));
afterEach(() => rm(folder, { recursive: true }));

const epoch = "0b6f3c1e-6a2f-4c39-9a3f-6f7a2f1d5a01";

async function load(store: EdgeStore) {
  const rows: EdgeRow[] = [];
  for await (const page of store.rows()) rows.push(...page);
  return { position: await store.position(), rows };
}

describe("EdgeStore", () => {
  it("holds what was applied over a restart, deletions and its name included", async () => {
    const first = await EdgeStore.open(join(folder, "sites.db"));
    expect(await load(first)).toEqual({ position: null, rows: [] });
    expect(await first.rendererName(() => "one")).toBe("one");
    await first.apply({
      seq: 3,
      epoch,
      whole: true,
      rows: [
        { key: "a", value: "1" },
        { key: "b", value: "2" },
      ],
    });
    await first.apply({
      seq: 4,
      epoch,
      whole: false,
      rows: [
        { key: "a", value: null },
        { key: "b", value: "3" },
      ],
    });
    await first.close();
    const second = await EdgeStore.open(join(folder, "sites.db"));
    expect(await load(second)).toEqual({ position: { seq: 4, epoch }, rows: [{ key: "b", value: "3" }] });
    expect(await second.rendererName(() => "two")).toBe("one");
    await second.apply({ seq: 1, epoch, whole: true, rows: [{ key: "c", value: "4" }] });
    expect((await load(second)).rows).toEqual([{ key: "c", value: "4" }]);
    await second.close();
  });

  it("gives all rows of many, each once", async () => {
    const store = await EdgeStore.open(join(folder, "sites.db"));
    const rows = Array.from({ length: 2_500 }, (_, number) => ({
      key: `host:${String(number).padStart(5, "0")}`,
      value: "{}",
    }));
    await store.apply({ seq: 1, epoch, whole: true, rows });
    expect((await load(store)).rows).toEqual(rows);
    await store.close();
  });

  it("applies a change as a whole or not at all", async () => {
    const store = await EdgeStore.open(join(folder, "sites.db"));
    await store.apply({ seq: 1, epoch, whole: true, rows: [{ key: "a", value: "1" }] });
    const broken = { key: null as unknown as string, value: "2" };
    await expect(store.apply({ seq: 2, epoch, whole: true, rows: [{ key: "b", value: "2" }, broken] })).rejects.toThrow(
      /NOT NULL/,
    );
    expect(await load(store)).toEqual({ position: { seq: 1, epoch }, rows: [{ key: "a", value: "1" }] });
    await store.close();
  });

  it("starts anew over a file that is no database", async () => {
    await writeFile(join(folder, "sites.db"), "this is not a database, and long enough to be looked at. ".repeat(40));
    const store = await EdgeStore.open(join(folder, "sites.db"));
    expect(await load(store)).toEqual({ position: null, rows: [] });
    await store.close();
  });
});
