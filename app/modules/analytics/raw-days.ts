import { addDays, type UtcDay } from "~/lib/utc-day";

/** So many whole days before today hits are kept one by one; from then on only the figures of each day. */
const RAW_DAYS = 7;

/** Hits before this day are removed. */
export const firstRawDay = (today: UtcDay): UtcDay => addDays(today, -RAW_DAYS);

/**
 * The first day that can be counted anew: a session of it may have begun on the day before, which must be there too.
 */
export const firstCountableDay = (today: UtcDay): UtcDay => addDays(firstRawDay(today), 1);
