import { db } from "~/lib/db.server";
import { log } from "~/lib/log.server";
import { syncSubscription } from "./sync-subscription.server";

const COPIED = {
  stripeSubscriptionId: true,
  status: true,
  currentPeriodEnd: true,
  cancelAtPeriodEnd: true,
  cardBrand: true,
  cardLast4: true,
} as const;

type Field = keyof typeof COPIED;

interface Customer {
  stripeCustomerId: string;
}

/**
 * Makes our copy of one customer equal to what Stripe holds, and logs which fields had drifted: a webhook was lost
 * then.
 * @returns the names of those fields
 * @throws UnavailableError when Stripe does not answer
 */
export async function reconcileSubscription({ stripeCustomerId }: Customer): Promise<Field[]> {
  const before = await db.subscription.findUnique({ where: { stripeCustomerId }, select: COPIED });
  await syncSubscription({ stripeCustomerId });
  const after = await db.subscription.findUnique({ where: { stripeCustomerId }, select: COPIED });
  if (!before || !after) return [];
  const drifted = (Object.keys(COPIED) as Field[]).filter(
    (field) => before[field]?.valueOf() !== after[field]?.valueOf(),
  );
  if (drifted.length > 0)
    log.warn("a subscription had drifted from Stripe", {
      stripeCustomerId,
      drifted,
      from: before.status,
      to: after.status,
    });
  return drifted;
}
