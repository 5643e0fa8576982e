import { db } from "~/lib/db.server";
import { toDeploymentView, withDomainAndCode, type DeploymentView } from "../deployment-record/deployment-view.server";
import { notWithdrawn } from "../deployment-record/is-shown";

/** The actor's live deployments, newest first. */
export async function listDeployments({ actor }: { actor: { userId: number } }): Promise<DeploymentView[]> {
  const rows = await db.deployment.findMany({
    where: { ownerId: actor.userId, ...notWithdrawn },
    include: withDomainAndCode,
    orderBy: { createdAt: "desc" },
  });
  return rows.map(toDeploymentView);
}
