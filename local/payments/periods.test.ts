import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addMonths, periodEnd } from "./periods";

const seconds = (iso: string) => Date.parse(iso) / 1000;

describe("periodEnd", () => {
  it.each([
    ["2026-01-31T10:00:00Z", "2026-01-31T10:00:00Z", "2026-02-28T10:00:00Z"],
    ["2026-01-31T10:00:00Z", "2026-02-28T10:00:00Z", "2026-03-31T10:00:00Z"],
    ["2027-12-30T00:00:00Z", "2028-01-30T00:00:00Z", "2028-02-29T00:00:00Z"],
    ["2026-11-21T23:59:59Z", "2026-12-21T23:59:59Z", "2027-01-21T23:59:59Z"],
  ])("anchored at %s, from %s to %s", (anchor, start, end) => {
    expect(periodEnd(seconds(anchor), seconds(start))).toBe(seconds(end));
  });

  it("follows without a gap, 28 to 31 days at a time, on the anchor's day where the month has it", () => {
    const moment = fc.integer({ min: seconds("2020-01-01T00:00:00Z"), max: seconds("2030-01-01T00:00:00Z") });
    fc.assert(
      fc.property(moment, fc.integer({ min: 0, max: 30 }), (anchor, months) => {
        const start = addMonths(anchor, months);
        const days = (periodEnd(anchor, start) - start) / 86_400;
        expect(days).toBeGreaterThanOrEqual(28);
        expect(days).toBeLessThanOrEqual(31);
        expect(periodEnd(anchor, start)).toBe(addMonths(anchor, months + 1));
      }),
    );
  });
});
