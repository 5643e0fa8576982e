import { enqueue } from "~/jobs/enqueue.server";
import type { Tx } from "~/lib/db.server";
import { isUniqueViolation } from "~/lib/unique-violation";
import { hostKey } from "~/published/edge-state";
import { advanceClock, writeEdgeRows, type EdgePosition } from "../edge/edge-clock.server";
import { publishingTransaction } from "../edge/publishing-transaction.server";
import { lockDeployment } from "../deployment-record/lock-deployment.server";
import { markSiteChanged } from "../deployment-record/mark-site-changed.server";
import type { DomainRow } from "./domain-row";
import { domainRows } from "./domain-rows";
import { claimHint, type Judgement } from "./judge-lookup";
import { domainTaken } from "./require-claimable.server";

/** Said to who had a domain until somebody else showed that it is theirs. */
export const MOVED =
  "Somebody else has shown with a TXT record of their own that this domain is theirs now, and yours is gone. It leads to their website.";

/**
 * Gives a domain to its deployment: from the position that is returned on, renderers answer for its names. Who had it
 * loses it in the same moment, if DNS no longer says that it is theirs. Null when its owner has given it up or changed
 * it meanwhile. @throws ConflictError when another deployment has it
 */
export async function markVerified(domain: DomainRow, look: Judgement): Promise<EdgePosition | null> {
  try {
    return await publishingTransaction((tx) => verify(tx, domain, look));
  } catch (error) {
    throw isUniqueViolation(error, "domains_verified_host_key") ? domainTaken() : error;
  }
}

async function verify(
  tx: Tx,
  { id, deploymentId, host, token, showsWww }: DomainRow,
  look: Judgement,
): Promise<EdgePosition | null> {
  const holder = await tx.domain.findFirst({
    where: { host, verifiedAt: { not: null }, withdrawnAt: null, NOT: { id } },
  });
  if (holder && look.texts.includes(holder.token)) throw domainTaken();
  await lockInOrder(tx, [deploymentId, ...(holder ? [holder.deploymentId] : [])]);
  const released = holder ? await release(tx, holder) : [];
  const now = new Date();
  const well = { lastError: null, failedChecks: 0, failingSince: null, brokenAt: null, recoveredAt: null };
  const data = { ...well, verifiedAt: now, checkedAt: now, served: look.leading, hint: claimHint(look) };
  const { count } = await tx.domain.updateMany({ where: { id, token, verifiedAt: null, withdrawnAt: null }, data });
  // Rolls back what was taken from the holder.
  if (count === 0 && holder) throw domainTaken();
  if (count === 0) return null;
  // Its pages name their whole addresses.
  await markSiteChanged(tx, deploymentId, "domain checked");
  const position = await advanceClock(tx);
  const left = released.filter((name) => !look.leading.includes(name));
  const rows = domainRows({ deploymentId, host, showsWww, served: look.leading });
  await writeEdgeRows(tx, position, [...rows, ...left.map((name) => ({ key: hostKey(name), value: null }))]);
  return position;
}

/** Two that move domains between the same deployments wait for each other, never in a circle. */
async function lockInOrder(tx: Tx, deploymentIds: number[]): Promise<void> {
  for (const id of deploymentIds.sort((a, b) => a - b)) await lockDeployment(tx, { id });
}

/** Gives the names that were served for it. */
async function release(tx: Tx, { id, deploymentId, token, served }: DomainRow): Promise<string[]> {
  const data = { verifiedAt: null, served: [], hint: null, lastError: MOVED, brokenAt: null, recoveredAt: null };
  const { count } = await tx.domain.updateMany({
    where: { id, token, verifiedAt: { not: null }, withdrawnAt: null },
    data,
  });
  if (count === 0) return [];
  await markSiteChanged(tx, deploymentId, "domain checked");
  await enqueue("notify_domain", { domainId: id }, { tx, key: String(id) });
  return served;
}
