import { attachPaymentMethod } from "~/integrations/stripe/customers.server";
import { createPaidSubscription, endSubscription, listSubscriptions } from "~/integrations/stripe/subscriptions.server";
import { isActiveStatus } from "./active-status";
import { isWaitingForPayment } from "./current-subscription";
import { ensureCustomer } from "./ensure-customer.server";
import { readSubscriptionStatus } from "./read-subscription.server";
import { requireTestMode } from "./require-test-mode.server";
import { syncSubscription } from "./sync-subscription.server";

interface ByActor {
  actor: { userId: number };
}

/** The name under which Stripe's test mode knows a card that pays. */
const TEST_CARD = "pm_card_visa";

/**
 * Test tool: buys the plan with Stripe's test card and copies what Stripe holds then. An active one is left as it is.
 * @returns the status as `GET /api/subscription/status` gives it
 * @throws NotFoundError in live mode, UnavailableError when Stripe does not answer
 */
export async function activateTestSubscription({ actor }: ByActor) {
  requireTestMode();
  const stripeCustomerId = await ensureCustomer({ actor });
  const held = await listSubscriptions(stripeCustomerId);
  if (!held.some(({ status }) => isActiveStatus(status))) {
    // One that waits in an open tab could be paid as well, and the owner would pay twice.
    for (const { id } of held.filter(isWaitingForPayment)) await endSubscription(id);
    await buy(stripeCustomerId, held.length);
  }
  await syncSubscription({ stripeCustomerId });
  return readSubscriptionStatus({ actor });
}

// The number of earlier ones makes the keys the same for calls at the same time and others later.
async function buy(customerId: string, earlier: number) {
  const suffix = `${earlier + 1}-of-${customerId}`;
  const paymentMethod = await attachPaymentMethod({
    customerId,
    paymentMethod: TEST_CARD,
    idempotencyKey: `test-card-${suffix}`,
  });
  await createPaidSubscription({ customerId, paymentMethod, idempotencyKey: `test-subscription-${suffix}` });
}
