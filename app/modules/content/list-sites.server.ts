import { db } from "~/lib/db.server";

/** A deployed website that a post can go to. */
export interface Site {
  id: number;
  /** Its title, or its subdomain where it has none. */
  name: string;
}

/** The actor's deployed websites, for the choice of one. */
export async function listSites({ actor }: { actor: { userId: number } }): Promise<Site[]> {
  const rows = await db.deployment.findMany({
    where: { ownerId: actor.userId },
    select: { id: true, title: true, subdomain: true },
    orderBy: { createdAt: "desc" },
  });
  return rows.map(({ id, title, subdomain }) => ({ id, name: title || subdomain }));
}
