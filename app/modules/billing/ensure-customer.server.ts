import { createHash } from "node:crypto";
import { createCustomer, findCustomer } from "~/integrations/stripe/customers.server";
import { db } from "~/lib/db.server";
import { syncSubscription } from "./sync-subscription.server";

interface ByActor {
  actor: { userId: number };
}

/**
 * The actor's customer at Stripe: the one that they have, or a new one when there is none or it was deleted there.
 * Calls at the same time end with one customer: the key of the new one follows from who they are and the one before.
 * @returns the customer's id, which the `subscriptions` row names from now on
 */
export async function ensureCustomer({ actor: { userId } }: ByActor): Promise<string> {
  const user = await db.user.findUniqueOrThrow({ where: { id: userId }, include: { subscription: true } });
  const known = user.subscription?.stripeCustomerId;
  if (known && (await findCustomer(known))) return known;
  const name = [user.firstName, user.lastName].filter(Boolean).join(" ") || undefined;
  const idempotencyKey = keyOf([user.issuer, user.subject, userId, user.email, name, known]);
  const stripeCustomerId = await createCustomer({ userId, email: user.email, name, idempotencyKey });
  await syncSubscription({ stripeCustomerId, userId });
  return stripeCustomerId;
}

// Stripe refuses a key that comes again with other details, so all details are in it.
function keyOf(details: unknown[]): string {
  return `customer-${createHash("sha256").update(JSON.stringify(details)).digest("base64url")}`;
}
