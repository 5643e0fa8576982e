import { db } from "~/lib/db.server";
import { endSubscriptions } from "../billing/end-subscriptions.server";
import { syncSubscription } from "../billing/sync-subscription.server";

/**
 * Sees to it that an account in the bin pays for nothing: ends what was begun in the moment in which it was deleted,
 * and copies what Stripe holds. Nothing to do for an account that was put back. @throws UnavailableError when Stripe
 * does not answer
 */
export async function endPlan({ userId }: { userId: number }): Promise<void> {
  const subscription = await db.subscription.findFirst({
    where: { userId, user: { binnedAt: { not: null } } },
    select: { stripeCustomerId: true },
  });
  if (!subscription) return;
  await endSubscriptions(subscription.stripeCustomerId);
  await syncSubscription(subscription);
}
