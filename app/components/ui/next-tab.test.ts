import { expect, it } from "vitest";
import { nextTab } from "./next-tab";

it.each([
  ["a", "ArrowRight", "b"],
  ["c", "ArrowRight", "a"],
  ["a", "ArrowLeft", "c"],
  ["b", "Home", "a"],
  ["b", "End", "c"],
  ["b", "Enter", null],
])("from %s by %s to %s", (active, key, expected) => {
  expect(nextTab(["a", "b", "c"], active, key)).toBe(expected);
});
