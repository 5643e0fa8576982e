import { enqueue } from "~/jobs/enqueue.server";
import { db, type Tx } from "~/lib/db.server";
import { withoutWww } from "../domains/domain-names";
import type { DomainRow } from "../domains/domain-row";
import { domainRows } from "../domains/domain-rows";
import { claimDomain } from "./claim-domain.server";
import type { EdgeWrite } from "./edge-clock.server";
import { notWithdrawn } from "./is-shown";

/** The domain of a website that goes live: one that is verified and answers at once, one that is to be verified, or none. */
export interface DomainPlan {
  verified: DomainRow | null;
  claimed: string | null;
}

/**
 * Says what domain a website goes live with: the one that is wanted, else the one that it had. That comes back as it was, unless
 * somebody else has shown meanwhile that it is theirs.
 */
export async function planDomain({ deploymentId, customDomain }: { deploymentId: number | null; customDomain: string | null }): Promise<DomainPlan> {
  const before = deploymentId === null ? null : await db.domain.findUnique({ where: { deploymentId } });
  const host = customDomain ? withoutWww(customDomain) : (before?.host ?? null);
  const comesBack = before?.verifiedAt && before.host === host && !(await isHeld(before.host));
  return comesBack ? { verified: before, claimed: null } : { verified: null, claimed: host };
}

const isHeld = async (host: string) => (await db.domain.count({ where: { host, verifiedAt: { not: null }, ...notWithdrawn } })) > 0;

/** Gives a website its domain in the transaction in which it goes live, and what renderers are to be told of it. */
export async function bringDomain(tx: Tx, deploymentId: number, { verified, claimed }: DomainPlan): Promise<EdgeWrite[]> {
  if (claimed !== null) await claimDomain(tx, deploymentId, claimed);
  if (!verified) return [];
  const { id } = verified;
  await tx.domain.update({ where: { id }, data: { withdrawnAt: null } });
  // Nobody has looked at it while it was withdrawn.
  await enqueue("verify_domain", { domainId: id }, { tx, key: String(id) });
  return domainRows(verified);
}
