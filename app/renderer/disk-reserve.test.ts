import { mkdtemp, readdir, readlink, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DiskReserve } from "./disk-reserve";

let folder: string;
let path: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "reserve-"));
  path = join(folder, "spool.reserve");
});
afterEach(() => rm(folder, { recursive: true }));

/** The files that this process has open. */
const openFiles = async () =>
  Promise.all((await readdir("/proc/self/fd")).map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => "")));

describe("DiskReserve", () => {
  it("takes its room once, gives it free, and takes it again", async () => {
    const reserve = new DiskReserve(path, 3_000_000);
    expect(await reserve.release()).toBe(false);
    expect(await Promise.all([reserve.take(), reserve.take()])).toEqual([true, true]);
    const { size, blocks } = await stat(path);
    expect(size).toBe(3_000_000);
    expect(blocks * 512).toBeGreaterThanOrEqual(3_000_000);
    expect(await reserve.release()).toBe(true);
    expect(await readdir(folder)).toEqual([]);
    expect(await reserve.take()).toBe(true);
  });

  it.runIf(process.platform === "linux")(
    "keeps no file open, which would keep the room after it was given free",
    async () => {
      await new DiskReserve(path, 1_000_000).take();
      expect(await openFiles()).not.toContain(path);
    },
  );

  it("takes nothing where the disk would have less than as much left", async () => {
    expect(await new DiskReserve(path, Number.MAX_SAFE_INTEGER / 4).take()).toBe(false);
    expect(await readdir(folder)).toEqual([]);
  });
});
