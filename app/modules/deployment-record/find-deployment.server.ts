import { db } from "~/lib/db.server";
import { NotFoundError } from "~/lib/errors";
import { toDeploymentView, withDomainAndCode, type DeploymentView } from "./deployment-view.server";
import { notWithdrawn } from "./is-shown";

interface Input {
  actor: { userId: number };
  deploymentId: number;
}

/** The deployed website of the actor. @throws NotFoundError when the actor has no such deployment, or it is withdrawn */
export async function findDeployment({ actor, deploymentId }: Input): Promise<DeploymentView> {
  const row = await db.deployment.findFirst({
    where: { id: deploymentId, ownerId: actor.userId, ...notWithdrawn },
    include: withDomainAndCode,
  });
  if (!row) throw new NotFoundError("There is no such deployment.");
  return toDeploymentView(row);
}
