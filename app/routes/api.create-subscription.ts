import { apiRoute } from "~/http/api-route.server";
import { createSubscription } from "~/modules/billing/create-subscription.server";

const route = apiRoute("user", { POST: ({ actor }) => createSubscription({ actor }) });
export const loader = route.loader;
export const action = route.action;
