import { ulid } from "ulid";
import { db } from "~/lib/db.server";
import { startOfDay, DAY_MS } from "~/lib/utc-day";
import type { Dimension } from "~/modules/analytics/count-breakdowns.server";
import { recordHits } from "~/modules/analytics/record-hits.server";
import { rollUpHits } from "~/modules/analytics/roll-up-hits.server";
import type { CountedHit, DropReason, HitKind } from "~/published/hit-arrival";

/** What a person did at a moment in UTC (`2026-11-21 09:30`). */
export interface Act extends Partial<Pick<CountedHit, "referrer" | "campaign" | "country" | "device">> {
  person: number;
  at: string;
  kind?: HitKind;
  path?: string;
}

const HALF_HOUR_MS = 30 * 60 * 1000;
const idOn = (person: number, at: number) => String(person * 100_000 + Math.floor(at / DAY_MS));

/** The rows that renderers would hand on: ids by day, with those of the day before after midnight. */
export function rowsOf(deploymentId: number, acts: Act[]) {
  return acts.map(({ person, at, kind = "view", path = "/", referrer = null, ...known }) => {
    const receivedAt = new Date(`${at.replace(" ", "T")}Z`);
    const moment = receivedAt.getTime();
    const isEarly = moment - startOfDay(at.slice(0, 10)).getTime() <= HALF_HOUR_MS;
    const priorVisitorId = isEarly ? idOn(person, moment - DAY_MS) : null;
    const payload = { deploymentId, visitorId: idOn(person, moment), priorVisitorId, kind, path, referrer, ...known };
    return { ulid: ulid(moment), receivedAt, payload };
  });
}

export const droppedRow = (deploymentId: number, at: string, dropped: DropReason) => {
  const receivedAt = new Date(`${at.replace(" ", "T")}Z`);
  return { ulid: ulid(receivedAt.getTime()), receivedAt, payload: { deploymentId, dropped } };
};

export const record = (rows: Parameters<typeof recordHits>[1]) => db.$transaction((tx) => recordHits(tx, rows));

/** Does the jobs that recording has left for a deployment, as the worker would at a moment. */
export async function rollUp(deploymentId: number, now: Date): Promise<string[]> {
  const jobs = await db.$queryRaw<{ key: string }[]>`
    select key from graphile_worker.jobs where key like ${`roll_up_hits:${deploymentId}:%`} order by key`;
  const dates = jobs.map(({ key }) => key.slice(-10));
  for (const date of dates) await rollUpHits({ deploymentId, date, now });
  await db.$queryRaw`select count(graphile_worker.remove_job(key))::int from unnest(${jobs.map(({ key }) => key)}::text[]) as key`;
  return dates;
}

/**
 * The stored breakdowns of a deployment on a day by one dimension: values, the most seen first, with visitors, page
 * views and form sends.
 */
export async function breakdown(deploymentId: number, date: string, dimension: Dimension) {
  const rows = await db.dailyBreakdown.findMany({
    where: { deploymentId, date: startOfDay(date), dimension },
    orderBy: { place: "asc" },
  });
  return rows.map(({ value, visitors, pageViews, formSends }) => [value, visitors, pageViews, formSends]);
}

/** The stored figures of a deployment by day. */
export async function figures(deploymentId: number) {
  const rows = await db.dailyStat.findMany({ where: { deploymentId }, orderBy: { date: "asc" } });
  return rows.map(({ deploymentId: _, date, ...rest }) => ({ date: date.toISOString().slice(0, 10), ...rest }));
}
