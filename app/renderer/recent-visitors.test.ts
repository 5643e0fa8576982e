import { expect, it } from "vitest";
import { RecentVisitors } from "./recent-visitors";

it("knows who was added within the span, by any of their ids", () => {
  const visitors = new RecentVisitors(1_000);
  visitors.add("rose", 0);
  visitors.add("ada", 500);
  expect([
    visitors.has(["rose"], 999),
    visitors.has([null, "rose"], 999),
    visitors.has(["rose"], 1_000),
    visitors.has(["ada"], 1_000),
  ]).toEqual([true, true, false, true]);
  expect([visitors.has([null], 500), visitors.has(["eve"], 500)]).toEqual([false, false]);
});

it("counts from when somebody was added last", () => {
  const visitors = new RecentVisitors(1_000);
  for (const moment of [0, 900]) visitors.add("rose", moment);
  visitors.add("ada", 1_500);
  expect([visitors.has(["rose"], 1_800), visitors.has(["rose"], 1_900)]).toEqual([true, false]);
});

it("forgets the one that was added first where too many say that they are one", () => {
  const visitors = new RecentVisitors(1_000);
  for (let number = 0; number <= 50_000; number += 1) visitors.add(`${number}`, 0);
  expect([visitors.has(["0"], 0), visitors.has(["1"], 0), visitors.has(["50000"], 0)]).toEqual([false, true, true]);
});
