const MINUTE = 60_000;
/** So many looks in a row, over so long, must find a domain not leading here before it is called broken. */
const LOOKS = 3;
const FAILING_MS = 60 * MINUTE;
const NEXT_LOOK_MS = 30 * MINUTE;

/** How a verified domain fares. */
export interface Health {
  failedChecks: number;
  failingSince: Date | null;
  brokenAt: Date | null;
  recoveredAt: Date | null;
}

/**
 * How a domain fares after a look at it, with what kept visitors from coming here or null. One hiccup is not a broken
 * domain; the first good look makes it well again.
 */
export function healthAfterCheck(before: Health, problem: string | null, now: Date): Health {
  if (problem === null)
    return {
      failedChecks: 0,
      failingSince: null,
      brokenAt: null,
      recoveredAt: before.brokenAt ? now : before.recoveredAt,
    };
  const failingSince = before.failingSince ?? now;
  const failedChecks = before.failedChecks + 1;
  const isBroken = failedChecks >= LOOKS && now.getTime() - failingSince.getTime() >= FAILING_MS;
  return { failedChecks, failingSince, brokenAt: before.brokenAt ?? (isBroken ? now : null), recoveredAt: null };
}

/**
 * When a domain that fails is looked at again before its daily turn; null for one that is well, or known to be broken.
 */
export function nextHealthCheck({ failedChecks, brokenAt }: Health, now: Date): Date | null {
  return failedChecks === 0 || brokenAt ? null : new Date(now.getTime() + NEXT_LOOK_MS);
}
