import {
  createCardSetup,
  findCardSetup,
  forgetCards,
  payInvoice,
  setDefaultCard,
} from "~/integrations/stripe/card-setup.server";
import { listSubscriptions } from "~/integrations/stripe/subscriptions.server";
import { db } from "~/lib/db.server";
import { ConflictError, InvalidError } from "~/lib/errors";
import { isActiveStatus } from "./active-status";
import { currentSubscription } from "./current-subscription";
import { syncSubscription } from "./sync-subscription.server";

interface ByActor {
  actor: { userId: number };
}

const NOT_KEPT = "The new card was not confirmed, so the card before stays. Please try again, or use another card.";

/**
 * Prepares keeping another card, which the actor's browser types in.
 * @throws ConflictError without a customer at Stripe, UnavailableError when Stripe does not answer
 */
export async function prepareCardChange({ actor }: ByActor): Promise<{ clientSecret: string }> {
  return { clientSecret: await createCardSetup(await customerOf(actor)) };
}

/**
 * Has the subscription charged to the card that was kept, pays what is overdue with it, and forgets the card before.
 * Who comes twice changes nothing more. What is true of the card is asked of Stripe.
 * @param cardSetup the id that Stripe gave to the browser
 * @returns why the new card did not pay what is overdue; null where it did, or nothing is
 * @throws InvalidError for a card that was not kept, or is somebody else's
 * @throws ConflictError without a subscription, UnavailableError when Stripe does not answer
 */
export async function takeNewCard({
  actor,
  cardSetup,
}: ByActor & { cardSetup: string }): Promise<{ stillDue: string | null }> {
  const customerId = await customerOf(actor);
  const kept = await findCardSetup(cardSetup);
  if (kept?.customerId !== customerId || !kept.paymentMethod) throw new InvalidError(NOT_KEPT);
  const subscription = currentSubscription(await listSubscriptions(customerId));
  if (!subscription || !isActiveStatus(subscription.status))
    throw new ConflictError("There is no active subscription to charge to a card.");
  const { paymentMethod } = kept;
  await setDefaultCard({ customerId, subscriptionId: subscription.id, paymentMethod });
  const stillDue = subscription.openInvoiceId ? await payDue(subscription.openInvoiceId, paymentMethod) : null;
  await forgetCards({ customerId, kept: paymentMethod });
  await syncSubscription({ stripeCustomerId: customerId });
  return { stillDue };
}

async function payDue(invoiceId: string, paymentMethod: string): Promise<string | null> {
  try {
    await payInvoice(invoiceId, paymentMethod);
    return null;
  } catch (error) {
    if (error instanceof InvalidError) return error.message;
    throw error;
  }
}

async function customerOf({ userId }: ByActor["actor"]): Promise<string> {
  const row = await db.subscription.findUnique({ where: { userId }, select: { stripeCustomerId: true } });
  if (!row) throw new ConflictError("There is no active subscription to charge to a card.");
  return row.stripeCustomerId;
}
