import { db } from "~/lib/db.server";
import { isActiveStatus } from "./active-status";

interface ByActor {
  actor: { userId: number };
}

const columns = { status: true, currentPeriodEnd: true, cancelAtPeriodEnd: true } as const;

/** `GET /api/subscription/status`: whether the actor may use the app, from our copy of what Stripe holds. */
export async function readSubscriptionStatus({ actor }: ByActor) {
  const found = await db.subscription.findUnique({ where: { userId: actor.userId }, select: columns });
  const status = found?.status ?? "inactive";
  return { isActive: isActiveStatus(status), status, currentPeriodEnd: found?.currentPeriodEnd ?? null };
}

/** `GET /api/subscription/details`: the same, and whether the subscription ends with its period. */
export async function readSubscriptionDetails({ actor }: ByActor) {
  const found = await db.subscription.findUnique({ where: { userId: actor.userId }, select: columns });
  const status = found?.status ?? "inactive";
  return {
    status,
    isActive: isActiveStatus(status),
    cancelAtPeriodEnd: found?.cancelAtPeriodEnd ?? false,
    currentPeriodEnd: found?.currentPeriodEnd ?? null,
  };
}

/** The details with the card that pays, for the owner's own screen. */
export async function readSubscriptionOverview({ actor }: ByActor) {
  const card = { cardBrand: true, cardLast4: true } as const;
  const [details, found] = await Promise.all([
    readSubscriptionDetails({ actor }),
    db.subscription.findUnique({ where: { userId: actor.userId }, select: card }),
  ]);
  return { ...details, cardBrand: found?.cardBrand ?? null, cardLast4: found?.cardLast4 ?? null };
}
