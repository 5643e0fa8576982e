import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BoundedCache } from "./bounded-cache";

describe("BoundedCache", () => {
  it("lets go of what nobody asked for", () => {
    const cache = new BoundedCache<string, number>(3);
    for (const key of ["a", "b", "c", "d"]) cache.set(key, 1);
    // All had their turn; of those, only b is asked for before the next one leaves.
    expect([cache.get("a"), cache.get("b")]).toEqual([undefined, 1]);
    cache.set("e", 1);
    expect([cache.get("b"), cache.get("c")]).toEqual([1, undefined]);
  });

  it("does not hold what alone is too much, and keeps no older value instead", () => {
    const cache = new BoundedCache<string, number>(3);
    cache.set("a", 1, 2);
    cache.set("a", 2, 4);
    expect([cache.get("a"), cache.weight]).toEqual([undefined, 0]);
  });

  it("never holds more than its limit, and counts right", () => {
    const step = fc.record({
      key: fc.nat(9),
      weight: fc.nat(12),
      kind: fc.constantFrom("set", "set", "get", "delete"),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const cache = new BoundedCache<number, number>(20);
        for (const { key, weight, kind } of steps) {
          if (kind === "set") cache.set(key, weight, weight);
          else if (kind === "get") cache.get(key);
          else cache.delete(key);
          expect(cache.weight).toBeLessThanOrEqual(20);
        }
        const held = [...Array(10).keys()].map((key) => cache.get(key) ?? 0);
        expect(held.reduce((sum, weight) => sum + weight, 0)).toBe(cache.weight);
      }),
    );
  });
});
