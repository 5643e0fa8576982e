import type { Tx } from "~/lib/db.server";
import { NotFoundError } from "~/lib/errors";
import { hostKey } from "~/published/edge-state";
import { withoutWww } from "./domain-names";
import { requireClaimable } from "./require-claimable.server";
import { claimDomain } from "./claim-domain.server";
import type { DeploymentView } from "../deployment-record/deployment-view.server";
import { advanceClock, writeEdgeRows, type EdgePosition } from "../edge/edge-clock.server";
import { findDeployment } from "../deployment-record/find-deployment.server";
import { lockDeployed } from "../deployment-record/lock-deployment.server";
import { publishingTransaction } from "../edge/publishing-transaction.server";
import { markSiteChanged } from "../deployment-record/mark-site-changed.server";
import { waitForRenderers } from "../edge/wait-for-renderers.server";

interface Input {
  actor: { userId: number };
  deploymentId: number;
  /** A host name in lower case, or null to give it up. */
  customDomain: string | null;
}

/**
 * Notes the domain that an owner wants a site to have. It leads nowhere until it is verified, for which it is checked
 * from now on; another name gets another token, the same name another 24 hours. A verified one that is given up leads
 * nowhere at once. @throws NotFoundError when the actor has no such deployment, InvalidError or ConflictError for a
 * domain that cannot be theirs
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

/** Gives the position to wait for when a name was taken off the renderers. */
async function replaceDomain(tx: Tx, { actor, deploymentId, customDomain }: Input): Promise<EdgePosition | null> {
  if (!(await lockDeployed(tx, { id: deploymentId, ownerId: actor.userId }))) throw new NotFoundError("There is no such deployment.");
  const before = await tx.domain.findUnique({ where: { deploymentId } });
  if (before?.host === customDomain && before.verifiedAt) return null;
  if (customDomain === null) await tx.domain.deleteMany({ where: { deploymentId } });
  else await claimDomain(tx, deploymentId, customDomain);
  if (!before?.verifiedAt) return null;
  // Its pages name their whole addresses.
  await markSiteChanged(tx, deploymentId, "domain");
  const position = await advanceClock(tx);
  await writeEdgeRows(tx, position, before.served.map((name) => ({ key: hostKey(name), value: null })));
  return position;
}
