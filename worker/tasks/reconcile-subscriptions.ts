import { log } from "~/lib/log.server";
import { reconcileSubscriptions } from "~/modules/billing/reconcile-subscriptions.server";
import { task } from "../task";

/** Once a day: webhooks may be lost while we are away for longer than Stripe repeats them. */
export const reconcileSubscriptionsTask = task("reconcile_subscriptions", async () =>
  log.info("subscriptions to reconcile", { customers: await reconcileSubscriptions() }),
);
