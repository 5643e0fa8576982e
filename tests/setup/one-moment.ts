import { db, type Prisma, type Tx } from "~/lib/db.server";
import { until } from "../integration/publishing/publishing-world";

/** How many wait for a lock in this database. */
async function countWaiting(): Promise<number> {
  const [row] = await db.$queryRaw<
    [{ count: bigint }]
  >`select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  return Number(row.count);
}

interface Moment {
  /** What is locked while all begin. */
  held: Prisma.Sql;
  /** Each begins once the one before waits for a lock. */
  acts: (() => Promise<unknown>)[];
  /** What is looked at while all wait. */
  meanwhile?: (tx: Tx) => Promise<unknown>;
}

/** Lets things happen at the same moment; gives what became of each. */
export async function atOneMoment({ held, acts, meanwhile }: Moment): Promise<PromiseSettledResult<unknown>[]> {
  const begun: Promise<unknown>[] = [];
  await db.$transaction(
    async (tx) => {
      await tx.$queryRaw(held);
      for (const act of acts) {
        const outcome = act();
        outcome.catch(() => {});
        begun.push(outcome);
        await until(async () => (await countWaiting()) === begun.length);
      }
      await meanwhile?.(tx);
    },
    { timeout: 60_000 },
  );
  return Promise.allSettled(begun);
}
