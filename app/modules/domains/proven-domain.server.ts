import { enqueue } from "~/jobs/enqueue.server";
import type { Tx } from "~/lib/db.server";
import { notWithdrawn } from "../deployment-record/is-shown";
import type { EdgeWrite } from "../edge/edge-clock.server";
import type { DomainRow } from "./domain-row";
import { domainRows } from "./domain-rows";

interface Wanted {
  ownerId: number;
  host: string;
  /** The deployment whose own comes first, where it has it. */
  deploymentId: number | null;
}

/**
 * The domain that an owner has shown to be theirs for a website that is not live now, so that another one of theirs may
 * have it without a new record; null where there is none, or somebody else has shown meanwhile that it is theirs.
 */
export async function findProven(
  reader: Pick<Tx, "domain">,
  { ownerId, host, deploymentId }: Wanted,
): Promise<DomainRow | null> {
  if ((await reader.domain.count({ where: { host, verifiedAt: { not: null }, ...notWithdrawn } })) > 0) return null;
  const where = { host, verifiedAt: { not: null }, withdrawnAt: { not: null }, deployment: { ownerId } };
  const found = await reader.domain.findMany({ where, orderBy: { verifiedAt: "desc" } });
  return found.find((domain) => domain.deploymentId === deploymentId) ?? found[0] ?? null;
}

/**
 * Gives a deployment a domain that is known, with all that is known of it, in place of the one that it had; and what
 * renderers are to be told. Null when it has changed since it was read.
 */
export async function bringDomain(tx: Tx, deploymentId: number, domain: DomainRow): Promise<EdgeWrite[] | null> {
  const { id, token, verifiedAt, showsWww } = domain;
  await tx.domain.deleteMany({ where: { deploymentId, NOT: { id } } });
  const { count } = await tx.domain.updateMany({
    where: { id, token, verifiedAt, showsWww },
    data: { deploymentId, withdrawnAt: null },
  });
  if (count === 0) return null;
  // Nobody has looked at it while it was withdrawn.
  await enqueue("verify_domain", { domainId: id }, { tx, key: String(id) });
  return domainRows({ ...domain, deploymentId });
}
