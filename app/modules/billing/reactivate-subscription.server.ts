import { changeRenewal } from "./change-renewal.server";

interface ByActor {
  actor: { userId: number };
}

/**
 * Takes a cancellation back before the period ends.
 * @throws ConflictError once the subscription has ended, UnavailableError when Stripe does not answer
 */
export function reactivateSubscription({ actor }: ByActor): Promise<void> {
  return changeRenewal({
    actor,
    cancelAtPeriodEnd: false,
    refusal: "Your subscription has ended. Please subscribe again.",
  });
}
