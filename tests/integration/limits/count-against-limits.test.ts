import { expect, it } from "vitest";
import { db } from "~/lib/db.server";
import { HOUR_MS, type Limited } from "~/lib/limit-key";
import { DAY_MS } from "~/lib/utc-day";
import { keepSalts } from "~/modules/edge/keep-salts.server";
import { forgetCounts } from "~/modules/limits/forget-counts.server";
import { countAgainstLimits } from "~/modules/limits/count-against-limits.server";

const limit = (of: string, most: number, spanMs = HOUR_MS): Limited => ({
  what: "test",
  of: [of],
  allowed: [{ most, spanMs }],
});
const at = (time: string) => new Date(`2026-11-${time}Z`);

it("lets as many through as are allowed, however many come at once", async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => countAgainstLimits([limit("crowd", 5)])));
  expect(answers.filter(Boolean)).toHaveLength(5);
});

it("counts nothing where one of several limits is full", async () => {
  expect(await countAgainstLimits([limit("full", 1)])).toBe(true);
  expect(await countAgainstLimits([limit("free", 1), limit("full", 1)])).toBe(false);
  expect(await countAgainstLimits([limit("free", 1)])).toBe(true);
});

it("counts an event once, so that a job can be tried again", async () => {
  const answers = [];
  for (const event of ["one", "one", "two"]) answers.push(await countAgainstLimits([limit("job", 1)], event));
  expect(answers).toEqual([true, true, false]);
});

it("reaches over midnight, as far as its span", async () => {
  await keepSalts(at("20T12:00:00"));
  const day = [limit("daily", 1, DAY_MS)];
  expect(await countAgainstLimits(day, "one", at("20T23:59:00"))).toBe(true);
  expect(await countAgainstLimits(day, "two", at("21T23:58:59"))).toBe(false);
  expect(await countAgainstLimits(day, "three", at("21T23:59:00"))).toBe(true);
});

it("forgets after a day", async () => {
  const [fresh, old] = [new Date(), new Date(Date.now() - DAY_MS - 1_000)];
  await db.limitEvent.createMany({
    data: [
      { key: "k", event: "fresh", at: fresh },
      { key: "k", event: "old", at: old },
    ],
  });
  await forgetCounts();
  expect((await db.limitEvent.findMany({ where: { key: "k" } })).map(({ event }) => event)).toEqual(["fresh"]);
});
