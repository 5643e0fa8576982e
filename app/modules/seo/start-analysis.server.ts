import { db } from "~/lib/db.server";
import { env } from "~/lib/env.server";
import { ConflictError } from "~/lib/errors";
import { isUniqueViolation } from "~/lib/unique-violation";
import { isShown, standingTakeDowns } from "../deployment-record/is-shown";
import { announceSeo, enqueueLoad } from "./analysis-attempt.server";
import { noSuchDeployment } from "../deployment-record/no-such-deployment";

interface Input {
  actor: { userId: number };
  deploymentId: number;
}

/** An analysis that waits for its turn or is being made. */
export interface OpenAnalysis {
  id: number;
  status: string;
}

/**
 * Has a live website measured; the work is done by jobs, one for each load. While an analysis of it is open, asking
 * again gives that one.
 * @throws NotFoundError when the actor has no such deployment, ConflictError when it is not live
 */
export async function startAnalysis({ actor, deploymentId }: Input): Promise<OpenAnalysis> {
  const deployment = await db.deployment.findFirst({
    where: { id: deploymentId, ownerId: actor.userId },
    select: { isActive: true, withdrawnAt: true, takeDowns: standingTakeDowns },
  });
  if (!deployment) throw noSuchDeployment();
  if (!isShown(deployment))
    throw new ConflictError("This website is not live at the moment, so it cannot be measured.");
  return (await findOpen(deploymentId)) ?? (await begin(deploymentId));
}

const findOpen = (deploymentId: number): Promise<OpenAnalysis | null> =>
  db.seoAnalysis.findFirst({
    where: { deploymentId, status: { in: ["queued", "running"] } },
    select: { id: true, status: true },
  });

async function begin(deploymentId: number): Promise<OpenAnalysis> {
  try {
    return await db.$transaction(async (tx) => {
      const analysis = await tx.seoAnalysis.create({
        data: { deploymentId, loadsWanted: env.SEO_LOADS },
        select: { id: true, status: true },
      });
      await enqueueLoad(tx, analysis.id);
      await announceSeo(tx, deploymentId);
      return analysis;
    });
  } catch (error) {
    // Pressed twice at once: the database lets one open analysis be.
    const first = isUniqueViolation(error, "seo_analyses_open_key") && (await findOpen(deploymentId));
    if (first) return first;
    throw error;
  }
}
