import { DAY_MS } from "~/lib/utc-day";

/** For so many days a deleted website can be put back. */
export const WEBSITE_DAYS = 30;

/** For so many days a deleted account can be. */
export const ACCOUNT_DAYS = 7;

/** When what was deleted at a moment goes for good. */
export const goneAt = (binnedAt: Date, days: number) => new Date(binnedAt.getTime() + days * DAY_MS);

/** What was deleted before this moment goes for good; what was deleted at it or later can be put back. */
export const dueBefore = (days: number, now = Date.now()) => new Date(now - days * DAY_MS);
