import { db } from "~/lib/db.server";
import { InvalidError } from "~/lib/errors";
import { readSubscriptionStatus } from "./read-subscription.server";
import { syncSubscription } from "./sync-subscription.server";

interface ByActor {
  actor: { userId: number };
}

/**
 * Looks at Stripe again for the actor. It grants nothing: only what Stripe holds becomes active.
 * @returns the status as `GET /api/subscription/status` gives it
 * @throws InvalidError when Stripe holds no subscription that is paid, UnavailableError when Stripe does not answer
 */
export async function activateSubscription({ actor }: ByActor) {
  const row = await db.subscription.findUnique({ where: { userId: actor.userId }, select: { stripeCustomerId: true } });
  if (!row) throw new InvalidError("There is no subscription yet. Please complete the payment first.");
  await syncSubscription(row);
  const status = await readSubscriptionStatus({ actor });
  if (status.isActive) return status;
  throw new InvalidError(
    REASONS[status.status] ?? "Stripe holds no active subscription for you. Please subscribe again.",
  );
}

const REASONS: Record<string, string> = {
  inactive: "Stripe holds no subscription for you. Please complete the payment first.",
  incomplete: "Your first payment has not gone through yet. Please complete it on the subscribe page.",
};
