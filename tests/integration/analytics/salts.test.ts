import { describe, expect, it } from "vitest";
import { db } from "~/lib/db.server";
import { DAY_MS } from "~/lib/utc-day";
import { keepSalts } from "~/modules/edge/keep-salts.server";

const at = (time: string) => new Date(`${time}Z`);
const salts = async () => {
  const rows = await db.edgeState.findMany({ where: { key: { startsWith: "salt:" } }, orderBy: { key: "asc" } });
  return Object.fromEntries(
    rows.map(({ key, value }) => [key.slice(5), (value as { salt: string } | null)?.salt ?? null]),
  );
};
const seq = async () => (await db.edgeClock.findFirstOrThrow()).seq;

describe("the salts of visitors' ids", () => {
  it("are made a day ahead, once, however many workers do it", async () => {
    await Promise.all([1, 2, 3].map(() => keepSalts(at("2026-11-20T12:00:00"))));
    const made = await salts();
    expect(Object.keys(made)).toEqual(["2026-11-20", "2026-11-21"]);
    for (const salt of Object.values(made)) expect(Buffer.from(salt!, "base64")).toHaveLength(16);
    const before = await seq();
    await keepSalts(at("2026-11-20T23:59:59"));
    expect([await salts(), await seq()]).toEqual([made, before]);
  });

  it("are taken away 48 hours after their day began", async () => {
    const day = at("2026-11-25T00:00:00");
    await keepSalts(day);
    const salt = (await salts())["2026-11-25"];
    await keepSalts(new Date(day.getTime() + 2 * DAY_MS - 1));
    expect((await salts())["2026-11-25"]).toBe(salt);
    await keepSalts(new Date(day.getTime() + 2 * DAY_MS));
    expect(await salts()).toMatchObject({ "2026-11-20": null, "2026-11-25": null });
    expect((await salts())["2026-11-26"]).toEqual(expect.any(String));
  });
});
