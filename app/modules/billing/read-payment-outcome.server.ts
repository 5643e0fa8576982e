import { InvalidError, UnavailableError } from "~/lib/errors";
import { activateSubscription } from "./activate-subscription.server";
import { readSubscriptionStatus } from "./read-subscription.server";

interface ByActor {
  actor: { userId: number };
}

/** Whether the actor's plan is paid; `unknown` where Stripe does not answer. */
export type PaymentOutcome = "paid" | "unpaid" | "unknown";

/** What became of a payment, as Stripe holds it: what the way back from a bank says is not believed. */
export async function readPaymentOutcome({ actor }: ByActor): Promise<PaymentOutcome> {
  const { isActive } = await readSubscriptionStatus({ actor });
  if (isActive) return "paid";
  try {
    await activateSubscription({ actor });
    return "paid";
  } catch (error) {
    if (error instanceof InvalidError) return "unpaid";
    if (error instanceof UnavailableError) return "unknown";
    throw error;
  }
}
