import { apiRoute } from "~/http/api-route.server";
import { readId } from "~/http/read-input.server";
import { readClaimList } from "~/modules/claims/read-claims.server";

/** What the dialog 'Facts to confirm' reads when it opens. */
const route = apiRoute("subscriber", {
  GET: ({ params, actor }) => readClaimList({ actor, websiteId: readId(params.id) }),
});
export const loader = route.loader;
export const action = route.action;
