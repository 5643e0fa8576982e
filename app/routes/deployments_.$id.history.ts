import { apiRoute } from "~/http/api-route.server";
import { readId } from "~/http/read-input.server";
import { readHistory } from "~/modules/publishing/read-history.server";

/** What the history of a deployment reads when it opens. */
const route = apiRoute("subscriber", {
  GET: ({ params, actor }) => readHistory({ actor, deploymentId: readId(params.id) }),
});
export const loader = route.loader;
export const action = route.action;
