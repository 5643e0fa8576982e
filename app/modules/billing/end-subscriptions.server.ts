import { findCustomer } from "~/integrations/stripe/customers.server";
import { endSubscription, listSubscriptions } from "~/integrations/stripe/subscriptions.server";

const ENDED = new Set(["canceled", "incomplete_expired"]);

/**
 * Ends everything that a customer is subscribed to, at once, and what still waits for a first payment. The customer
 * stays. Done again it changes nothing. @throws UnavailableError when Stripe does not answer
 */
export async function endSubscriptions(stripeCustomerId: string): Promise<void> {
  if (!(await findCustomer(stripeCustomerId))) return;
  const held = await listSubscriptions(stripeCustomerId);
  for (const { id, status } of held) if (!ENDED.has(status)) await endSubscription(id);
}
