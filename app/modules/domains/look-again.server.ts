import { db } from "~/lib/db.server";
import { NotFoundError } from "~/lib/errors";
import { verifyDomain } from "./verify-domain.server";

/** A domain that was looked at less long ago, in milliseconds, is not looked at again. */
const FRESH_MS = 10_000;

/**
 * Looks at the custom domain of a deployment while its owner watches its records. Starts no other 24 hours of checks.
 * @throws NotFoundError when the actor has no such deployment, or it has no custom domain
 */
export async function lookAgain({
  actor,
  deploymentId,
}: {
  actor: { userId: number };
  deploymentId: number;
}): Promise<void> {
  const domain = await db.domain.findFirst({
    where: { deploymentId, deployment: { ownerId: actor.userId } },
    select: { id: true, checkedAt: true },
  });
  if (!domain) throw new NotFoundError("There is no custom domain here.");
  if (domain.checkedAt && Date.now() - domain.checkedAt.getTime() < FRESH_MS) return;
  await verifyDomain({ domainId: domain.id });
}
