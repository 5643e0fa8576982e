import { db } from "~/lib/db.server";
import type { Published } from "./find-published.server";
import { notWithdrawn } from "../deployment-record/is-shown";
import { redeployWebsite } from "./redeploy-website.server";

/**
 * Makes the site of a deployment anew from the code that is live; nothing to do for one that is withdrawn. @throws as
 * `redeployWebsite`
 */
export async function republishSite(input: {
  actor: { userId: number };
  deploymentId: number;
}): Promise<Published | null> {
  const isWithdrawn =
    (await db.deployment.count({ where: { id: input.deploymentId, withdrawnAt: { not: null } } })) > 0;
  return isWithdrawn ? null : redeployWebsite({ ...input, deployedCode: null });
}

/**
 * Makes a site anew that does not show its latest content yet; nothing to do for another, or for one that is gone or
 * withdrawn.
 */
export async function republishIfBehind({ deploymentId }: { deploymentId: number }): Promise<void> {
  const deployment = await db.deployment.findFirst({
    where: { id: deploymentId, ...notWithdrawn },
    select: { ownerId: true, contentRevision: true, publishedRevision: true },
  });
  if (!deployment || deployment.ownerId === null || deployment.publishedRevision >= deployment.contentRevision) return;
  await republishSite({ actor: { userId: deployment.ownerId }, deploymentId });
}
