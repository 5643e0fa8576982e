import { apiRoute } from "~/http/api-route.server";
import { readId } from "~/http/read-input.server";
import { readSummary } from "~/modules/analytics/read-analytics.server";

const route = apiRoute("subscriber", {
  GET: ({ params, actor }) => readSummary({ actor, deploymentId: readId(params.id) }),
});
export const loader = route.loader;
export const action = route.action;
