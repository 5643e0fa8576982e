import { db } from "~/lib/db.server";
import { NotFoundError } from "~/lib/errors";
import { toDeploymentView, withDomainAndCode, type DeploymentView } from "./deployment-view.server";

interface Input {
  actor: { userId: number };
  deploymentId: number;
}

/** One deployment of the actor. @throws NotFoundError when the actor has no such deployment */
export async function findDeployment({ actor, deploymentId }: Input): Promise<DeploymentView> {
  const row = await db.deployment.findFirst({
    where: { id: deploymentId, ownerId: actor.userId },
    include: withDomainAndCode,
  });
  if (!row) throw new NotFoundError("There is no such deployment.");
  return toDeploymentView(row);
}
