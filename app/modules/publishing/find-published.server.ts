import type { DeploymentView } from "../deployment-record/deployment-view.server";
import type { EdgePosition } from "../edge/edge-clock.server";
import { findDeployment } from "../deployment-record/find-deployment.server";
import { waitForRenderers } from "../edge/wait-for-renderers.server";

/** A publication that has happened; `lagging` names the renderers that did not confirm it within 2 s. */
export interface Published {
  deployment: DeploymentView;
  lagging: string[];
}

interface Input {
  actor: { userId: number };
  deploymentId: number;
}

/**
 * The answer to a publication that is committed. The deployment is read while the renderers follow: inside the
 * transaction it would hold the clock, and every other publisher with it.
 * @throws NotFoundError when it was deleted meanwhile
 */
export async function findPublished({ actor, deploymentId }: Input, position: EdgePosition | null): Promise<Published> {
  const [deployment, lagging] = await Promise.all([
    findDeployment({ actor, deploymentId }),
    waitForRenderers(position),
  ]);
  return { deployment, lagging };
}
