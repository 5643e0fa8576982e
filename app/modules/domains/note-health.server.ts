import { enqueue } from "~/jobs/enqueue.server";
import type { Tx } from "~/lib/db.server";
import { advanceClock, writeEdgeRows, type EdgePosition } from "../edge/edge-clock.server";
import { lockDeployment } from "../deployment-record/lock-deployment.server";
import { publishingTransaction } from "../edge/publishing-transaction.server";
import { healthAfterCheck, nextHealthCheck } from "./domain-health";
import type { DomainRow } from "./domain-row";
import { domainRows } from "./domain-rows";
import { claimHint, type Judgement } from "./judge-lookup";

/**
 * Notes how a verified domain fares. One that is broken goes on being served, and its owner is told once; names that
 * lead here by now are served, too, from the position that is returned on. Null when there is nothing to wait for.
 */
export function noteHealth(domain: DomainRow, look: Judgement): Promise<EdgePosition | null> {
  return publishingTransaction(async (tx) => {
    await lockDeployment(tx, { id: domain.deploymentId });
    const served = [...new Set([...domain.served, ...look.leading])].sort();
    const noted = await note(tx, domain, { served, look });
    return noted && served.length > domain.served.length ? serve(tx, { ...domain, served }) : null;
  });
}

/** False when another look, or the owner, was faster. */
async function note(
  tx: Tx,
  domain: DomainRow,
  { served, look }: { served: string[]; look: Judgement },
): Promise<boolean> {
  const { id, token, showsWww, failedChecks } = domain;
  const now = new Date();
  const health = healthAfterCheck(domain, look.pointing, now);
  const isBroken = health.brokenAt !== null;
  const data = {
    ...health,
    served,
    checkedAt: now,
    lastError: look.pointing,
    hint: look.pointing === null ? claimHint(look) : null,
  };
  const { count } = await tx.domain.updateMany({
    where: { id, token, showsWww, failedChecks, verifiedAt: { not: null }, withdrawnAt: null },
    data,
  });
  if (count === 0) return false;
  if (isBroken && !domain.brokenAt) await enqueue("notify_domain", { domainId: id }, { tx, key: String(id) });
  const runAt = nextHealthCheck(health, now);
  if (runAt) await enqueue("verify_domain", { domainId: id }, { tx, key: String(id), runAt });
  return true;
}

async function serve(tx: Tx, domain: DomainRow): Promise<EdgePosition> {
  const position = await advanceClock(tx);
  await writeEdgeRows(tx, position, domainRows(domain));
  return position;
}
