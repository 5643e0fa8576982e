import { expect, it } from "vitest";
import { clearestPlace } from "./toast-place";

const DESK = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };
const ON_DESK = { width: 384, height: 70 };
const ON_PHONE = { width: 358, height: 70 };
const at = (left: number, top: number) => ({ left, top, right: left + 120, bottom: top + 44 });

it.each([
  ["nothing", [], "foot"],
  ["a button elsewhere", [at(400, 300)], "foot"],
  ["a button at the foot", [at(1000, 840)], "foot-left"],
  ["buttons all along the foot", [at(60, 840), at(1000, 840)], "head"],
  [
    "buttons everywhere, the fewest at the head",
    [at(60, 820), at(200, 820), at(950, 820), at(1100, 820), at(1100, 20)],
    "head",
  ],
  ["as many everywhere", [at(60, 840), at(1000, 840), at(1100, 20)], "foot"],
])("on a desk, with %s", (_, controls, place) => expect(clearestPlace(ON_DESK, DESK, controls)).toBe(place));

it.each([
  ["a button at the foot", [at(16, 780)], "head"],
  ["buttons at the foot and at the head", [at(16, 780), at(16, 20)], "upper"],
  ["a button just above it", [at(16, 844 - 16 - 70 - 44)], "foot"],
])("on a phone, with %s", (_, controls, place) => expect(clearestPlace(ON_PHONE, PHONE, controls)).toBe(place));

it.each([
  ["as clear as others", [], "head"],
  ["covering what moved under it", [at(1100, 20)], "foot"],
] as const)("keeps the place that it has, unless another is better: %s", (_, controls, place) =>
  expect(clearestPlace(ON_DESK, DESK, controls, "head")).toBe(place),
);
