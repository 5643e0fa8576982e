import { moveToBin } from "../bin/move-website.server";
import { cancelOpenRun } from "../generation/cancel-generation.server";
import { tellRenderers } from "../edge/edge-clock.server";
import { lockAccount } from "../deployment-record/lock-deployment.server";
import { publishingTransaction } from "../edge/publishing-transaction.server";
import { waitForRenderers } from "../edge/wait-for-renderers.server";
import { withdrawWebsite } from "../publishing/withdraw-site.server";
import { lockWebsite } from "../website-record/lock-website.server";

interface Input {
  actor: { userId: number };
  websiteId: number;
}

/**
 * Puts a website into its owner's bin, with its deployment, its posts and all that visitors left; what was live is gone
 * in the same transaction. Gives the names of renderers that did not confirm within 2 s. @throws NotFoundError when the
 * actor has no such website, ConflictError while it is taken down
 */
export async function deleteWebsite({ actor, websiteId }: Input): Promise<{ lagging: string[] }> {
  const ownerId = actor.userId;
  const position = await publishingTransaction(async (tx) => {
    await lockAccount(tx, ownerId);
    await lockWebsite(tx, ownerId, websiteId);
    const gone = await withdrawWebsite(tx, websiteId);
    await cancelOpenRun(tx, websiteId);
    await moveToBin(tx, { websiteId, ownerId });
    return gone && tellRenderers(tx, gone);
  });
  return { lagging: position ? await waitForRenderers(position) : [] };
}
