import fc from "fast-check";
import { expect, it } from "vitest";
import type { SaveState } from "./editor-controls";
import { needsAnEye, saveWords } from "./save-words";

const STATES: SaveState[] = ["saved", "unsaved", "saving", "failed", "offline"];

it.each([
  ["saved", true, "Saved"],
  ["unsaved", true, "Unsaved"],
  ["saved", false, "Offline, all saved"],
  ["unsaved", false, "Offline, unsaved"],
  ["offline", false, "Kept here until online"],
] as const)("says %s shortly, online: %s", (state, isOnline, words) =>
  expect(saveWords(state, isOnline).short).toBe(words),
);

it("is never longer in short, and never silent", () =>
  fc.assert(
    fc.property(fc.constantFrom(...STATES), fc.boolean(), (state, isOnline) => {
      const { whole, short } = saveWords(state, isOnline);
      expect(short.length).toBeGreaterThan(0);
      expect(short.length).toBeLessThanOrEqual(whole.length);
    }),
  ));

it("marks what waits and a missing network, and nothing that is well", () => {
  expect(STATES.filter((state) => needsAnEye(state, true))).toEqual(["unsaved", "failed", "offline"]);
  expect(STATES.filter((state) => needsAnEye(state, false))).toEqual(STATES);
});
