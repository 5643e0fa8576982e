import { DAY_MS } from "~/lib/utc-day";

/** How long a sign-in lasts, in milliseconds. */
export const SESSION_LIFETIME_MS = 30 * DAY_MS;

/** After how long without use it ends before that: a device that nobody uses any more may be in other hands. */
export const SESSION_IDLE_MS = 14 * DAY_MS;

/** Which sessions still hold at a moment. */
export const openSessions = (now = Date.now()) => ({
  revokedAt: null,
  expiresAt: { gt: new Date(now) },
  lastSeenAt: { gt: new Date(now - SESSION_IDLE_MS) },
});
