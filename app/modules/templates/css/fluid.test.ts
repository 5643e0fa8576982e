import { describe, expect, it } from "vitest";
import { fluid, typeTokens } from "./fluid";

/** What `clamp(a, b + c vw, d)` comes to at a window width, in pixels. */
function at(value: string, width: number): number {
  const [min = 0, start = 0, slope = 0, max = 0] = (value.match(/-?[\d.]+/g) ?? []).map(Number);
  return Math.min(Math.max(min * 16, start * 16 + (slope * width) / 100), max * 16);
}

describe("fluid", () => {
  it("runs from the small size on a phone to the large one on a desk", () => {
    const value = fluid(17, 84);
    expect([320, 360, 1360, 2000].map((width) => Math.round(at(value, width)))).toEqual([17, 17, 84, 84]);
    expect(at(value, 860)).toBeCloseTo((17 + 84) / 2, 0);
  });

  it("is a plain length when nothing grows", () => expect(fluid(24, 24)).toBe("1.5rem"));

  it("keeps the smallest step readable", () => {
    const tokens = typeTokens({ base: [16, 16], ratio: [1.5, 1.5] }, false);
    expect(tokens["--step--2"]).toBe("0.8125rem");
  });
});
