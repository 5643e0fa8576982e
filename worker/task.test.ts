import type { JobHelpers } from "graphile-worker";
import { expect, it, vi } from "vitest";
import { catalogue, type TaskName } from "~/jobs/catalogue";
import { toTasks, type Runs } from "./task";

const run = vi.fn(async () => undefined);
const runs = Object.fromEntries(Object.keys(catalogue).map((name) => [name, run])) as unknown as Runs;
const helpers = { job: { attempts: 2, max_attempts: 3 } } as JobHelpers;

it("there is a task for each job of the catalogue, and its payload is parsed", async () => {
  const tasks = toTasks(runs);
  expect(Object.keys(tasks)).toEqual(Object.keys(catalogue));
  await tasks.end_plan({ userId: 7, more: true }, helpers);
  expect(run).toHaveBeenCalledExactlyOnceWith({ userId: 7 }, { isLastAttempt: false, signal: expect.any(AbortSignal) });
  await expect(tasks.end_plan({ userId: "7" }, helpers)).rejects.toThrow("userId");
});

it("a job without a task, a task without a job and one for another payload do not compile", () => {
  const { end_plan: endPlan, ...others } = runs;
  const names: TaskName[] = ["end_plan"];
  // @ts-expect-error nobody does end_plan
  expect(Object.keys(others satisfies Runs)).not.toContain(names[0]);
  // @ts-expect-error nobody asks for sweep_floor
  expect(Object.keys({ ...others, end_plan: endPlan, sweep_floor: run } satisfies Runs)).toContain("sweep_floor");
  const ofPosts = async ({ postId }: { postId: number }) => postId;
  // @ts-expect-error its payload has no postId
  expect(Object.keys({ ...others, end_plan: ofPosts } satisfies Runs)).toContain(names[0]);
});
