import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isWithinLimits, HOUR_MS, limitKeys, MINUTE_MS, type Limited } from "./limit-key";

const saltOf = (day: string) => Buffer.from(day.padEnd(16));
const lead = (of: string): Limited => ({ what: "lead", of: [of], allowed: [{ most: 1, spanMs: HOUR_MS }] });
const noon = new Date("2026-11-20T12:00:00Z");

describe("the keys of a limit", () => {
  it("are those of today and of the day before, so that midnight frees nobody", () => {
    const [today, before] = limitKeys(saltOf, lead("192.0.2.7"), noon);
    expect(limitKeys(saltOf, lead("192.0.2.7"), new Date("2026-11-21T00:00:00Z"))[1]).toBe(today);
    expect(limitKeys(saltOf, lead("192.0.2.7"), new Date("2026-11-19T23:59:59.999Z"))[0]).toBe(before);
    expect(limitKeys(saltOf, lead("192.0.2.7"), new Date("2026-11-22T00:00:00Z"))).not.toContain(today);
  });

  it("go without the day before where its salt is destroyed", () => {
    expect(limitKeys((day) => (day === "2026-11-20" ? saltOf(day) : null), lead("192.0.2.7"), noon)).toHaveLength(1);
  });

  it("say nothing of whom they are, and differ by what, whom and salt", () => {
    const keyOf = (limit: Limited, salt = saltOf) => limitKeys(salt, limit, noon)[0]!;
    const keys = [
      keyOf(lead("192.0.2.7")),
      keyOf(lead("192.0.2.8")),
      keyOf({ ...lead("192.0.2.7"), what: "report" }),
      keyOf(lead("192.0.2.7"), () => Buffer.alloc(16)),
    ];
    expect(new Set(keys).size).toBe(4);
    for (const key of keys) expect(key).toMatch(/^[\w-]{22}$/);
    expect(keyOf({ ...lead(""), of: ["a", "bc"] })).not.toBe(keyOf({ ...lead(""), of: ["ab", "c"] }));
  });
});

it("has room for as many events as are allowed in any span, however they come", () => {
  const allowed = [
    { most: 6, spanMs: MINUTE_MS },
    { most: 40, spanMs: HOUR_MS },
  ];
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 40_000 }), { maxLength: 200 }), (gaps) => {
      const taken: number[] = [];
      let now = 0;
      for (const gap of gaps) if (isWithinLimits(allowed, taken, (now += gap))) taken.push(now);
      for (const { most, spanMs } of allowed) {
        for (const end of taken)
          expect(taken.filter((moment) => moment > end - spanMs && moment <= end).length).toBeLessThanOrEqual(most);
      }
    }),
  );
});
