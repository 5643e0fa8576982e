import { db } from "~/lib/db.server";
import { dayOf, daysBetween, startOfDay, type UtcDay } from "~/lib/utc-day";
import { NO_FIGURES, type DayRow } from "./daily-figures";
import { DEFAULT_PERIOD, periodUntil } from "./period";
import { summarize, type Summary } from "./summary";
import { noSuchDeployment } from "../deployment-record/no-such-deployment";

export interface AnalyticsInput {
  actor: { userId: number };
  deploymentId: number;
  /** Length of the period that ends today; 30 when left out. */
  days?: number;
  now?: Date;
}

/**
 * The figures of each day of a period, days without visitors included. @throws NotFoundError when the actor has no such
 * deployment
 */
export async function listDays(input: AnalyticsInput): Promise<DayRow[]> {
  await requireOwn(input);
  const { first, last } = periodUntil(input.now ?? new Date(), input.days ?? DEFAULT_PERIOD);
  return readDays(input.deploymentId, first, last);
}

/** A period summed up beside the one before. @throws NotFoundError when the actor has no such deployment */
export async function readSummary(input: AnalyticsInput): Promise<Summary> {
  await requireOwn(input);
  const { first, last, earlier } = periodUntil(input.now ?? new Date(), input.days ?? DEFAULT_PERIOD);
  const rows = await readDays(input.deploymentId, earlier, last);
  return summarize(
    rows.filter(({ date }) => date >= first),
    rows.filter(({ date }) => date < first),
  );
}

/** @throws NotFoundError when the actor has no such deployment */
export async function requireOwn({ actor, deploymentId }: AnalyticsInput): Promise<void> {
  const own = await db.deployment.findFirst({
    where: { id: deploymentId, ownerId: actor.userId },
    select: { id: true },
  });
  if (!own) throw noSuchDeployment();
}

async function readDays(deploymentId: number, first: UtcDay, last: UtcDay): Promise<DayRow[]> {
  const rows = await db.dailyStat.findMany({
    where: { deploymentId, date: { gte: startOfDay(first), lte: startOfDay(last) } },
    omit: { formSends: true },
  });
  const byDay = new Map(rows.map(({ deploymentId: _, date, ...figures }) => [dayOf(date), figures]));
  return daysBetween(first, last).map((date) => ({ date, ...(byDay.get(date) ?? NO_FIGURES) }));
}
