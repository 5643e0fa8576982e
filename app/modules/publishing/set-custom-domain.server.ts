import { db } from "~/lib/db.server";
import { findDeployment } from "./find-deployment.server";
import type { DeploymentView } from "./deployment-view.server";
import { makeVerificationToken } from "./verification-token";

interface Input {
  actor: { userId: number };
  deploymentId: number;
  /** A host name in lower case, or null to give it up. */
  customDomain: string | null;
}

/**
 * Notes the domain that an owner wants a site to have. It leads nowhere until it is verified; another name
 * gets another token. @throws NotFoundError when the actor has no such deployment
 */
export async function setCustomDomain({ actor, deploymentId, customDomain }: Input): Promise<DeploymentView> {
  const current = await findDeployment({ actor, deploymentId });
  if (current.customDomain === customDomain) return current;
  if (customDomain === null) await db.domain.deleteMany({ where: { deploymentId } });
  else await claim(deploymentId, customDomain);
  return findDeployment({ actor, deploymentId });
}

async function claim(deploymentId: number, host: string): Promise<void> {
  const data = { host, token: makeVerificationToken(), verifiedAt: null, checkedAt: null, lastError: null };
  await db.domain.upsert({ where: { deploymentId }, create: { ...data, deploymentId }, update: data });
}
