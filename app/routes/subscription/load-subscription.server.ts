import { log } from "~/lib/log.server";
import { readSubscriptionOverview } from "~/modules/billing/read-subscription.server";
import type { ShownSubscription } from "./shown-subscription";

type Loaded = { subscription: ShownSubscription } | { error: string };

/** The actor's subscription for the screen, or what to say where it cannot be read (tests/list, section 8). */
export async function loadSubscription(actor: { userId: number }): Promise<Loaded> {
  try {
    return { subscription: await readSubscriptionOverview({ actor }) };
  } catch (error) {
    log.error("a subscription could not be read", error);
    return { error: "Failed to load subscription details" };
  }
}
