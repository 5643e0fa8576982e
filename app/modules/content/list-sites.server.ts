import { db } from "~/lib/db.server";
import { isShown, standingTakeDowns } from "../deployment-record/is-shown";
import { siteAddress } from "../deployment-record/site-address.server";

/** A website that is deployed, or was: where posts and figures belong. */
export interface DeployedSite {
  id: number;
  /** Its title, or its subdomain where it has none. */
  name: string;
  /** Where it is, with a slash at its end. */
  address: string;
  /** Whether visitors see it. */
  isActive: boolean;
  /** Whether it was taken off the web; its address leads nowhere then. */
  isWithdrawn: boolean;
}

/** The actor's websites that are or were deployed, the live one first, for the choice of one and the way to it. */
export async function listSites({ actor }: { actor: { userId: number } }): Promise<DeployedSite[]> {
  const rows = await db.deployment.findMany({
    where: { ownerId: actor.userId },
    select: {
      id: true,
      title: true,
      subdomain: true,
      isActive: true,
      withdrawnAt: true,
      takeDowns: standingTakeDowns,
      domain: { select: { host: true, showsWww: true, verifiedAt: true } },
    },
    orderBy: [{ withdrawnAt: { sort: "desc", nulls: "first" } }, { createdAt: "desc" }],
  });
  return rows.map((row) => ({
    id: row.id,
    name: row.title || row.subdomain,
    address: siteAddress(row),
    isActive: isShown(row),
    isWithdrawn: row.withdrawnAt !== null,
  }));
}
