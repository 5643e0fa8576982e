import { apiRoute } from "~/http/api-route.server";
import { readId, readJson } from "~/http/read-input.server";
import { deleteDeployment } from "~/modules/publishing/delete-deployment.server";
import { withWarnings } from "~/modules/publishing/deploy-warnings.server";
import { updateDeploymentInput } from "~/modules/publishing/deployment-input";
import { updateDeployment } from "~/modules/publishing/update-deployment.server";

const route = apiRoute("subscriber", {
  PUT: async ({ request, params, actor }) => {
    const deploymentId = readId(params.id);
    const change = await readJson(request, updateDeploymentInput);
    const deployment = await updateDeployment({ ...change, actor, deploymentId });
    return change.deployedCode ? withWarnings(actor, deployment) : deployment;
  },
  DELETE: async ({ params, actor }) => void (await deleteDeployment({ actor, deploymentId: readId(params.id) })),
});
export const loader = route.loader;
export const action = route.action;
