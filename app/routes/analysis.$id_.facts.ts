import { apiRoute } from "~/http/api-route.server";
import { readId } from "~/http/read-input.server";
import { readFactList } from "~/modules/claims/read-facts.server";

/** What the dialog 'Facts to confirm' reads when it opens. */
const route = apiRoute("subscriber", {
  GET: ({ params, actor }) => readFactList({ actor, websiteId: readId(params.id) }),
});
export const loader = route.loader;
export const action = route.action;
