import { randomUUID } from "node:crypto";
import { db } from "~/lib/db.server";
import { isWithinLimits, limitKeys, type Limited } from "~/lib/limit-key";
import { addDays, dayOf, type UtcDay } from "~/lib/utc-day";
import { saltKey, saltState } from "~/published/edge-state";
import { keepSalts } from "../edge/keep-salts.server";

/**
 * Counts an event against limits; false, and nothing is counted, when it is one too many for any of them. Counts
 * outlive every restart; of whom they are is kept as keyed hashes. `event` names it, so that a job that is tried again
 * counts once.
 */
export async function countAgainstLimits(
  limits: readonly Limited[],
  event: string = randomUUID(),
  now = new Date(),
): Promise<boolean> {
  const salts = await readSalts(now);
  const counted = limits.map((limit) => ({
    allowed: limit.allowed,
    keys: limitKeys((day) => salts.get(day) ?? null, limit, now),
  }));
  return db.$transaction(async (tx) => {
    const keys = counted.map(({ keys }) => keys[0]!);
    await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(key, 0)) from unnest(${keys}::text[]) as key order by key`;
    for (const { keys, allowed } of counted) {
      const earlier = await tx.limitEvent.findMany({
        where: { key: { in: keys }, event: { not: event } },
        select: { at: true },
      });
      if (
        !isWithinLimits(
          allowed,
          earlier.map(({ at }) => at.getTime()),
          now.getTime(),
        )
      )
        return false;
    }
    await tx.limitEvent.createMany({ data: keys.map((key) => ({ key, event, at: now })), skipDuplicates: true });
    return true;
  });
}

/** The salts of a moment's day and of the day before; they are made where nobody needed them yet. */
async function readSalts(now: Date): Promise<Map<UtcDay, Buffer>> {
  const held = await findSalts(now);
  if (held.has(dayOf(now))) return held;
  await keepSalts(now);
  return findSalts(now);
}

async function findSalts(now: Date): Promise<Map<UtcDay, Buffer>> {
  const today = dayOf(now);
  const days = new Map([today, addDays(today, -1)].map((day) => [saltKey(day), day]));
  const rows = await db.edgeState.findMany({
    where: { key: { in: [...days.keys()] } },
    select: { key: true, value: true },
  });
  const held = rows.filter(({ value }) => value !== null);
  return new Map(held.map(({ key, value }) => [days.get(key)!, Buffer.from(saltState.parse(value).salt, "base64")]));
}
