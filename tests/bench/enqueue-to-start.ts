import { db } from "~/lib/db.server";
import { enqueueRun } from "~/modules/generation/enqueue-run.server";
import { bakery } from "~/modules/generation/demo-briefs";
import type { Bench } from "./bench";
import type { Listener } from "./listener";
import { generate } from "./press-to-finished";
import type { World } from "./world";

/**
 * A run and its job are added as the product adds them. The clock starts as the transaction is told to commit and
 * stops at the moment that the database gives the run as its start, which is the task's first statement. Both
 * clocks are this machine's.
 */
export async function enqueueToStart({ newSubscriber, listener }: World): Promise<Bench> {
  const websiteId = await generate(await newSubscriber("Erin Enqueue"), bakery);
  return {
    goal: 20,
    peer: "PostgreSQL NOTIFY round trip",
    measure: () => startOfRun(websiteId, listener),
    measurePeer: () => listener.roundTrip(),
  };
}

async function startOfRun(websiteId: number, listener: Listener): Promise<number> {
  let message = listener.nextOf(websiteId);
  const { runId, committing } = await db.$transaction(async (tx) => ({
    runId: await enqueueRun(tx, { websiteId, codeModel: "claude" }),
    committing: now(),
  }));
  for (;;) {
    await message;
    message = listener.nextOf(websiteId);
    const { finishedAt, startedAt } = await db.generationRun.findUniqueOrThrow({ where: { id: runId } });
    if (finishedAt) return startedAt!.getTime() - committing;
  }
}

/** Milliseconds since 1970 with their fraction. */
const now = () => performance.timeOrigin + performance.now();
