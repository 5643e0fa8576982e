import { forgetCards } from "~/integrations/stripe/card-setup.server";
import { listSubscriptions } from "~/integrations/stripe/subscriptions.server";
import { db } from "~/lib/db.server";
import { ConflictError } from "~/lib/errors";
import { isActiveStatus } from "./active-status";
import { syncSubscription } from "./sync-subscription.server";

/**
 * Has the payment provider forget the actor's cards. Nothing happens where there are none.
 * @throws ConflictError while a plan is charged to one, UnavailableError when the provider does not answer
 */
export async function removeCard({ actor }: { actor: { userId: number } }): Promise<void> {
  const row = await db.subscription.findUnique({ where: { userId: actor.userId }, select: { stripeCustomerId: true } });
  if (!row) return;
  const { stripeCustomerId } = row;
  // Our copy may be late; a card that is charged must stay.
  const subscriptions = await listSubscriptions(stripeCustomerId);
  if (subscriptions.some(({ status }) => isActiveStatus(status)))
    throw new ConflictError("Your plan is charged to this card. End the plan first.");
  await forgetCards({ customerId: stripeCustomerId });
  await syncSubscription({ stripeCustomerId });
}
