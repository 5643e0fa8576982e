import { createWaitingSubscription, listSubscriptions } from "~/integrations/stripe/subscriptions.server";
import { UnavailableError } from "~/lib/errors";
import { isActiveStatus } from "./active-status";
import { isWaitingForPayment } from "./current-subscription";
import { ensureCustomer } from "./ensure-customer.server";
import { syncSubscription } from "./sync-subscription.server";

interface ByActor {
  actor: { userId: number };
}

/** What `POST /api/create-subscription` answers: a secret to pay with, or that there is nothing to pay. */
export type CreatedSubscription = { clientSecret: string } | { alreadyActive: true };

/**
 * Prepares a subscription for the first payment in the actor's browser. One that waits already is used again,
 * so that two tabs pay for the same.
 * @throws UnavailableError when Stripe does not answer, or without anything to pay
 */
export async function createSubscription({ actor }: ByActor): Promise<CreatedSubscription> {
  const stripeCustomerId = await ensureCustomer({ actor });
  const held = await listSubscriptions(stripeCustomerId);
  if (held.some(({ status }) => isActiveStatus(status))) {
    await syncSubscription({ stripeCustomerId });
    return { alreadyActive: true };
  }
  const waiting = held.find(isWaitingForPayment) ?? (await createNext(stripeCustomerId, held.length));
  await syncSubscription({ stripeCustomerId });
  if (!waiting.clientSecret)
    throw new UnavailableError("The payment provider gave nothing to pay with. Please try again.");
  return { clientSecret: waiting.clientSecret };
}

// The number of earlier ones makes the key the same for calls at the same time and another one later.
function createNext(customerId: string, earlier: number) {
  return createWaitingSubscription({ customerId, idempotencyKey: `subscription-${earlier + 1}-of-${customerId}` });
}
