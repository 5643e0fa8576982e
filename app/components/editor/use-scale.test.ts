import { describe, expect, it } from "vitest";
import { DESK_WIDTH, scaleFor } from "./use-scale";

describe("the scale of the preview", () => {
  it.each([
    [1280, 1],
    [1600, 1],
    [640, 0.5],
    [390, 1],
  ])("is for %d px of room %d", (width, scale) => expect(scaleFor(width)).toBe(scale));

  it("fills the room with a desk's width", () => {
    for (let width = 600; width < DESK_WIDTH; width++) expect(scaleFor(width) * DESK_WIDTH).toBeCloseTo(width);
  });
});
