import { enqueue } from "~/jobs/enqueue.server";
import { db } from "~/lib/db.server";
import { LimitReachedError, NotFoundError } from "~/lib/errors";
import { isUniqueViolation } from "~/lib/unique-violation";
import { withoutWww } from "../domains/domain-names";
import { requireClaimable } from "../domains/require-claimable.server";
import { isNameWithheld, requireNotTakenDown } from "../moderation/require-not-taken-down.server";
import type { CreateDeploymentInput } from "./deployment-input";
import { writeEdgeRows } from "./edge-clock.server";
import { findPublished, type Published } from "./find-published.server";
import { requireName, subdomainTaken, takeName } from "./names/take-name.server";
import { prepareSnapshot, type PreparedSnapshot } from "./prepare-snapshot.server";
import { publishSnapshot } from "./publish-snapshot.server";
import { publishingTransaction } from "./publishing-transaction.server";
import { makeVerificationToken } from "./verification-token";

type Input = CreateDeploymentInput & { actor: { userId: number } };

/**
 * Publishes a website of the actor under a subdomain, from the code that was sent.
 * @throws NotFoundError when the actor has no such website, LimitReachedError when one is deployed already,
 * ConflictError when the subdomain or the custom domain is taken; the database's constraints decide. InvalidError for a subdomain
 * that looks like a well-known name, TooManyError after 10 new ones in a day
 */
export async function createDeployment(input: Input): Promise<Published> {
  await requireFreeSlot(input);
  const snapshot = await prepareSnapshot(input.analysisId, input.deployedCode, { ...input, ownerId: input.actor.userId });
  try {
    const { deploymentId, position } = await publish(input, snapshot);
    return await findPublished({ ...input, deploymentId }, position);
  } catch (error) {
    throw explained(error);
  }
}

/** Spares the work where the answer is known; what happens at the same moment is the constraints' to decide. */
async function requireFreeSlot({ actor, analysisId, subdomain, customDomain }: Input): Promise<void> {
  const [website, own, taken, isWithheld] = await Promise.all([
    db.website.findFirst({ where: { id: analysisId, ownerId: actor.userId }, select: { id: true } }),
    db.deployment.findUnique({ where: { ownerId: actor.userId }, select: { id: true } }),
    db.deployment.findUnique({ where: { subdomain }, select: { id: true } }),
    isNameWithheld(db, subdomain),
  ]);
  if (!website) throw noSuchWebsite();
  if (own) await requireNotTakenDown(db, own.id);
  if (own) throw limitReached();
  if (taken || isWithheld) throw subdomainTaken();
  await requireName(db, { ownerId: actor.userId, subdomain });
  if (customDomain) await requireClaimable(customDomain);
}

function publish(input: Input, snapshot: PreparedSnapshot) {
  return publishingTransaction(async (tx) => {
    const domain = input.customDomain ? { create: { host: withoutWww(input.customDomain), token: makeVerificationToken() } } : undefined;
    const { id: deploymentId, domain: claimed } = await tx.deployment.create({
      data: {
        ownerId: input.actor.userId,
        websiteId: input.analysisId,
        subdomain: input.subdomain,
        title: input.title,
        description: input.description || null,
        codeHash: snapshot.codeHash,
        domain,
      },
      select: { id: true, domain: { select: { id: true } } },
    });
    if (claimed) await enqueue("verify_domain", { domainId: claimed.id }, { tx, key: String(claimed.id) });
    const deployment = { id: deploymentId, subdomain: input.subdomain };
    const ended = await takeName(tx, { ...deployment, ownerId: input.actor.userId, websiteId: input.analysisId });
    const position = await publishSnapshot(tx, { deployment, snapshot, occasion: { kind: "deploy" } });
    await writeEdgeRows(tx, position, ended);
    return { deploymentId, position };
  });
}

function explained(error: unknown): unknown {
  // The website was deleted while its site was assembled.
  if ((error as { code?: string }).code === "P2003") return noSuchWebsite();
  if (isUniqueViolation(error, "deployments_subdomain_key")) return subdomainTaken();
  const slot = ["deployments_owner_id_key", "deployments_website_id_key", "deployments_website_id_owner_id_key"];
  return slot.some((constraint) => isUniqueViolation(error, constraint)) ? limitReached() : error;
}

function noSuchWebsite(): NotFoundError {
  return new NotFoundError("There is no such website.");
}

function limitReached(): LimitReachedError {
  return new LimitReachedError("You can have only one deployed website at a time. Delete your current deployment first.");
}
