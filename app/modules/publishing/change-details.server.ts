import { db } from "~/lib/db.server";
import { log } from "~/lib/log.server";
import { notWithdrawn } from "../deployment-record/is-shown";
import { markSiteChanged } from "../deployment-record/mark-site-changed.server";
import { noSuchDeployment } from "../deployment-record/no-such-deployment";
import { republishSite } from "./republish-site.server";

interface Input {
  actor: { userId: number };
  deploymentId: number;
  title: string;
  description?: string;
}

/**
 * Gives a live website another title and description, and shows them to visitors. @throws NotFoundError when the actor
 * has no such deployment
 */
export async function changeDetails({ actor, deploymentId, title, description }: Input): Promise<void> {
  await db.$transaction(async (tx) => {
    const where = { id: deploymentId, ownerId: actor.userId, ...notWithdrawn };
    const data = { title, description: description || null };
    const { count } = await tx.deployment.updateMany({ where, data });
    if (count === 0) throw noSuchDeployment();
    await markSiteChanged(tx, deploymentId, "title and description");
  });
  // What is saved is shown a little later by a job, should this fail.
  await republishSite({ actor, deploymentId }).catch((error: unknown) =>
    log.error("a site waits for its title", error),
  );
}
