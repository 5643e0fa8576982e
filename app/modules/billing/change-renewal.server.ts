import { setCancelAtPeriodEnd } from "~/integrations/stripe/subscriptions.server";
import { db } from "~/lib/db.server";
import { ConflictError } from "~/lib/errors";
import { isActiveStatus } from "./active-status";
import { syncSubscription } from "./sync-subscription.server";

interface ChangeRenewal {
  actor: { userId: number };
  cancelAtPeriodEnd: boolean;
  /** What to say when the subscription has ended, or never was. */
  refusal: string;
}

/**
 * Says at Stripe whether the actor's subscription ends with its period, then copies what Stripe holds.
 * @throws ConflictError without an active subscription, UnavailableError when Stripe does not answer
 */
export async function changeRenewal({ actor, cancelAtPeriodEnd, refusal }: ChangeRenewal): Promise<void> {
  const row = await readCurrent(actor.userId);
  if (!row?.stripeSubscriptionId || !isActiveStatus(row.status)) throw new ConflictError(refusal);
  await setCancelAtPeriodEnd(row.stripeSubscriptionId, cancelAtPeriodEnd);
  await syncSubscription({ stripeCustomerId: row.stripeCustomerId });
}

/** Our copy after a look at Stripe: a subscription that ended there a moment ago cannot be changed. */
async function readCurrent(userId: number) {
  const row = await db.subscription.findUnique({ where: { userId }, select: { stripeCustomerId: true } });
  if (!row) return null;
  await syncSubscription(row);
  return db.subscription.findUnique({ where: { userId } });
}
