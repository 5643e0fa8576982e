import { apiRoute } from "~/http/api-route.server";
import { readSubscriptionStatus } from "~/modules/billing/read-subscription.server";

const route = apiRoute("user", { GET: ({ actor }) => readSubscriptionStatus({ actor }) });
export const loader = route.loader;
export const action = route.action;
