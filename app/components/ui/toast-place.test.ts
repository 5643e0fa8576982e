import fc from "fast-check";
import { expect, it } from "vitest";
import { AT_FOOT, clearestPlace, type ToastPlace } from "./toast-place";

const DESK = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };
const ON_DESK = { width: 384, height: 70 };
const ON_PHONE = { width: 358, height: 70 };
type Box = ReturnType<typeof at>;
const at = (left: number, top: number, width = 120, height = 44) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const pressed = (controls: Box[], words: Box[] = []) => ({ controls, words });
const [RIGHT, LEFT] = [AT_FOOT, { side: "left", up: 0 }] satisfies ToastPlace[];

it.each([
  ["nothing", pressed([]), RIGHT],
  ["a button elsewhere", pressed([at(400, 300)]), RIGHT],
  ["a button at the foot", pressed([at(1000, 840)]), LEFT],
  ["a heading at the foot", pressed([], [at(1000, 840)]), LEFT],
  [
    "a button at one side and a heading at the other, everywhere",
    pressed([at(900, 0, 300, 900)], [at(20, 0, 300, 900)]),
    LEFT,
  ],
  ["buttons all along the foot", pressed([at(60, 820), at(1000, 820)]), { side: "right", up: 64 }],
  [
    "rows of links across a dialog below a picture",
    pressed([at(300, 600, 680, 280), at(940, 20, 40, 40)]),
    { side: "right", up: 288 },
  ],
])("on a desk, with %s", (_, around, place) => expect(clearestPlace(ON_DESK, DESK, around)).toEqual(place));

it.each([
  ["a button at the foot", [at(16, 780)], 48],
  ["buttons at the foot and at the head", [at(16, 780), at(16, 20)], 48],
  ["a button just above it", [at(16, 844 - 16 - 70 - 44)], 0],
])("on a phone, with %s", (_, controls, up) =>
  expect(clearestPlace(ON_PHONE, PHONE, pressed(controls))).toEqual({ side: "right", up }),
);

it.each([
  ["as clear as others", [], { side: "right", up: 400 }],
  ["covering what moved under it", [at(1100, 900 - 16 - 400 - 70)], AT_FOOT],
] as const)("keeps the place that it has, unless another is better: %s", (_, controls, place) =>
  expect(clearestPlace(ON_DESK, DESK, pressed([...controls]), { side: "right", up: 400 })).toEqual(place),
);

it("covers no control wherever a stripe of its height is free, and stays in the window", () =>
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(370), fc.nat(800)), { maxLength: 12 }),
      fc.integer({ min: 0, max: 640 }),
      (places, free) => {
        // Nothing reaches into the stripe, which has room for a toast at one of the places that are looked at.
        const controls = places
          .map(([left, top]) => at(left, top))
          .filter(({ top, bottom }) => bottom <= free || top >= free + 90);
        const { up } = clearestPlace(ON_PHONE, PHONE, pressed(controls));
        const top = PHONE.height - 16 - up - ON_PHONE.height;
        expect(top).toBeGreaterThanOrEqual(0);
        expect(top + ON_PHONE.height).toBeLessThanOrEqual(PHONE.height);
        expect(controls.filter((box) => box.top < top + ON_PHONE.height && top < box.bottom)).toEqual([]);
      },
    ),
  ));
