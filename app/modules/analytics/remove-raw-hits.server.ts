import { db } from "~/lib/db.server";
import { dayOf, startOfDay } from "~/lib/utc-day";
import { firstRawDay } from "./raw-days";

/** Removes the hits of days that are counted for good; gives their number. */
export async function removeRawHits(now = new Date()): Promise<number> {
  const { count } = await db.rawHit.deleteMany({ where: { at: { lt: startOfDay(firstRawDay(dayOf(now))) } } });
  return count;
}
