import { apiRoute } from "~/http/api-route.server";
import { readJson } from "~/http/read-input.server";
import { createDeployment } from "~/modules/publishing/create-deployment.server";
import { withWarnings } from "~/modules/publishing/deploy-warnings.server";
import { createDeploymentInput } from "~/modules/publishing/deployment-input";
import { listDeployments } from "~/modules/publishing/list-deployments.server";

const route = apiRoute("subscriber", {
  GET: ({ actor }) => listDeployments({ actor }),
  POST: async ({ request, actor }) => {
    const { deployment } = await createDeployment({ ...(await readJson(request, createDeploymentInput)), actor });
    return Response.json(await withWarnings(actor, deployment), { status: 201 });
  },
});
export const loader = route.loader;
export const action = route.action;
