import { describe, expect, it } from "vitest";
import { findChromium, NoChromium } from "./find-chromium.server";

describe("findChromium", () => {
  it("takes the program that is named, and no other", () => {
    expect(findChromium(process.execPath)).toBe(process.execPath);
    expect(() => findChromium("/nowhere/chromium")).toThrow(new NoChromium("There is no program at /nowhere/chromium"));
  });
  it("says that there is none on PATH", () => {
    if (process.platform === "darwin") return;
    expect(() => findChromium(undefined, "")).toThrow(NoChromium);
    expect(() => findChromium(undefined, "/nowhere:/nor/here")).toThrow("There is no Chromium on PATH");
  });
});
