import { db } from "~/lib/db.server";
import { startOfDay } from "~/lib/utc-day";
import type { DropReason } from "~/published/hit-arrival";
import type { DayRow } from "./daily-figures";
import { DEFAULT_PERIOD, periodUntil } from "./period";
import { listDays, readSummary, requireOwn, type AnalyticsInput } from "./read-analytics.server";
import type { Summary } from "./summary";

/** Who did something within this time, in milliseconds, is there now. */
const LIVE_MS = 5 * 60 * 1000;

/** What the screen shows of the visitors of a website. */
export interface WebsiteAnalyticsData {
  days: number;
  rows: DayRow[];
  summary: Summary;
  liveNow: number;
  /** Hits of the period that were not counted, the most frequent reason first. */
  dropped: { reason: DropReason; count: number }[];
}

/** The visitors of a deployment over a period. @throws NotFoundError when the actor has no such deployment */
export async function loadWebsiteAnalytics(input: AnalyticsInput): Promise<WebsiteAnalyticsData> {
  await requireOwn(input);
  const { days = DEFAULT_PERIOD, now = new Date() } = input;
  const [rows, summary, liveNow, dropped] = await Promise.all([
    listDays(input),
    readSummary(input),
    countLive(input.deploymentId, now),
    readDropped(input.deploymentId, now, days),
  ]);
  return { days, rows, summary, liveNow, dropped };
}

// Around midnight one visitor has two ids; the earlier one stands for both.
async function countLive(deploymentId: number, now: Date): Promise<number> {
  const [row] = await db.$queryRaw<{ live: number }[]>`
    select count(distinct coalesce(prior_visitor_id, visitor_id))::int as live
      from raw_hits where deployment_id = ${deploymentId} and at > ${new Date(now.getTime() - LIVE_MS)}::timestamptz`;
  return row!.live;
}

async function readDropped(deploymentId: number, now: Date, days: number) {
  const { first, last } = periodUntil(now, days);
  const groups = await db.droppedHit.groupBy({
    by: ["reason"],
    where: { deploymentId, date: { gte: startOfDay(first), lte: startOfDay(last) } },
    _sum: { count: true },
    orderBy: { _sum: { count: "desc" } },
  });
  return groups.map(({ reason, _sum }) => ({ reason: reason as DropReason, count: _sum.count ?? 0 }));
}
