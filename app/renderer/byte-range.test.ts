import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseRange } from "./byte-range";

describe("parseRange", () => {
  it.each([
    ["bytes=0-0", { start: 0, end: 0 }],
    ["bytes=10-", { start: 10, end: 99 }],
    ["Bytes= 90 - 200", { start: 90, end: 99 }],
    ["bytes=-10", { start: 90, end: 99 }],
    ["bytes=-1000", { start: 0, end: 99 }],
    ["bytes=100-", "unsatisfiable"],
    ["bytes=-0", "unsatisfiable"],
    ["bytes=9-8", null],
    ["bytes=-", null],
    ["bytes=0-1,5-6", null],
    ["items=0-1", null],
    ["", null],
  ])("reads %j", (header, expected) => {
    expect(parseRange(header, 100)).toEqual(expected);
  });

  it("never leaves the file", () => {
    const bound = fc.option(fc.nat(2_000), { nil: "" });
    fc.assert(
      fc.property(bound, bound, fc.nat(1_000), (first, last, size) => {
        const range = parseRange(`bytes=${first}-${last}`, size);
        if (range === null || range === "unsatisfiable") return;
        expect(range.start).toBeGreaterThanOrEqual(0);
        expect(range.end).toBeGreaterThanOrEqual(range.start);
        expect(range.end).toBeLessThan(size);
      }),
    );
  });
});
