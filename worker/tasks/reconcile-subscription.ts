import { reconcileSubscription } from "~/modules/billing/reconcile-subscription.server";
import { task } from "../task";

export const reconcileSubscriptionTask = task("reconcile_subscription", (payload) => reconcileSubscription(payload));
