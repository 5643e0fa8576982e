import { apiRoute } from "~/http/api-route.server";
import { activateSubscription } from "~/modules/billing/activate-subscription.server";

const route = apiRoute("user", { POST: ({ actor }) => activateSubscription({ actor }) });
export const loader = route.loader;
export const action = route.action;
