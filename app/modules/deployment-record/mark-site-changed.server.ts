import { enqueue } from "~/jobs/enqueue.server";
import type { Tx } from "~/lib/db.server";
import type { SiteChange } from "./occasion";

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
  await enqueue(
    "republish_site",
    { deploymentId },
    { tx, key: String(deploymentId), runAt: new Date(Date.now() + GRACE_MS) },
  );
}
