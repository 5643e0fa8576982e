import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ByteCache } from "./byte-cache";

describe("ByteCache", () => {
  it("drops what was asked for longest ago", () => {
    const cache = new ByteCache(10);
    cache.set("a", Buffer.alloc(4));
    cache.set("b", Buffer.alloc(4));
    cache.get("a");
    cache.set("c", Buffer.alloc(4));
    expect([cache.get("a")?.length, cache.get("b"), cache.get("c")?.length]).toEqual([4, undefined, 4]);
  });

  it("never holds more than its budget and always knows how much", () => {
    const step = fc.record({ key: fc.constantFrom("a", "b", "c", "d"), size: fc.nat(14) });
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const cache = new ByteCache(10);
        for (const { key, size } of steps) {
          cache.set(key, Buffer.alloc(size));
          expect(cache.size).toBeLessThanOrEqual(10);
          expect(cache.get(key)?.length).toBe(size <= 10 ? size : undefined);
        }
        const held = ["a", "b", "c", "d"].map((key) => cache.get(key)?.length ?? 0);
        expect(held.reduce((sum, size) => sum + size, 0)).toBe(cache.size);
      }),
    );
  });
});
