import { z } from "zod";
import { addDays, dayOf, type UtcDay } from "~/lib/utc-day";

/** Lengths of the periods that are shown, in days. */
export const PERIODS = [7, 30, 90] as const;
export type Period = (typeof PERIODS)[number];
export const DEFAULT_PERIOD: Period = 30;

/** The query of `GET /api/analytics/{id}`: 30 days when it says nothing. */
export const analyticsQuery = z.object({
  days: z
    .enum(["7", "30", "90"], "Choose 7, 30 or 90 days.")
    .transform((text) => Number(text) as Period)
    .default(DEFAULT_PERIOD),
});

/**
 * The period of so many days that ends with today, and the one of the same length before it: first days and last day.
 */
export function periodUntil(now: Date, days: number): { first: UtcDay; last: UtcDay; earlier: UtcDay } {
  const last = dayOf(now);
  return { first: addDays(last, 1 - days), last, earlier: addDays(last, 1 - 2 * days) };
}
