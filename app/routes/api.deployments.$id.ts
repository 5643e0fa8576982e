import { apiRoute } from "~/http/api-route.server";
import { readId, readJson } from "~/http/read-input.server";
import { deleteDeployment } from "~/modules/publishing/delete-deployment.server";
import { updateDeploymentInput } from "~/modules/publishing/deployment-input";
import { updateDeployment } from "~/modules/publishing/update-deployment.server";

const route = apiRoute("subscriber", {
  PUT: async ({ request, params, actor }) => {
    const deploymentId = readId(params.id);
    return updateDeployment({ ...(await readJson(request, updateDeploymentInput)), actor, deploymentId });
  },
  DELETE: async ({ params, actor }) => void (await deleteDeployment({ actor, deploymentId: readId(params.id) })),
});
export const loader = route.loader;
export const action = route.action;
