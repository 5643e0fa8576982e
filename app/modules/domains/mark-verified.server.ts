import { isUniqueViolation } from "~/lib/unique-violation";
import { hostKey, type HostState } from "~/published/edge-state";
import { advanceClock, writeEdgeRows, type EdgePosition } from "../publishing/edge-clock.server";
import { publishingTransaction } from "../publishing/publishing-transaction.server";
import { lockDeployment } from "../publishing/lock-deployment.server";
import { markSiteChanged } from "../publishing/republish-site.server";
import { domainTaken } from "./require-claimable.server";

interface Verified {
  id: number;
  deploymentId: number;
  host: string;
  token: string;
}

/**
 * Gives a domain to its deployment: from the position that is returned on, renderers answer for it. Null when its
 * owner has given it up or changed it meanwhile. @throws ConflictError when another deployment has it
 */
export async function markVerified({ id, deploymentId, host, token }: Verified): Promise<EdgePosition | null> {
  try {
    return await publishingTransaction(async (tx) => {
      await lockDeployment(tx, { id: deploymentId });
      const now = new Date();
      const data = { served: [host], verifiedAt: now, checkedAt: now, lastError: null };
      const { count } = await tx.domain.updateMany({ where: { id, token, verifiedAt: null }, data });
      if (count === 0) return null;
      // Its pages name their whole addresses.
      await markSiteChanged(tx, deploymentId, "domain");
      const position = await advanceClock(tx);
      const state: HostState = { deploymentId };
      await writeEdgeRows(tx, position, [{ key: hostKey(host), value: state }]);
      return position;
    });
  } catch (error) {
    throw isUniqueViolation(error, "domains_verified_host_key") ? domainTaken() : error;
  }
}
