import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { versionTitle } from "./version-title";

describe("versionTitle", () => {
  it("is the request on one line", () => expect(versionTitle(" Make it\n  blue ")).toBe("Make it blue"));
  it("is cut at a word where it is long", () => {
    expect(versionTitle(`${"word ".repeat(15)}another-long-one and more`)).toBe(`${"word ".repeat(15).trim()}…`);
    expect(versionTitle("x".repeat(100))).toBe(`${"x".repeat(80)}…`);
  });
  it("can always be kept", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 300 }), (message) => {
        const title = versionTitle(message);
        expect(title.length).toBeLessThanOrEqual(81);
        expect(/\p{Surrogate}/u.test(title)).toBe(false);
      }),
    );
  });
});
