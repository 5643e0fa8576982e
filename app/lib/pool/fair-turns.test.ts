import fc from "fast-check";
import { expect, it } from "vitest";
import { PoolBusyError } from "./cut-off";
import { FairTurns } from "./fair-turns";

/** Turns whose works end when they are told to; `begun` says whose began, in order. */
function held(slots: number, bounds = { mostWaiting: 1000, mostOfOne: 1000 }) {
  const turns = new FairTurns({ slots, ...bounds });
  const begun: string[] = [];
  const running: { owner: string; end(): void }[] = [];
  const ask = (owner: string) =>
    turns.take(owner, () => {
      begun.push(owner);
      return new Promise<void>((resolve) => running.push({ owner, end: resolve }));
    });
  /** Ends the work that runs longest, and lets what waits for that go on. */
  const endFirst = async () => {
    running.shift()!.end();
    await settled();
  };
  return { turns, begun, running, ask, endFirst };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

it("leaves a slot to others, however much one owner asks for", async () => {
  const { ask, begun } = held(3);
  for (let each = 0; each < 10; each += 1) void ask("greedy");
  await settled();
  expect(begun).toEqual(["greedy", "greedy"]);
  void ask("other");
  await settled();
  expect(begun).toEqual(["greedy", "greedy", "other"]);
});

it("has one owner at a time where there is one slot", async () => {
  const { ask, begun, endFirst } = held(1);
  void ask("a");
  void ask("b");
  await settled();
  expect(begun).toEqual(["a"]);
  await endFirst();
  expect(begun).toEqual(["a", "b"]);
});

it("serves those who wait by owner in turns", async () => {
  const { ask, begun, endFirst } = held(2);
  for (const owner of ["a", "a", "a", "a", "b", "b", "c", "c"]) void ask(owner);
  await settled();
  while (begun.length < 8) await endFirst();
  expect(begun.join("")).toBe("ababcaca");
});

it("passes the turn on when a work fails", async () => {
  const { turns } = held(1);
  await expect(turns.take("a", () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  await expect(turns.take("b", () => Promise.resolve("done"))).resolves.toBe("done");
});

it("says that it is busy to an owner with too much waiting, and not to others", async () => {
  const { ask, turns } = held(2, { mostWaiting: 3, mostOfOne: 2 });
  for (let each = 0; each < 3; each += 1) void ask("greedy");
  await expect(turns.take("greedy", () => Promise.resolve())).rejects.toBeInstanceOf(PoolBusyError);
  await expect(turns.take("other", () => Promise.resolve("done"))).resolves.toBe("done");
  void ask("b");
  void ask("b");
  await settled();
  await expect(turns.take("c", () => Promise.resolve())).rejects.toBeInstanceOf(PoolBusyError);
});

it("keeps all of it whatever is asked for and ends, in any order", async () => {
  const step = fc.oneof(fc.constantFrom("a", "b", "c", "d"), fc.constant(null));
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 4 }), fc.array(step, { maxLength: 40 }), async (slots, steps) => {
      const { ask, begun, running, endFirst } = held(slots);
      let asked = 0;
      for (const owner of steps) {
        if (owner === null) {
          if (running.length > 0) await endFirst();
        } else {
          asked += 1;
          void ask(owner);
          await settled();
        }
        expect(running.length).toBeLessThanOrEqual(slots);
        for (const each of ["a", "b", "c", "d"]) {
          expect(running.filter(({ owner }) => owner === each).length).toBeLessThanOrEqual(Math.max(1, slots - 1));
        }
      }
      while (running.length > 0) await endFirst();
      expect(begun).toHaveLength(asked);
    }),
    { numRuns: process.env.FULL ? 500 : 50 },
  );
});
