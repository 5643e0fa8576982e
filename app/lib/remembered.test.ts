import { expect, it, vi } from "vitest";
import { remembered } from "./remembered";

it("makes each answer once, also one that says nothing", () => {
  const make = vi.fn((key: string) => (key === "none" ? undefined : key.toUpperCase()));
  const answer = remembered(make);
  expect(["a", "none", "a", "none"].map(answer)).toEqual(["A", undefined, "A", undefined]);
  expect(make).toHaveBeenCalledTimes(2);
});

it("keeps no more answers than it may", () => {
  const make = vi.fn((key: number) => key * 2);
  const answer = remembered(make, 2);
  expect([1, 2, 3, 3, 1].map(answer)).toEqual([2, 4, 6, 6, 2]);
  expect(make.mock.calls.flat()).toEqual([1, 2, 3, 1]);
});
