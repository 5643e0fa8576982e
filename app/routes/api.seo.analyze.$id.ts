import { apiRoute } from "~/http/api-route.server";
import { readId } from "~/http/read-input.server";
import { startAnalysis } from "~/modules/seo/start-analysis.server";

const route = apiRoute("subscriber", {
  POST: async ({ params, actor }) =>
    Response.json(await startAnalysis({ actor, deploymentId: readId(params.id) }), { status: 202 }),
});
export const loader = route.loader;
export const action = route.action;
