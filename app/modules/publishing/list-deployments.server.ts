import { db } from "~/lib/db.server";
import { toDeploymentView, withDomainAndCode, type DeploymentView } from "./deployment-view.server";

/** The actor's deployments, newest first. */
export async function listDeployments({ actor }: { actor: { userId: number } }): Promise<DeploymentView[]> {
  const rows = await db.deployment.findMany({
    where: { ownerId: actor.userId },
    include: withDomainAndCode,
    orderBy: { createdAt: "desc" },
  });
  return rows.map(toDeploymentView);
}
