import { db } from "~/lib/db.server";
import { NO_EXTRAS, type SiteExtras } from "./site-extras";

/** What a deployment shows beside its code; one that is being made shows nothing yet. */
export async function loadSiteExtras(deploymentId: number | null): Promise<SiteExtras> {
  if (deploymentId === null) return NO_EXTRAS;
  const deployment = await db.deployment.findUnique({ where: { id: deploymentId }, select: { googleAnalyticsId: true } });
  return deployment ?? NO_EXTRAS;
}
