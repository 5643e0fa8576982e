import { enqueue } from "~/jobs/enqueue.server";
import type { Tx } from "~/lib/db.server";
import { makeVerificationToken } from "./verification-token";

/** Nothing is known of a domain that was just set. */
const UNVERIFIED = {
  verifiedAt: null,
  checkedAt: null,
  lastError: null,
  showsWww: false,
  served: [],
  hint: null,
  failedChecks: 0,
  failingSince: null,
  brokenAt: null,
  recoveredAt: null,
  withdrawnAt: null,
};

/**
 * Notes the domain that a deployment is to have, in place of the one that it had. It leads nowhere until it is
 * verified, for which it is looked at from now on; the same one as before keeps its token.
 */
export async function claimDomain(tx: Tx, deploymentId: number, host: string): Promise<void> {
  const before = await tx.domain.findUnique({ where: { deploymentId }, select: { host: true, token: true } });
  const token = before?.host === host ? before.token : makeVerificationToken();
  const data = { ...UNVERIFIED, host, token, createdAt: new Date() };
  const { id } = await tx.domain.upsert({ where: { deploymentId }, create: { ...data, deploymentId }, update: data });
  await enqueue("verify_domain", { domainId: id }, { tx, key: String(id) });
}
