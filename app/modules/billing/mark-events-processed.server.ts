import { db } from "~/lib/db.server";

/** Stripe sends an event again for three days at most; older ones need no look. */
const LOOK_BACK_MS = 7 * 24 * 60 * 60 * 1000;

interface Processed {
  stripeCustomerId: string;
  /** What came in later may tell of changes that were not seen yet. */
  receivedUntil: Date;
}

/** Notes on the kept webhook events of a customer that our copy has caught up with them. */
export async function markEventsProcessed({ stripeCustomerId, receivedUntil }: Processed): Promise<void> {
  await db.webhookEvent.updateMany({
    where: {
      processedAt: null,
      receivedAt: { gte: new Date(receivedUntil.getTime() - LOOK_BACK_MS), lte: receivedUntil },
      OR: [
        { payload: { path: ["data", "object", "customer"], equals: stripeCustomerId } },
        { payload: { path: ["data", "object", "id"], equals: stripeCustomerId } },
      ],
    },
    data: { processedAt: receivedUntil },
  });
}
