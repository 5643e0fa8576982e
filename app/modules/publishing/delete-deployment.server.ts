import type { Tx } from "~/lib/db.server";
import { requireNotTakenDown } from "../moderation/require-not-taken-down.server";
import type { EdgePosition } from "../edge/edge-clock.server";
import { lockDeployed } from "../deployment-record/lock-deployment.server";
import { publishingTransaction } from "../edge/publishing-transaction.server";
import { waitForRenderers } from "../edge/wait-for-renderers.server";
import { withdrawSite } from "./withdraw-site.server";
import { noSuchDeployment } from "../deployment-record/no-such-deployment";

interface Input {
  actor: { userId: number };
  deploymentId: number;
}

/**
 * Takes a website of the actor off the web; its address answers with a neutral 404 from then on. What belongs to it
 * stays, and is there again once the website is deployed again. Gives the names of renderers that did not confirm
 * within 2 s.
 * @throws NotFoundError when the actor has no such deployment, ConflictError while it is taken down
 */
export async function deleteDeployment({ actor, deploymentId }: Input): Promise<{ lagging: string[] }> {
  const position = await publishingTransaction((tx) => withdrawOwn(tx, { id: deploymentId, ownerId: actor.userId }));
  return { lagging: await waitForRenderers(position) };
}

async function withdrawOwn(tx: Tx, own: { id: number; ownerId: number }): Promise<EdgePosition> {
  if (!(await lockDeployed(tx, own))) throw noSuchDeployment();
  await requireNotTakenDown(tx, own.id);
  const position = await withdrawSite(tx, own);
  if (!position) throw noSuchDeployment();
  return position;
}
