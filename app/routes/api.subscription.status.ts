import { apiRoute } from "~/http/api-route.server";
import { readSubscriptionStatus } from "~/modules/billing/read-subscription.server";

/** Five minutes in the browser (tests/list, section 9), and never for whoever signs in there next. */
const headers = { "cache-control": "private, max-age=300", vary: "Cookie" };

const route = apiRoute("user", {
  GET: async ({ actor }) => Response.json(await readSubscriptionStatus({ actor }), { headers }),
});
export const loader = route.loader;
export const action = route.action;
