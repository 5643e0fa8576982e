import { enqueue } from "~/jobs/enqueue.server";
import { db, type Tx } from "~/lib/db.server";
import { withoutWww } from "../domains/domain-names";
import type { DomainRow } from "../domains/domain-row";
import { domainRows } from "../domains/domain-rows";
import { claimDomain } from "../domains/claim-domain.server";
import type { EdgeWrite } from "../edge/edge-clock.server";
import { notWithdrawn } from "../deployment-record/is-shown";

/** The domain of a website that goes live: one that is known and goes on as it was, one that is to be verified, or none. */
export interface DomainPlan {
  brought: DomainRow | null;
  claimed: string | null;
}

interface Wish {
  /** The deployment that the website had; null for none. */
  deploymentId: number | null;
  customDomain: string | null;
  /** The live deployment whose domain it takes over, if that has one. */
  takesFrom?: number | undefined;
}

/**
 * Says what domain a website goes live with: the one that it takes over or that is wanted, else the one that it had. That comes back
 * as it was, unless somebody else has shown meanwhile that it is theirs.
 */
export async function planDomain({ deploymentId, customDomain, takesFrom }: Wish): Promise<DomainPlan> {
  const taken = takesFrom === undefined ? null : await findDomain(takesFrom);
  if (taken) return { brought: taken, claimed: null };
  const before = deploymentId === null ? null : await findDomain(deploymentId);
  const host = customDomain ? withoutWww(customDomain) : (before?.host ?? null);
  const comesBack = before?.verifiedAt && before.host === host && !(await isHeld(before.host));
  return comesBack ? { brought: before, claimed: null } : { brought: null, claimed: host };
}

const findDomain = (deploymentId: number) => db.domain.findUnique({ where: { deploymentId } });

const isHeld = async (host: string) => (await db.domain.count({ where: { host, verifiedAt: { not: null }, ...notWithdrawn } })) > 0;

/** Gives a website its domain in the transaction in which it goes live, and what renderers are to be told of it; null when that has changed since it was planned. */
export async function bringDomain(tx: Tx, deploymentId: number, { brought, claimed }: DomainPlan): Promise<EdgeWrite[] | null> {
  if (claimed !== null) await claimDomain(tx, deploymentId, claimed);
  if (!brought) return [];
  const { id, token, verifiedAt, showsWww } = brought;
  await tx.domain.deleteMany({ where: { deploymentId, NOT: { id } } });
  const { count } = await tx.domain.updateMany({ where: { id, token, verifiedAt, showsWww }, data: { deploymentId, withdrawnAt: null } });
  if (count === 0) return null;
  // Nobody has looked at it while it was withdrawn.
  await enqueue("verify_domain", { domainId: id }, { tx, key: String(id) });
  return domainRows({ ...brought, deploymentId });
}
