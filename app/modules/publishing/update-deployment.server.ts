import type { UpdateDeploymentInput } from "./deployment-input";
import type { DeploymentView } from "../deployment-record/deployment-view.server";
import { findDeployment } from "../deployment-record/find-deployment.server";
import { redeployWebsite } from "./redeploy-website.server";
import { setActive } from "./set-active.server";
import { setCustomDomain } from "../domains/set-custom-domain.server";

type Input = UpdateDeploymentInput & { actor: { userId: number }; deploymentId: number };

/**
 * `PUT /api/deployments/{id}`: another domain, new code, published or not. @throws NotFoundError when the actor has no
 * such deployment, ConflictError when it was taken down
 */
export async function updateDeployment({
  actor,
  deploymentId,
  customDomain,
  deployedCode,
  isActive,
}: Input): Promise<DeploymentView> {
  const target = { actor, deploymentId };
  if (customDomain !== undefined) await setCustomDomain({ ...target, customDomain });
  if (deployedCode) return (await redeployWebsite({ ...target, deployedCode })).deployment;
  if (isActive !== undefined) return (await setActive({ ...target, isActive })).deployment;
  return findDeployment(target);
}
