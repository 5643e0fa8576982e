import { createHmac } from "node:crypto";
import { addDays, dayOf, startOfDay } from "~/lib/utc-day";
import type { Salts } from "./salts";

/** What a visitor shows of themselves to one site; used here and kept nowhere. */
export interface Visitor {
  userAgent: string;
  address: string;
  deploymentId: number;
}

/** Longest gap within a session, in milliseconds: so long after midnight a session of the day before may go on. */
const OVERLAP_MS = 30 * 60 * 1000;

/**
 * A visitor's id at a moment: HMAC-SHA-256 with the salt of the day, cut to 64 bits, as a signed number in text; with
 * it the id by the salt of the day before, in the first half hour of a day.
 */
export function visitorIds(
  salts: Salts,
  visitor: Visitor,
  at: Date,
): { visitorId: string; priorVisitorId: string | null } {
  const today = dayOf(at);
  const isEarly = at.getTime() - startOfDay(today).getTime() <= OVERLAP_MS;
  const idOn = (day: string) => hash(salts.of(day), visitor);
  return { visitorId: idOn(today), priorVisitorId: isEarly ? idOn(addDays(today, -1)) : null };
}

function hash(salt: Buffer, { userAgent, address, deploymentId }: Visitor): string {
  // As JSON, so that no two visitors give the same text.
  const digest = createHmac("sha256", salt)
    .update(JSON.stringify([userAgent, address, deploymentId]))
    .digest();
  return String(digest.readBigInt64BE(0));
}
