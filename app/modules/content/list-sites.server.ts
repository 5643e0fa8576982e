import { db } from "~/lib/db.server";
import { isShown, standingTakeDowns } from "../publishing/is-shown";
import { siteAddress } from "../publishing/site-address.server";

/** A deployed website that a post can go to. */
export interface Site {
  id: number;
  /** Its title, or its subdomain where it has none. */
  name: string;
  /** Where it is, with a slash at its end. */
  address: string;
  /** Whether visitors see it. */
  isActive: boolean;
}

/** The actor's deployed websites, for the choice of one and the way to it. */
export async function listSites({ actor }: { actor: { userId: number } }): Promise<Site[]> {
  const rows = await db.deployment.findMany({
    where: { ownerId: actor.userId },
    select: { id: true, title: true, subdomain: true, isActive: true, takeDowns: standingTakeDowns, domain: { select: { host: true, showsWww: true, verifiedAt: true } } },
    orderBy: { createdAt: "desc" },
  });
  return rows.map((row) => ({ id: row.id, name: row.title || row.subdomain, address: siteAddress(row), isActive: isShown(row) }));
}
