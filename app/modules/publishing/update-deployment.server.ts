import type { UpdateDeploymentInput } from "./deployment-input";
import type { DeploymentView } from "./deployment-view.server";
import { findDeployment } from "./find-deployment.server";
import { redeployWebsite } from "./redeploy-website.server";
import { setCustomDomain } from "./set-custom-domain.server";

type Input = UpdateDeploymentInput & { actor: { userId: number }; deploymentId: number };

/** `PUT /api/deployments/{id}`: another domain, new code, or both. @throws NotFoundError when the actor has no such deployment */
export async function updateDeployment({ actor, deploymentId, customDomain, deployedCode }: Input): Promise<DeploymentView> {
  const target = { actor, deploymentId };
  if (customDomain !== undefined) await setCustomDomain({ ...target, customDomain });
  if (!deployedCode) return findDeployment(target);
  return (await redeployWebsite({ ...target, deployedCode })).deployment;
}
