import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { saltKey } from "~/published/edge-state";
import { HOUR_MS, MINUTE_MS } from "~/lib/limit-key";
import { LimitCounts } from "./limit-counts";
import { MessageLimits } from "./limit-messages";
import { Salts } from "./salts";

let folder: string;
let path: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "limit-counts-"));
  path = join(folder, "limits.db");
});
afterEach(() => rm(folder, { recursive: true }));

const twice = (...keys: string[]) => [{ keys, allowed: [{ most: 2, spanMs: MINUTE_MS }] }];

describe("LimitCounts", () => {
  it("counts over a restart, and forgets after the span", async () => {
    const now = Date.now();
    const first = await LimitCounts.open(path);
    expect([1, 2, 3].map(() => first.take(twice("a"), now))).toEqual([true, true, false]);
    await first.close();
    const second = await LimitCounts.open(path);
    expect([
      second.take(twice("a"), now),
      second.take(twice("b"), now),
      second.take(twice("a"), now + MINUTE_MS),
    ]).toEqual([false, true, true]);
    await second.close();
  });

  it("counts a key with the one it had before, and nothing when one of several is full", async () => {
    const counts = await LimitCounts.open(path);
    counts.take(twice("yesterday"), 0);
    expect([1, 2].map(() => counts.take(twice("today", "yesterday"), 1))).toEqual([true, false]);
    expect(counts.take([...twice("other"), ...twice("today", "yesterday")], 1)).toBe(false);
    expect([1, 2].map(() => counts.take(twice("other"), 1))).toEqual([true, true]);
    await counts.close();
  });

  it("leaves nothing in its file of what is longer ago than an hour", async () => {
    const counts = await LimitCounts.open(path);
    counts.take(twice("long-ago"), Date.now() - HOUR_MS);
    await counts.close();
    expect(await readFile(path, "latin1")).toContain("long-ago");
    await (await LimitCounts.open(path)).close();
    expect(await readFile(path, "latin1")).not.toContain("long-ago");
  });

  it("begins anew with a damaged file, and counts in memory where none can be written", async () => {
    await writeFile(path, "no database".repeat(1_000));
    const counts = await LimitCounts.open(path);
    expect(counts.take(twice("a"), 0)).toBe(true);
    await counts.close();
    expect([1, 2].map(() => counts.take(twice("a"), 0))).toEqual([true, false]);
    await counts.saved();
  });
});

describe("MessageLimits", () => {
  const senders = Array.from({ length: 60 }, (_, number) => `198.51.100.${number}`);
  async function open() {
    const salts = new Salts();
    salts.apply(
      ["2026-11-20", "2026-11-21"].map((day) => ({
        key: saltKey(day),
        value: JSON.stringify({ salt: btoa(day.padEnd(16)) }),
      })),
      true,
    );
    const counts = await LimitCounts.open(path);
    return { counts, limits: new MessageLimits(counts, salts) };
  }
  const at = (time: string) => new Date(`2026-11-${time}Z`);

  it("are of one /64 of IPv6, go on over midnight, and are each account's own", async () => {
    const { counts, limits } = await open();
    const take = (account: string, sender: string, time = "20T23:59:30") => limits.take(account, sender, at(time));
    for (let number = 1; number <= 6; number += 1) expect(await take("rose", `2001:db8:0:1::${number}`)).toBe(true);
    expect(await take("rose", "2001:db8:0:1:ffff::1")).toBe(false);
    expect(await take("rose", "2001:db8:0:1::9", "21T00:00:10")).toBe(false);
    expect(await take("rose", "2001:db8:0:1::9", "21T00:00:30")).toBe(true);
    expect(await take("rose", "2001:db8:0:2::1")).toBe(true);
    expect(await take("ada", "2001:db8:0:1::1")).toBe(true);
    await counts.close();
    expect(await readFile(path, "latin1")).not.toContain("2001:db8");
  });

  it("let an account have 300 in an hour, whoever sends them", async () => {
    const { counts, limits } = await open();
    const answers: boolean[] = [];
    for (let round = 0; round < 5; round += 1)
      for (const sender of senders) answers.push(await limits.take("rose", sender, at("20T12:00:00")));
    expect(answers).toEqual(Array(300).fill(true));
    expect(await limits.take("rose", "203.0.113.1", at("20T12:59:59"))).toBe(false);
    expect(await limits.take("ada", "203.0.113.1", at("20T12:59:59"))).toBe(true);
    await counts.close();
  });
});
