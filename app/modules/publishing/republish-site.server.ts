import { enqueue } from "~/jobs/enqueue.server";
import { db, type Tx } from "~/lib/db.server";
import type { Published } from "./find-published.server";
import { notWithdrawn } from "./is-shown";
import type { SiteChange } from "./occasion";
import { redeployWebsite } from "./redeploy-website.server";

/** How long the request that changed a site may take to show it, in milliseconds, before a job does. */
const GRACE_MS = 15_000;

/**
 * Says, in the transaction that changes it, that a site shows something else beside its code from now on: a post, a
 * tracking ID. Call `republishSite` after the commit; should that not happen, a job does it.
 */
export async function markSiteChanged(tx: Tx, deploymentId: number, change: SiteChange): Promise<void> {
  await tx.$executeRaw`
    update deployments
       set content_revision = content_revision + 1, updated_at = now(),
           pending_changes = case when ${change} = any(pending_changes) then pending_changes else array_append(pending_changes, ${change}) end
     where id = ${deploymentId}`;
  await enqueue("republish_site", { deploymentId }, { tx, key: String(deploymentId), runAt: new Date(Date.now() + GRACE_MS) });
}

/** Makes the site of a deployment anew from the code that is live; nothing to do for one that is withdrawn. @throws as `redeployWebsite` */
export async function republishSite(input: { actor: { userId: number }; deploymentId: number }): Promise<Published | null> {
  const isWithdrawn = (await db.deployment.count({ where: { id: input.deploymentId, withdrawnAt: { not: null } } })) > 0;
  return isWithdrawn ? null : redeployWebsite({ ...input, deployedCode: null });
}

/** Makes a site anew that does not show its latest content yet; nothing to do for another, or for one that is gone or withdrawn. */
export async function republishIfBehind({ deploymentId }: { deploymentId: number }): Promise<void> {
  const deployment = await db.deployment.findFirst({
    where: { id: deploymentId, ...notWithdrawn },
    select: { ownerId: true, contentRevision: true, publishedRevision: true },
  });
  if (!deployment || deployment.ownerId === null || deployment.publishedRevision >= deployment.contentRevision) return;
  await republishSite({ actor: { userId: deployment.ownerId }, deploymentId });
}
