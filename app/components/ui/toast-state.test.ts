import { describe, expect, it } from "vitest";
import { dismissToast, NO_TOASTS, showToast, TOAST_DURATION, TOAST_MEMORY } from "./toast-state";

const saved = { id: "a", title: "Changes Saved" };
const failed = { id: "b", title: "Save Failed", variant: "destructive" as const };

describe("toasts", () => {
  it("stand for the specified times", () => {
    expect([TOAST_DURATION, TOAST_MEMORY]).toEqual([5_000, 1_000_000]);
  });

  it("show one at a time: the newest takes the place", () => {
    const state = showToast(showToast(NO_TOASTS, saved, 0), failed, 10);
    expect(state.visible).toEqual(failed);
    expect(state.dismissed).toEqual([{ id: "a", at: 10 }]);
  });

  it("do not come up twice while they are remembered", () => {
    const gone = dismissToast(showToast(NO_TOASTS, saved, 0), "a", 5);
    expect(gone.visible).toBeNull();
    expect(showToast(gone, saved, 6)).toBe(gone);
  });

  it("leave the one that stands when another is dismissed late", () => {
    const state = showToast(showToast(NO_TOASTS, saved, 0), failed, 10);
    expect(dismissToast(state, "a", 20)).toBe(state);
  });

  it("forget dismissed ones after the specified time", () => {
    const gone = dismissToast(showToast(NO_TOASTS, saved, 0), "a", 0);
    expect(showToast(gone, failed, TOAST_MEMORY - 1).dismissed).toHaveLength(1);
    expect(showToast(gone, failed, TOAST_MEMORY).dismissed).toHaveLength(0);
  });

  it("keep their place when shown again", () => {
    const state = showToast(NO_TOASTS, saved, 0);
    expect(showToast(state, { ...saved }, 100)).toBe(state);
  });
});
