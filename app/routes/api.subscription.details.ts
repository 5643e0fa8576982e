import { apiRoute } from "~/http/api-route.server";
import { readSubscriptionDetails } from "~/modules/billing/read-subscription.server";

const route = apiRoute("user", { GET: ({ actor }) => readSubscriptionDetails({ actor }) });
export const loader = route.loader;
export const action = route.action;
