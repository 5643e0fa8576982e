import { db } from "~/lib/db.server";
import { toDeploymentView, withDomainAndCode, type DeploymentView } from "./deployment-view.server";
import { notWithdrawn } from "./is-shown";
import { noSuchDeployment } from "./no-such-deployment";

interface Input {
  actor: { userId: number };
  deploymentId: number;
}

/**
 * The deployed website of the actor. @throws NotFoundError when the actor has no such deployment, or it is withdrawn
 */
export async function findDeployment({ actor, deploymentId }: Input): Promise<DeploymentView> {
  const row = await db.deployment.findFirst({
    where: { id: deploymentId, ownerId: actor.userId, ...notWithdrawn },
    include: withDomainAndCode,
  });
  if (!row) throw noSuchDeployment();
  return toDeploymentView(row);
}
