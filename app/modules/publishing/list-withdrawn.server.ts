import { db } from "~/lib/db.server";
import { readableName } from "../domains/domain-names";

/** A website that was live and is not any more, with all that belongs to it. */
export interface WithdrawnView {
  id: number;
  analysisId: number;
  title: string;
  description: string | null;
  /** The name that it had last. */
  subdomain: string;
  /** The domain that comes back with it, as people write it. */
  domainText: string | null;
  withdrawnAt: Date;
}

/** The actor's websites that were live, the one that was so last first. */
export async function listWithdrawn({ actor }: { actor: { userId: number } }): Promise<WithdrawnView[]> {
  const rows = await db.deployment.findMany({
    where: { ownerId: actor.userId, withdrawnAt: { not: null } },
    select: {
      id: true,
      websiteId: true,
      title: true,
      description: true,
      subdomain: true,
      withdrawnAt: true,
      domain: { select: { host: true } },
    },
    orderBy: { withdrawnAt: "desc" },
  });
  return rows.map(({ websiteId: analysisId, domain, withdrawnAt, ...row }) => ({
    ...row,
    analysisId,
    domainText: domain && readableName(domain.host),
    // The query leaves the others out.
    withdrawnAt: withdrawnAt!,
  }));
}
