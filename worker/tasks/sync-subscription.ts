import { syncSubscription } from "~/modules/billing/sync-subscription.server";
import { task } from "../task";

export const syncSubscriptionTask = task("sync_subscription", (payload) => syncSubscription(payload));
