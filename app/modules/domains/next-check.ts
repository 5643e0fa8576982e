const SECOND = 1_000;
const SHORTEST_MS = 5 * SECOND;
const LONGEST_MS = 15 * 60 * SECOND;

/** How long a domain is looked after by itself once it was set (tests/list, section 9: 24 hours), in milliseconds. */
export const VERIFICATION_MS = 24 * 60 * 60 * SECOND;

/**
 * Milliseconds until a domain that was set `ageMs` ago is checked again: often at first, when its owner waits, then
 * ever more seldom. Null when it is time to give up.
 */
export function nextCheckIn(ageMs: number): number | null {
  if (ageMs >= VERIFICATION_MS) return null;
  return Math.min(Math.max(ageMs / 4, SHORTEST_MS), LONGEST_MS);
}
