import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { afterAll, afterEach, beforeEach, expect, it } from "vitest";
import { WORKER_LOCK_CLASS } from "~/jobs/worker-lock";
import { db } from "~/lib/db.server";
import { countLiveWorkers } from "~/modules/health/count-live-workers.server";
import { bundleProgram } from "../../setup/program";
import { jobs, latestRun, startBakery, untilRun } from "./generation-world";

const WORKER = await bundleProgram("worker/index");
const SLOW_WORKER = await bundleProgram("tests/integration/generation/slow-worker");
afterAll(() => [WORKER, SLOW_WORKER].forEach(({ remove }) => remove()));

let children: ChildProcess[];
beforeEach(() => (children = []));
afterEach(async () => {
  await Promise.all(children.map((child) => end(child, "SIGKILL")));
  await expect.poll(countLiveWorkers).toBe(0);
});

/** A worker as a process of its own, as it runs in production; returns when it says that it is ready. */
async function start({ file }: typeof WORKER): Promise<ChildProcess> {
  const child = spawn(process.execPath, [file], { stdio: ["ignore", "pipe", "inherit"] });
  children.push(child);
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.includes("worker ready")) break;
  }
  // Not read any further, but not in its way either.
  child.stdout.resume();
  return child;
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    child.kill(signal);
    await once(child, "exit");
  }
  return child.exitCode;
}

/** A generation in the hands of a slow worker. */
async function planningIn() {
  const slow = await start(SLOW_WORKER);
  const bakery = await startBakery();
  await expect
    .poll(async () => (await latestRun(bakery.websiteId)).steps.at(-1)?.name, { timeout: 30_000 })
    .toBe("Planning the pages");
  return { slow, ...bakery };
}

it("takes a job again when its worker is killed in the middle, and finishes it once", {
  timeout: 120_000,
}, async () => {
  const { slow, websiteId } = await planningIn();
  await start(WORKER);
  await end(slow, "SIGKILL");
  await untilRun(websiteId, "succeeded");
  expect(await latestRun(websiteId)).toMatchObject({ attempt: 2, error: null });
  expect(await db.version.count({ where: { websiteId } })).toBe(1);
  await expect.poll(jobs).toEqual([]);
});

it("takes a job again when the only worker was killed and started anew", async () => {
  const { slow, websiteId } = await planningIn();
  await end(slow, "SIGKILL");
  await start(WORKER);
  await untilRun(websiteId, "succeeded");
  expect(await latestRun(websiteId)).toMatchObject({ attempt: 2 });
  // Killed before it is done with its job, the worker would leave it to the next test's.
  await expect.poll(jobs).toEqual([]);
});

it("leaves a job with a worker that is slow but alive", async () => {
  const { slow, websiteId } = await planningIn();
  // Not even answering, but its connection stands.
  slow.kill("SIGSTOP");
  await start(WORKER);
  await expect.poll(heldFor, { timeout: 60_000 }).toBeGreaterThan(10);
  expect(await latestRun(websiteId)).toMatchObject({ status: "running", attempt: 1 });
  expect((await jobs()).map(({ attempts, locked_at }) => [attempts, locked_at !== null])).toEqual([[1, true]]);
});

/** Seconds for which the oldest job has been held: past 7 a lost worker's would have been freed. */
async function heldFor(): Promise<number> {
  const [row] = await db.$queryRaw<{ seconds: number }[]>`
    select extract(epoch from now() - min(locked_at))::float as seconds from graphile_worker.jobs`;
  return row!.seconds;
}

it("ends when the connection that says it is alive is lost", async () => {
  const worker = await start(WORKER);
  await db.$queryRaw`
    select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and classid = ${WORKER_LOCK_CLASS}::int4::oid
       and database = (select oid from pg_database where datname = current_database())`;
  expect(await once(worker, "exit")).toEqual([1, null]);
});

it("ends in order on SIGTERM and gives its unfinished job back", async () => {
  const { slow, websiteId } = await planningIn();
  expect(await end(slow, "SIGTERM")).toBe(0);
  expect(await latestRun(websiteId)).toMatchObject({ status: "running", attempt: 1, error: null });
  await start(WORKER);
  await untilRun(websiteId, "succeeded");
});
