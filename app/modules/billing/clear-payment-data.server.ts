import { deleteCustomer } from "~/integrations/stripe/customers.server";
import { db } from "~/lib/db.server";
import { requireTestMode } from "./require-test-mode.server";
import { syncSubscription } from "./sync-subscription.server";

interface ByActor {
  actor: { userId: number };
}

/**
 * Test tool: deletes the actor's customer at Stripe, so that they can subscribe from the start.
 * Nothing to delete is no error. @throws NotFoundError in live mode, UnavailableError when Stripe does not answer
 */
export async function clearPaymentData({ actor }: ByActor): Promise<void> {
  requireTestMode();
  const row = await db.subscription.findUnique({ where: { userId: actor.userId }, select: { stripeCustomerId: true } });
  if (!row) return;
  await deleteCustomer(row.stripeCustomerId);
  await syncSubscription(row);
}
