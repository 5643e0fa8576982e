import { apiRoute } from "~/http/api-route.server";
import { readId } from "~/http/read-input.server";
import { readHoldings } from "~/modules/bin/read-holdings.server";

/** What the question about a deletion reads when it is asked. */
const route = apiRoute("subscriber", {
  GET: async ({ params, actor }) => ({ holdings: await readHoldings({ actor, websiteId: readId(params.id) }) }),
});
export const loader = route.loader;
export const action = route.action;
