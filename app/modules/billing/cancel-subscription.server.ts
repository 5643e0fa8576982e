import { changeRenewal } from "./change-renewal.server";

interface ByActor {
  actor: { userId: number };
}

/**
 * Ends the actor's subscription with its period: access goes on until then, nothing is charged any more.
 * @throws ConflictError without an active subscription, UnavailableError when Stripe does not answer
 */
export function cancelSubscription({ actor }: ByActor): Promise<void> {
  return changeRenewal({ actor, cancelAtPeriodEnd: true, refusal: "There is no active subscription to cancel." });
}
