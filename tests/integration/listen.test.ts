import { afterEach, expect, it, vi } from "vitest";
import { db } from "~/lib/db.server";
import { listen } from "~/lib/listen.server";

const CHANNEL = "listen_test";
const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

const until = (condition: () => unknown) => vi.waitUntil(condition, { timeout: 10_000 });

/** Listens for one key; gives the calls, the one that tells that the connection stands included. */
async function listener(key: string) {
  const wake = vi.fn();
  stops.push(listen(CHANNEL, key, wake));
  await until(isListening);
  return wake;
}

async function isListening() {
  return (await listeners()).length > 0;
}

function listeners() {
  return db.$queryRaw<{ pid: number }[]>`
    select pid from pg_stat_activity where datname = current_database() and query = ${`listen "${CHANNEL}"`}`;
}

const tell = (key: string) => db.$queryRaw`select pg_notify(${CHANNEL}, ${key})::text`;

it("calls back for its key only, until it is stopped", async () => {
  const [mine, other] = [await listener("1"), await listener("2")];
  await until(() => mine.mock.calls.length > 0);
  mine.mockClear();
  other.mockClear();
  await tell("1");
  await until(() => mine.mock.calls.length === 1);
  expect(other).not.toHaveBeenCalled();

  stops.shift()!();
  await tell("1");
  await tell("2");
  await until(() => other.mock.calls.length === 1);
  expect(mine).toHaveBeenCalledTimes(1);
});

it("calls back once the connection stands again, for what was told meanwhile", async () => {
  const wake = await listener("3");
  const [before] = await listeners();
  wake.mockClear();
  await db.$queryRaw`select pg_terminate_backend(${before!.pid}::int)`;
  await until(() => wake.mock.calls.length > 0);
  const [after] = await listeners();
  expect(after!.pid).not.toBe(before!.pid);
});
