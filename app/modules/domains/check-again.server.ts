import { db } from "~/lib/db.server";
import { NotFoundError } from "~/lib/errors";
import { setCustomDomain } from "./set-custom-domain.server";
import { verifyDomain } from "./verify-domain.server";

interface Input {
  actor: { userId: number };
  deploymentId: number;
}

/**
 * Checks the custom domain of a deployment while its owner waits, and goes on checking for another 24 hours. Gives
 * what is missing, or null when it is verified. @throws NotFoundError when the actor has no such deployment, or it has
 * no custom domain
 */
export async function checkAgain({ actor, deploymentId }: Input): Promise<string | null> {
  const where = { deploymentId, deployment: { ownerId: actor.userId } };
  const domain = await db.domain.findFirst({ where });
  if (!domain) throw new NotFoundError("There is no custom domain here.");
  await setCustomDomain({ actor, deploymentId, customDomain: domain.host });
  await verifyDomain({ domainId: domain.id });
  return (await db.domain.findFirst({ where, select: { lastError: true } }))?.lastError ?? null;
}
