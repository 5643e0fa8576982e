import { requireNotTakenDown } from "../moderation/require-not-taken-down.server";
import { findPublished, type Published } from "./find-published.server";
import { lockDeployed } from "../deployment-record/lock-deployment.server";
import { publishingTransaction } from "../edge/publishing-transaction.server";
import { writeCurrentSite } from "../edge/write-site.server";
import { noSuchDeployment } from "../deployment-record/no-such-deployment";

interface Input {
  actor: { userId: number };
  deploymentId: number;
  isActive: boolean;
}

/**
 * Takes a site off the web, or puts what was live there again. Its address, its domain and its owner's one deployment
 * stay as they are. @throws NotFoundError when the actor has no such deployment, ConflictError when it was taken down
 */
export async function setActive(input: Input): Promise<Published> {
  const { actor, deploymentId: id, isActive } = input;
  const position = await publishingTransaction(async (tx) => {
    if (!(await lockDeployed(tx, { id, ownerId: actor.userId }))) throw noSuchDeployment();
    await requireNotTakenDown(tx, id);
    await tx.deployment.update({ where: { id }, data: { isActive } });
    return writeCurrentSite(tx, id);
  });
  return findPublished(input, position);
}
