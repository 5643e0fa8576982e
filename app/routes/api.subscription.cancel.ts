import { apiRoute } from "~/http/api-route.server";
import { cancelSubscription } from "~/modules/billing/cancel-subscription.server";

const route = apiRoute("user", { POST: ({ actor }) => cancelSubscription({ actor }) });
export const loader = route.loader;
export const action = route.action;
