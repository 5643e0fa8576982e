import { enqueue } from "~/jobs/enqueue.server";
import { db, Prisma } from "~/lib/db.server";
import { NotFoundError } from "~/lib/errors";

/** A message that reached us and could not be kept. */
export interface DeadLetter {
  ulid: string;
  receivedAt: Date;
  /** Why, in the words of what refused it. */
  reason: string;
  /** The beginning of what was written, in one line. */
  summary: string;
}

interface Actor {
  actor: { userId: number };
}

const SUMMARY_LENGTH = 160;

// What was refused may have any shape, so ids are compared as JSON.
const isOwn = (userId: number) => Prisma.sql`
  kind = 'form' and error is not null
  and payload -> 'deploymentId' in (select to_jsonb(id) from deployments where owner_id = ${userId})`;

/** Messages to a deployment of the actor that could not be kept, the latest first; none for one of somebody else. */
export async function listDeadLetters({
  actor,
  deploymentId,
}: Actor & { deploymentId: number }): Promise<DeadLetter[]> {
  const rows = await db.$queryRaw<{ ulid: string; receivedAt: Date; reason: string; data: unknown }[]>`
    select ulid, received_at as "receivedAt", error as reason, payload -> 'data' as data from arrivals
     where ${isOwn(actor.userId)} and payload -> 'deploymentId' = to_jsonb(${deploymentId}::int) order by ulid desc`;
  return rows.map(({ data, ...row }) => ({ ...row, summary: summaryOf(data) }));
}

/** Tries to keep such a message again, by a job. @throws NotFoundError when the actor has no such message */
export async function retryDeadLetter({ actor, ulid }: Actor & { ulid: string }): Promise<void> {
  await db.$transaction(async (tx) => {
    const found = await tx.$executeRaw`
      update arrivals set error = null, failed_at = null where ulid = ${ulid} and ${isOwn(actor.userId)}`;
    if (found === 0) throw new NotFoundError("There is no such message.");
    await enqueue("take_in_arrivals", {}, { tx, key: "again" });
  });
}

/** Whatever texts there are. */
function summaryOf(data: unknown): string {
  const values = typeof data === "object" && data !== null ? Object.values(data) : [];
  const texts = values.filter((value) => typeof value === "string");
  return texts.join(", ").replace(/\s+/g, " ").trim().slice(0, SUMMARY_LENGTH);
}
