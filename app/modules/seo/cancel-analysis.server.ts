import { db, type Tx } from "~/lib/db.server";
import { ConflictError } from "~/lib/errors";
import { announceSeo } from "./analysis-attempt.server";
import { noSuchDeployment } from "../deployment-record/no-such-deployment";

interface Input {
  actor: { userId: number };
  deploymentId: number;
}

/**
 * Cancels the open analysis of a website: a browser that measures it is ended, and no attempt writes anything more.
 * @throws NotFoundError when the actor has no such deployment, ConflictError when no analysis is open
 */
export async function cancelAnalysis({ actor, deploymentId }: Input): Promise<void> {
  await db.$transaction(async (tx) => {
    const owned = await tx.deployment.count({ where: { id: deploymentId, ownerId: actor.userId } });
    if (owned === 0) throw noSuchDeployment();
    if (!(await cancelOpen(tx, deploymentId))) throw new ConflictError("No analysis of this website is running.");
  });
}

/**
 * Cancels the open analysis of a deployment, if there is one, within the caller's transaction; says whether there was.
 */
export async function cancelOpen(tx: Tx, deploymentId: number): Promise<boolean> {
  const [cancelled] = await tx.seoAnalysis.updateManyAndReturn({
    where: { deploymentId, status: { in: ["queued", "running"] } },
    data: { status: "cancelled", reports: [], finishedAt: new Date() },
    select: { id: true },
  });
  if (!cancelled) return false;
  await tx.$queryRaw`select (graphile_worker.remove_job(${`analyze_seo:${cancelled.id}`})).id`;
  await announceSeo(tx, deploymentId);
  return true;
}
