import { db, type Tx } from "~/lib/db.server";
import { log } from "~/lib/log.server";
import { addDays, dayOf, daysBetween, startOfDay, type UtcDay } from "~/lib/utc-day";
import { countBreakdowns } from "./count-breakdowns.server";
import { countDays, type CountedDay } from "./daily-figures";
import { firstCountableDay } from "./raw-days";

/** First key of the advisory lock under which the days of one deployment are counted; the second is its id. */
const ROLL_UP_LOCK_CLASS = 1_347_178_058;
const PATIENCE = { maxWait: 15_000, timeout: 60_000 };

interface Input {
  deploymentId: number;
  /** The day to which hits have come. */
  date: UtcDay;
  now?: Date;
}

/**
 * Counts a day of a deployment anew from its hits, with its breakdowns, and the days beside it, whose sessions may
 * reach into it. However often it is done, the figures are the same. A day whose hits were removed keeps its figures.
 */
export async function rollUpHits({ deploymentId, date, now = new Date() }: Input): Promise<void> {
  const first = firstCountableDay(dayOf(now));
  if (date < first) log.warn("hits came too late to be counted", { deploymentId, date });
  const days = daysBetween(addDays(date, -1), addDays(date, 1)).filter((day) => day >= first && day <= dayOf(now));
  if (days.length === 0) return;
  await db.$transaction(async (tx) => {
    // Who counts second sees all that the first has seen.
    await tx.$queryRaw`select pg_advisory_xact_lock(${ROLL_UP_LOCK_CLASS}::int4, ${deploymentId}::int4)::text`;
    const deployment = await tx.deployment.findUnique({ where: { id: deploymentId }, select: { id: true } });
    if (!deployment) return;
    await write(tx, deploymentId, countDays(await readHits(tx, deploymentId, days), days));
    if (days.includes(date)) await countBreakdowns(tx, { deploymentId, date });
  }, PATIENCE);
}

async function readHits(tx: Tx, deploymentId: number, days: UtcDay[]) {
  const rows = await tx.rawHit.findMany({
    where: { deploymentId, at: { gte: startOfDay(addDays(days[0]!, -1)), lt: startOfDay(addDays(days.at(-1)!, 2)) } },
    select: { visitorId: true, priorVisitorId: true, kind: true, at: true },
    orderBy: [{ at: "asc" }, { ulid: "asc" }],
  });
  return rows.map((row) => ({ ...row, kind: row.kind as "view" | "event" | "end", at: row.at.getTime() }));
}

async function write(tx: Tx, deploymentId: number, rows: CountedDay[]): Promise<void> {
  for (const { date, ...figures } of rows) {
    const day = { deploymentId, date: startOfDay(date) };
    await tx.dailyStat.upsert({ where: { deploymentId_date: day }, create: { ...day, ...figures }, update: figures });
  }
}
