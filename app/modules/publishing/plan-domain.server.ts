import { db, type Tx } from "~/lib/db.server";
import { claimDomain } from "../domains/claim-domain.server";
import { withoutWww } from "../domains/domain-names";
import type { DomainRow } from "../domains/domain-row";
import { bringDomain, findProven } from "../domains/proven-domain.server";
import type { EdgeWrite } from "../edge/edge-clock.server";

/**
 * The domain of a website that goes live: one that is known and goes on as it was, one that is to be verified, or none.
 */
export interface DomainPlan {
  brought: DomainRow | null;
  claimed: string | null;
}

interface Wish {
  ownerId: number;
  /** The deployment that the website had; null for none. */
  deploymentId: number | null;
  customDomain: string | null;
  /** The live deployment whose domain it takes over, if that has one. */
  takesFrom?: number | undefined;
}

/**
 * Says what domain a website goes live with: the one that it takes over or that is wanted, else the one that it had.
 * What its owner has shown to be theirs, for this website or for another one that is not live, comes as it was, unless
 * somebody else has shown meanwhile that it is theirs.
 */
export async function planDomain({ ownerId, deploymentId, customDomain, takesFrom }: Wish): Promise<DomainPlan> {
  const taken = takesFrom === undefined ? null : await findDomain(takesFrom);
  if (taken) return { brought: taken, claimed: null };
  const before = deploymentId === null ? null : await findDomain(deploymentId);
  const host = customDomain ? withoutWww(customDomain) : (before?.host ?? null);
  const brought = host === null ? null : await findProven(db, { ownerId, host, deploymentId });
  return brought ? { brought, claimed: null } : { brought: null, claimed: host };
}

const findDomain = (deploymentId: number) => db.domain.findUnique({ where: { deploymentId } });

/**
 * Gives a website its domain in the transaction in which it goes live, and what renderers are to be told of it; null
 * when that has changed since it was planned.
 */
export async function giveDomain(
  tx: Tx,
  deploymentId: number,
  { brought, claimed }: DomainPlan,
): Promise<EdgeWrite[] | null> {
  if (claimed !== null) await claimDomain(tx, deploymentId, claimed);
  return brought ? bringDomain(tx, deploymentId, brought) : [];
}
