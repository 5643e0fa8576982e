import { apiRoute } from "~/http/api-route.server";
import { readId } from "~/http/read-input.server";
import { readLatestAnalysis } from "~/modules/seo/read-latest-analysis.server";

const route = apiRoute("subscriber", {
  GET: async ({ params, actor }) => Response.json(await readLatestAnalysis({ actor, deploymentId: readId(params.id) })),
});
export const loader = route.loader;
export const action = route.action;
