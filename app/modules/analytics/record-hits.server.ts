import { enqueue } from "~/jobs/enqueue.server";
import type { Tx } from "~/lib/db.server";
import { dayOf, startOfDay, type UtcDay } from "~/lib/utc-day";
import type { Arrival } from "~/published/arrival";
import { hitArrival, type CountedHit, type DropReason } from "~/published/hit-arrival";

interface Counted {
  ulid: string;
  receivedAt: Date;
  hit: CountedHit;
}

/** Hits of this time, in milliseconds, are counted together. */
const GATHER_MS = 2_000;

/**
 * Keeps hits and has the days counted to which they belong, within the caller's transaction. One that is here already
 * changes nothing. Their deployments exist. @throws ZodError when a payload is none of a hit
 */
export async function recordHits(tx: Tx, arrivals: Arrival[]): Promise<void> {
  const counted: Counted[] = [];
  const dropped = new Map<string, number>();
  for (const { payload, ulid, receivedAt } of arrivals) {
    const hit = hitArrival.parse(payload);
    if ("dropped" in hit) {
      const key = [hit.deploymentId, dayOf(receivedAt), hit.dropped].join(":");
      dropped.set(key, (dropped.get(key) ?? 0) + 1);
    } else counted.push({ ulid, receivedAt, hit });
  }
  await countDropped(tx, dropped);
  await tx.rawHit.createMany({ data: counted.map(toRawHit), skipDuplicates: true });
  await countLater(tx, counted);
}

function toRawHit({ ulid, receivedAt, hit }: Counted) {
  const priorVisitorId = hit.priorVisitorId === null ? null : BigInt(hit.priorVisitorId);
  return { ...hit, ulid, at: receivedAt, visitorId: BigInt(hit.visitorId), priorVisitorId };
}

async function countDropped(tx: Tx, dropped: Map<string, number>): Promise<void> {
  // Always in one order, so that two who count at the same time cannot wait for each other.
  for (const [key, count] of [...dropped].sort()) {
    const [id, day, reason] = key.split(":") as [string, UtcDay, DropReason];
    const row = { deploymentId: Number(id), date: startOfDay(day), reason };
    await tx.droppedHit.upsert({
      where: { deploymentId_date_reason: row },
      create: { ...row, count },
      update: { count: { increment: count } },
    });
  }
}

async function countLater(tx: Tx, hits: Counted[]): Promise<void> {
  const runAt = new Date(Date.now() + GATHER_MS);
  const keys = new Set(hits.map(({ receivedAt, hit }) => `${hit.deploymentId}:${dayOf(receivedAt)}`));
  for (const key of keys) {
    const [id, date] = key.split(":") as [string, string];
    await enqueue("roll_up_hits", { deploymentId: Number(id), date }, { tx, key, runAt, keepsRunAt: true });
  }
}
