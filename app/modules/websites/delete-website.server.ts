import type { Tx } from "~/lib/db.server";
import { moveToBin } from "../bin/move-website.server";
import { cancelOpenRun } from "../generation/cancel-generation.server";
import { requireNotTakenDown } from "../moderation/require-not-taken-down.server";
import { lockDeployment } from "../publishing/lock-deployment.server";
import { publishingTransaction } from "../publishing/publishing-transaction.server";
import { waitForRenderers } from "../publishing/wait-for-renderers.server";
import { withdrawWebsite } from "../publishing/withdraw-site.server";
import { lockWebsite } from "../versions/lock-website.server";

interface Input {
  actor: { userId: number };
  websiteId: number;
}

/**
 * Puts a website into its owner's bin, with its deployment, its posts and all that visitors left; what was live is gone in the
 * same transaction. Gives the names of renderers that did not confirm within 2 s. @throws NotFoundError when the actor has no such
 * website, ConflictError while it is taken down
 */
export async function deleteWebsite({ actor, websiteId }: Input): Promise<{ lagging: string[] }> {
  const position = await publishingTransaction(async (tx) => {
    await lockWebsite(tx, actor.userId, websiteId);
    await requireNoStandingTakeDown(tx, websiteId);
    const withdrawn = await withdrawWebsite(tx, websiteId);
    await cancelOpenRun(tx, websiteId);
    await moveToBin(tx, { websiteId, ownerId: actor.userId });
    return withdrawn;
  });
  return { lagging: position ? await waitForRenderers(position) : [] };
}

/** Not of a withdrawn one either: in the bin it would no longer keep its owner from showing the same elsewhere. */
async function requireNoStandingTakeDown(tx: Tx, websiteId: number): Promise<void> {
  const deployment = await tx.deployment.findUnique({ where: { websiteId }, select: { id: true } });
  if (deployment && (await lockDeployment(tx, deployment))) await requireNotTakenDown(tx, deployment.id);
}
