import { findCustomer } from "~/integrations/stripe/customers.server";
import { listSubscriptions } from "~/integrations/stripe/subscriptions.server";
import { db } from "~/lib/db.server";
import { currentSubscription } from "./current-subscription";
import { markEventsProcessed } from "./mark-events-processed.server";

interface SyncInput {
  stripeCustomerId: string;
  /** Ties the customer to this user from now on, in place of an earlier one. */
  userId?: number;
}

/**
 * Asks Stripe what a customer has and makes our copy equal to it. The only writer of the `subscriptions` table.
 * Events may come late, twice or in any order: what they say is never looked at, only that something happened.
 * A customer that belongs to no user of ours is left alone.
 * @throws UnavailableError when Stripe does not answer
 */
export async function syncSubscription({ stripeCustomerId, userId }: SyncInput): Promise<void> {
  const askedAt = await databaseTime();
  const held = { stripeCustomerId, ...(await readHeld(stripeCustomerId)), syncedAt: askedAt };
  const isNew = userId !== undefined && (await insertRow({ userId, ...held }));
  if (!isNew) {
    // Of two at the same time the one that asked last has seen every change, whichever answers first.
    const owner = userId === undefined ? { stripeCustomerId } : { userId };
    await db.subscription.updateMany({
      where: { ...owner, OR: [{ syncedAt: null }, { syncedAt: { lte: askedAt } }] },
      data: held,
    });
  }
  await markEventsProcessed({ stripeCustomerId, receivedUntil: askedAt });
}

/** One clock for all processes. */
async function databaseTime(): Promise<Date> {
  const [row] = await db.$queryRaw<{ now: Date }[]>`select clock_timestamp()::timestamptz(3) as now`;
  return row!.now;
}

async function insertRow(row: NewRow): Promise<boolean> {
  const { count } = await db.subscription.createMany({ data: [row], skipDuplicates: true });
  return count === 1;
}

type Held = Awaited<ReturnType<typeof readHeld>>;
type NewRow = Held & { userId: number; stripeCustomerId: string; syncedAt: Date };

async function readHeld(stripeCustomerId: string) {
  const customer = await findCustomer(stripeCustomerId);
  const current = customer && currentSubscription(await listSubscriptions(stripeCustomerId));
  const card = current?.card ?? customer?.card;
  return {
    stripeSubscriptionId: current?.id ?? null,
    status: current?.status ?? "inactive",
    currentPeriodEnd: current?.currentPeriodEnd ?? null,
    cancelAtPeriodEnd: current?.cancelAtPeriodEnd ?? false,
    cardBrand: card?.brand ?? null,
    cardLast4: card?.last4 ?? null,
  };
}
