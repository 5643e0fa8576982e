import { expect, it } from "vitest";
import { machineUse, shareUsed } from "./machine-use";

it.each([
  [{ idle: 0, all: 0 }, { idle: 1000, all: 1000 }, 0],
  [{ idle: 500, all: 1000 }, { idle: 750, all: 2000 }, 0.75],
  [{ idle: 500, all: 1000 }, { idle: 500, all: 2000 }, 1],
  [{ idle: 500, all: 1000 }, { idle: 500, all: 1000 }, 0],
])("between %j and %j is %d", (before, after, share) => expect(shareUsed(before, after)).toBe(share));

it("is read from this machine", async () => {
  const share = await machineUse();
  expect(share).toBeGreaterThanOrEqual(0);
  expect(share).toBeLessThanOrEqual(1);
});
