import { apiRoute } from "~/http/api-route.server";
import { reactivateSubscription } from "~/modules/billing/reactivate-subscription.server";

const route = apiRoute("user", { POST: ({ actor }) => reactivateSubscription({ actor }) });
export const loader = route.loader;
export const action = route.action;
