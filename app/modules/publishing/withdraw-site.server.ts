import type { Tx } from "~/lib/db.server";
import { formKey, hostKey, siteKey } from "~/published/edge-state";
import { requireNotTakenDown } from "../moderation/require-not-taken-down.server";
import { restName } from "./names/rest-name.server";
import { advanceClock, writeEdgeRows, type EdgePosition } from "./edge-clock.server";
import { lockDeployment } from "./lock-deployment.server";

/**
 * Deletes a deployment and takes its site and all its names off every renderer, within the caller's transaction and as
 * its last step. Its own name rests from then on. Gives the position to wait for once the transaction has committed; null when there is no such deployment.
 */
export async function withdrawSite(tx: Tx, { id, ownerId }: { id: number; ownerId?: number }): Promise<EdgePosition | null> {
  if (!(await lockDeployment(tx, { id, ownerId }))) return null;
  const { website, domain, ...deployment } = await tx.deployment.delete({ where: { id }, include: { domain: true, website: { select: { contactKey: true } } } });
  const rests = await restName(tx, deployment, website.contactKey);
  const names = [deployment.subdomain, ...(domain?.served ?? [])];
  const gone = [siteKey(id), formKey(website.contactKey), ...names.map(hostKey)].map((key) => ({ key, value: null }));
  const position = await advanceClock(tx);
  await writeEdgeRows(tx, position, [...gone, ...rests]);
  return position;
}

/**
 * Deletes the deployment of a website, if it has one, within the transaction that deletes the website after
 * it. Locks the website first, so that no deployment of it can be made meanwhile. Gives the position to wait
 * for after the commit, or null when nothing was live. @throws ConflictError while it is taken down
 */
export async function withdrawWebsite(tx: Tx, websiteId: number): Promise<EdgePosition | null> {
  await tx.$queryRaw`select id from websites where id = ${websiteId} for update`;
  const deployment = await tx.deployment.findUnique({ where: { websiteId }, select: { id: true } });
  if (!deployment || !(await lockDeployment(tx, deployment))) return null;
  await requireNotTakenDown(tx, deployment.id);
  return withdrawSite(tx, deployment);
}
