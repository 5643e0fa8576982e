import { log } from "~/lib/log.server";
import type { Tx } from "~/lib/db.server";
import type { PostChange } from "../deployment-record/occasion";
import { lockAccount, lockDeployment } from "../deployment-record/lock-deployment.server";
import { markSiteChanged } from "../deployment-record/mark-site-changed.server";
import { republishSite } from "../publishing/republish-site.server";

/** The deployments among these places, each once, in the order in which everybody locks them. */
export function sitesOf(...places: (number | null | undefined)[]): number[] {
  return [...new Set(places.filter((place) => place != null))].sort((a, b) => a - b);
}

/**
 * Lets sites of the actor stand still until the end of the transaction: what changes of their posts changes one after
 * the other, and none goes into the bin meanwhile. Comes before any lock on a post, since who deletes a website locks
 * in this order too. False when one of them is not the actor's, or no longer. @throws NotFoundError when the account
 * was deleted
 */
export async function holdSites(tx: Tx, actor: { userId: number }, sites: number[]): Promise<boolean> {
  await lockAccount(tx, actor.userId);
  for (const id of sites) if (!(await lockDeployment(tx, { id, ownerId: actor.userId }))) return false;
  return true;
}

/** Notes that sites show a post otherwise from now on. Call `showOnSites` after the commit. */
export async function markSites(tx: Tx, sites: number[], done: PostChange, title: string): Promise<void> {
  for (const id of sites) await markSiteChanged(tx, id, `post ${done}: ${title}`);
}

/** Makes sites anew. The posts are saved already: should it fail now, a job does it a little later. */
export async function showOnSites(actor: { userId: number }, sites: number[]): Promise<void> {
  for (const deploymentId of sites) {
    try {
      await republishSite({ actor, deploymentId });
    } catch (error) {
      log.warn(`deployment ${deploymentId} is made anew by a job, since it failed at once: ${String(error)}`);
    }
  }
}
