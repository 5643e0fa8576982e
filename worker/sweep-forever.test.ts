import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { sweepForever } from "./sweep-forever";

const nobodyLost = { query: async () => [] };
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("looks again and again, whatever one look ends in", async () => {
  const onSweep = vi.fn().mockRejectedValueOnce(new Error("no answer")).mockResolvedValue(undefined);
  const stop = sweepForever(nobodyLost, onSweep);
  await vi.advanceTimersByTimeAsync(3_500);
  expect(onSweep).toHaveBeenCalledTimes(4);
  stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(onSweep).toHaveBeenCalledTimes(4);
});

it("begins no look after it was ended in the middle of one", async () => {
  let resolve!: () => void;
  const promise = new Promise<void>((done) => (resolve = done));
  const onSweep = vi.fn(() => promise);
  const stop = sweepForever(nobodyLost, onSweep);
  await vi.advanceTimersByTimeAsync(0);
  stop();
  resolve();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(onSweep).toHaveBeenCalledTimes(1);
});
