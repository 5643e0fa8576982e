import type { Tx } from "~/lib/db.server";
import { formKey, hostKey, siteKey } from "~/published/edge-state";
import { requireNotTakenDown } from "../moderation/require-not-taken-down.server";
import { cancelOpen } from "../seo/cancel-analysis.server";
import { restName } from "./names/rest-name.server";
import { tellRenderers, type EdgePosition, type EdgeWrite } from "../edge/edge-clock.server";
import { lockDeployed, lockDeployment } from "../deployment-record/lock-deployment.server";

interface Own {
  id: number;
  ownerId?: number;
}

/**
 * Withdraws a deployment and takes its site and all its names off every renderer, within the caller's transaction and
 * as its last step. Its name rests from then on. The row stays with all that belongs to it, and is revived when the
 * website is deployed again. Gives the position to wait for once the transaction has committed; null when there is no
 * such deployment, or it is withdrawn already.
 */
export async function withdrawSite(tx: Tx, own: Own): Promise<EdgePosition | null> {
  const gone = await withdraw(tx, own);
  return gone && tellRenderers(tx, gone);
}

/** The same without a word to the renderers: gives what they are to be told in the same transaction. */
export async function withdraw(tx: Tx, own: Own): Promise<EdgeWrite[] | null> {
  if (!(await lockDeployed(tx, own))) return null;
  const { id } = own;
  const withdrawnAt = new Date();
  const withNames = { domain: true, website: { select: { contactKey: true } } } as const;
  const { website, domain, ...deployment } = await tx.deployment.update({
    where: { id },
    data: { withdrawnAt },
    include: withNames,
  });
  await tx.domain.updateMany({ where: { deploymentId: id }, data: { withdrawnAt } });
  // There is nothing left to be measured.
  await cancelOpen(tx, id);
  const rests = await restName(tx, deployment, website.contactKey);
  const names = [deployment.subdomain, ...(domain?.served ?? [])];
  const gone = [siteKey(id), formKey(website.contactKey), ...names.map(hostKey)];
  return [...gone.map((key) => ({ key, value: null })), ...rests];
}

/**
 * Withdraws the deployment of a website, within the transaction that takes the website away after it and holds its row,
 * so that no deployment of it can be made meanwhile. Gives what renderers are to be told once nothing else is left to
 * do; null when nothing was live. @throws ConflictError while it is taken down, withdrawn or not
 */
export async function withdrawWebsite(tx: Tx, websiteId: number): Promise<EdgeWrite[] | null> {
  const deployment = await tx.deployment.findUnique({ where: { websiteId }, select: { id: true } });
  if (!deployment || !(await lockDeployment(tx, deployment))) return null;
  // Nor one that is withdrawn already: in the bin it would no longer keep its owner from showing the same elsewhere.
  await requireNotTakenDown(tx, deployment.id);
  return withdraw(tx, deployment);
}
