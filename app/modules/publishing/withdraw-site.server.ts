import type { Tx } from "~/lib/db.server";
import { hostKey, siteKey } from "~/published/edge-state";
import { advanceClock, writeEdgeRows, type EdgePosition } from "./edge-clock.server";

/**
 * Takes a deployment's site and name off every renderer, within the caller's transaction and as its last step.
 * Gives the position to wait for once the transaction has committed.
 */
export async function withdrawSite(tx: Tx, deployment: { id: number; subdomain: string }): Promise<EdgePosition> {
  const position = await advanceClock(tx);
  await writeEdgeRows(tx, position, [
    { key: siteKey(deployment.id), value: null },
    { key: hostKey(deployment.subdomain), value: null },
  ]);
  return position;
}

/**
 * Deletes the deployment of a website, if it has one, within the transaction that deletes the website after
 * it. Locks the website first, so that no deployment of it can be made meanwhile. Gives the position to wait
 * for after the commit, or null when nothing was live.
 */
export async function withdrawWebsite(tx: Tx, websiteId: number): Promise<EdgePosition | null> {
  await tx.$queryRaw`select id from websites where id = ${websiteId} for update`;
  const deployment = await tx.deployment.findUnique({ where: { websiteId }, select: { id: true, subdomain: true } });
  if (!deployment) return null;
  await tx.deployment.delete({ where: { id: deployment.id } });
  return withdrawSite(tx, deployment);
}
