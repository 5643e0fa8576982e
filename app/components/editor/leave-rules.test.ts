import { describe, expect, it } from "vitest";
import { leavesEdits } from "./leave-rules";

const at = (path: string) => new URL(path, "http://localhost");

describe("leavesEdits", () => {
  it.each([
    ["/analysis/4?edit=true", "/dashboard", true],
    ["/analysis/4?edit=true", "/analysis/5?edit=true", true],
    ["/dashboard?analysis=4&edit=true", "/dashboard", true],
    ["/analysis/4?edit=true", "/analysis/4?edit=true&dialog=versions", true],
    ["/analysis/4?edit=true", "/analysis/4?edit=true&dialog=facts", true],
    ["/analysis/4?edit=true", "/analysis/4?edit=true&dialog=rename", false],
    ["/analysis/4?edit=true", "/analysis/4", false],
    ["/analysis/4?edit=true", "/analysis/4?edit=true&tab=design", false],
    ["/analysis/4?dialog=versions", "/analysis/4", false],
    ["/analysis/4?dialog=versions", "/analysis/4?dialog=versions&edit=true", false],
  ])("%s to %s: %s", (from, to, expected) => expect(leavesEdits(at(from), at(to))).toBe(expected));
});
