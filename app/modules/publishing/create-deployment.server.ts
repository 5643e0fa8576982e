import { db } from "~/lib/db.server";
import { requireClaimable } from "../domains/require-claimable.server";
import { requireNoTakeDown } from "../moderation/require-not-taken-down.server";
import type { CreateDeploymentInput } from "./deployment-input";
import { findPublished, type Published } from "./find-published.server";
import { goLive, limitReached, noSuchWebsite } from "./go-live.server";
import { notWithdrawn } from "../deployment-record/is-shown";
import { requireFreeName } from "./names/require-free-name.server";

type Input = CreateDeploymentInput & { actor: { userId: number } };

/**
 * Publishes a website of the actor under a subdomain, from the code that was sent. One that was deployed before is
 * there again with all that it had: its posts and settings, and its domain, unless another one is named or somebody
 * else has it now.
 * @throws NotFoundError when the actor has no such website, LimitReachedError when one is deployed already,
 * ConflictError when the subdomain or the custom domain is taken; the database's constraints decide. InvalidError for a
 * subdomain that looks like a well-known name, TooManyError after 10 new ones in a day
 */
export async function createDeployment(input: Input): Promise<Published> {
  await requireFreeSlot(input);
  const { deploymentId, position } = await goLive(input);
  return findPublished({ ...input, deploymentId }, position);
}

/** Spares the work where the answer is known; what happens at the same moment is the constraints' to decide. */
export async function requireFreeSlot({
  actor: { userId: ownerId },
  analysisId,
  subdomain,
  customDomain,
}: Pick<Input, "actor" | "analysisId" | "subdomain" | "customDomain">): Promise<void> {
  const [websites, own] = await Promise.all([
    db.website.count({ where: { id: analysisId, ownerId } }),
    db.deployment.count({ where: { ownerId, ...notWithdrawn } }),
  ]);
  if (websites === 0) throw noSuchWebsite();
  await requireNoTakeDown(db, ownerId);
  if (own > 0) throw limitReached();
  await requireFreeName({ ownerId, subdomain });
  if (customDomain) await requireClaimable(customDomain);
}
