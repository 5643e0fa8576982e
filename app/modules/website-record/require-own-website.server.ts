import { db } from "~/lib/db.server";
import { NotFoundError } from "~/lib/errors";

interface Input {
  actor: { userId: number };
  websiteId: number;
}

/** Asks whether a website is the actor's, before anything is kept for it. @throws NotFoundError when it is not */
export async function requireOwnWebsite({ actor, websiteId }: Input): Promise<void> {
  const owned = await db.website.count({ where: { id: websiteId, ownerId: actor.userId } });
  if (owned === 0) throw new NotFoundError("There is no such website.");
}
