import { describe, expect, it } from "vitest";
import { wcagContrast } from "culori";
import { PRESET_COLORS } from "~/modules/site/choices";
import { textOn } from "./text-on";

describe("textOn", () => {
  it.each([
    ["#000000", "#ffffff"],
    ["#FFFFFF", "#000000"],
    ["#777777", "#000000"],
    ["#0E5A8A", "#ffffff"],
  ])("on %s is %s", (color, text) => expect(textOn(color)).toBe(text));

  it.each(PRESET_COLORS)("is readable on $name", ({ value }) => {
    expect(wcagContrast(textOn(value), value)).toBeGreaterThanOrEqual(4.5);
  });
});
