import { db } from "~/lib/db.server";
import { withTries } from "~/lib/with-tries";
import { codeOf } from "../site/code-parts";
import type { WebsiteCode } from "../site/website-code";
import { requireNotTakenDown } from "../moderation/require-not-taken-down.server";
import type { EdgePosition } from "../edge/edge-clock.server";
import { findPublished, type Published } from "./find-published.server";
import { notWithdrawn } from "../deployment-record/is-shown";
import type { Occasion } from "../deployment-record/occasion";
import { codeChangesFor } from "../assembly/pooled-publishing.server";
import { prepareSnapshot } from "./prepare-snapshot.server";
import { lockDeployed } from "../deployment-record/lock-deployment.server";
import { publishSnapshot } from "./publish-snapshot.server";
import { publishingTransaction } from "../edge/publishing-transaction.server";
import { noSuchDeployment } from "../deployment-record/no-such-deployment";

interface Input {
  actor: { userId: number };
  deploymentId: number;
  /** Null for the code that is live. */
  deployedCode: WebsiteCode | null;
}

/**
 * Replaces what a deployment shows, all at once: every visitor gets the old site or the new one. It shows the posts and
 * settings of the moment at which it goes live. New code publishes an unpublished site again.
 * @throws NotFoundError when the actor has no such deployment, ConflictError when it changes faster than it can be
 * made, or
 *   was taken down
 */
export async function redeployWebsite(input: Input): Promise<Published> {
  return findPublished(input, await withTries("website", () => tryToPublish(input)));
}

/** Null when something that the site shows changed while it was made. */
async function tryToPublish(input: Input): Promise<EdgePosition | null> {
  const current = await db.deployment.findFirst({ where: ownedBy(input), include: { code: true } });
  if (!current) throw noSuchDeployment();
  const { contentRevision, codeHash, subdomain, code, pendingChanges } = current;
  const {
    deployedCode,
    actor: { userId: ownerId },
  } = input;
  const [snapshot, edits] = await Promise.all([
    prepareSnapshot(current.websiteId, deployedCode ?? code, { ...current, ownerId, deploymentId: current.id }),
    deployedCode ? codeChangesFor(ownerId, codeOf(code), codeOf(deployedCode)) : [],
  ]);
  return publishingTransaction(async (tx) => {
    if (!(await lockDeployed(tx, { id: current.id, ownerId }))) return null;
    // Finds out whether it changed meanwhile.
    const { count } = await tx.deployment.updateMany({
      where: { ...ownedBy(input), contentRevision, ...(deployedCode ? {} : { codeHash }) },
      data: {
        codeHash: snapshot.codeHash,
        publishedRevision: contentRevision,
        pendingChanges: [],
        ...(deployedCode && { isActive: true }),
      },
    });
    if (count === 0) return null;
    if (deployedCode) await requireNotTakenDown(tx, input.deploymentId);
    const occasion: Occasion = { kind: deployedCode ? "redeploy" : "content", changes: [...edits, ...pendingChanges] };
    return publishSnapshot(tx, { deployment: { id: input.deploymentId, subdomain }, snapshot, occasion });
  });
}

function ownedBy({ actor, deploymentId }: Input) {
  return { id: deploymentId, ownerId: actor.userId, ...notWithdrawn };
}
