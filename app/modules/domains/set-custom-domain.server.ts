import type { Tx } from "~/lib/db.server";
import { hostKey } from "~/published/edge-state";
import { withoutWww } from "./domain-names";
import { requireClaimable } from "./require-claimable.server";
import { claimDomain } from "./claim-domain.server";
import type { DeploymentView } from "../deployment-record/deployment-view.server";
import { bringDomain, findProven } from "./proven-domain.server";
import { tellRenderers, type EdgePosition, type EdgeWrite } from "../edge/edge-clock.server";
import { findDeployment } from "../deployment-record/find-deployment.server";
import { lockDeployed, lockOwnDeployments } from "../deployment-record/lock-deployment.server";
import { publishingTransaction } from "../edge/publishing-transaction.server";
import { markSiteChanged } from "../deployment-record/mark-site-changed.server";
import { waitForRenderers } from "../edge/wait-for-renderers.server";
import { noSuchDeployment } from "../deployment-record/no-such-deployment";

interface Input {
  actor: { userId: number };
  deploymentId: number;
  /** A host name in lower case, or null to give it up. */
  customDomain: string | null;
}

/**
 * Notes the domain that an owner wants a site to have. It leads nowhere until it is verified, for which it is checked
 * from now on; another name gets another token, the same name another 24 hours. One that the owner has shown to be
 * theirs for a website that is not live moves over from there and leads here at once. A verified one that is given up
 * leads nowhere at once. @throws NotFoundError when the actor has no such deployment, InvalidError or ConflictError for
 * a domain that cannot be theirs
 */
export async function setCustomDomain(typed: Input): Promise<DeploymentView> {
  const input = { ...typed, customDomain: typed.customDomain && withoutWww(typed.customDomain) };
  const { actor, deploymentId, customDomain } = input;
  await findDeployment({ actor, deploymentId });
  if (customDomain !== null) await requireClaimable(customDomain, deploymentId);
  const position = await publishingTransaction((tx) => replaceDomain(tx, input));
  if (position) await waitForRenderers(position);
  return findDeployment({ actor, deploymentId });
}

/** Gives the position to wait for when renderers were told of a name. */
async function replaceDomain(tx: Tx, { actor, deploymentId, customDomain }: Input): Promise<EdgePosition | null> {
  // It may come from another one of theirs.
  await lockOwnDeployments(tx, actor.userId);
  if (!(await lockDeployed(tx, { id: deploymentId, ownerId: actor.userId }))) throw noSuchDeployment();
  const before = await tx.domain.findUnique({ where: { deploymentId } });
  if (before?.host === customDomain && before.verifiedAt) return null;
  const brought = await giveDomain(tx, { actor, deploymentId, customDomain });
  const served = before?.verifiedAt ? before.served : [];
  if (brought.length + served.length === 0) return null;
  // Its pages name their whole addresses.
  await markSiteChanged(tx, deploymentId, "domain");
  const kept = new Set(brought.map(({ key }) => key));
  const left = served.map((name) => ({ key: hostKey(name), value: null })).filter(({ key }) => !kept.has(key));
  return tellRenderers(tx, [...brought, ...left]);
}

/** Gives what renderers are to be told of a domain that leads to the deployment at once. */
async function giveDomain(tx: Tx, { actor, deploymentId, customDomain: host }: Input): Promise<EdgeWrite[]> {
  if (host === null) await tx.domain.deleteMany({ where: { deploymentId } });
  if (host === null) return [];
  const proven = await findProven(tx, { ownerId: actor.userId, host, deploymentId });
  const brought = proven && (await bringDomain(tx, deploymentId, proven));
  if (!brought) await claimDomain(tx, deploymentId, host);
  return brought ?? [];
}
